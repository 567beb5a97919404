/** Apart by more than this, both the time of an act and of its record are said. */
const SAME_TIME_MS = 2 * 60 * 1000;

/** Whether an act was entered so long after it was done that both times are said. Times as ISO 8601; null: never. */
export const isRecordedLate = (actAt: string | null, recordedAt: string | null): recordedAt is string =>
  actAt !== null && recordedAt !== null && Date.parse(recordedAt) - Date.parse(actAt) > SAME_TIME_MS;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits after the first failed attempts; each later one waits as long as the last. docs/webhooks.md lists them. */
const WAITS_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
] as const;
/** So that the retries of many deliveries do not come at one moment. */
const JITTER = 0.2;
const GIVEN_UP_AFTER_MS = 24 * HOUR_MS;
/** Of an event that is old when it is first sent. They take an hour and 43 minutes. */
const FEWEST_ATTEMPTS = WAITS_MS.length + 1;

interface Failed {
  /** This one included. */
  attempts: number;
  /** When the event happened. */
  since: Date;
  now: Date;
}

/** When a delivery that failed is tried again; null where it is given up. */
export function nextAttemptAt({ attempts, since, now }: Failed): Date | null {
  const isOld = now.getTime() - since.getTime() >= GIVEN_UP_AFTER_MS;
  if (isOld && attempts >= FEWEST_ATTEMPTS) return null;
  const wait = WAITS_MS[attempts - 1] ?? HOUR_MS;
  return new Date(now.getTime() + wait * (1 + JITTER * (2 * Math.random() - 1)));
}

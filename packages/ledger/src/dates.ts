/** The day in UTC as the field writes it: 21NOV2026. */
export function dayOf(at: Date): string {
  const [, day, month, year] = /^\w+, (\d+) (\w+) (\d+)/.exec(at.toUTCString()) ?? [];
  return `${day}${month?.toUpperCase()}${year}`;
}

/** The same with the time of day: 21NOV2026 0604Z. */
export const momentOf = (at: Date): string =>
  `${dayOf(at)} ${at.toISOString().slice(11, 16).replace(':', '')}Z`;

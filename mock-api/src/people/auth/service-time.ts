/** Whole months from a day, YYYY-MM-DD, to a time; 0 for a day to come. */
function fullMonths(day: string, at: Date): number {
  const start = new Date(`${day}T00:00:00Z`);
  const months = (at.getUTCFullYear() - start.getUTCFullYear()) * 12 + at.getUTCMonth() - start.getUTCMonth();
  return Math.max(0, at.getUTCDate() < start.getUTCDate() ? months - 1 : months);
}

export const fullYears = (day: string, at: Date): number => Math.floor(fullMonths(day, at) / 12);

const counted = (count: number, word: string) =>
  count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`;

/** Time since a day, e.g. '1 year 4 months'; 'less than a month' before the first is over. */
export function monthsInWords(day: string, at: Date): string {
  const months = fullMonths(day, at);
  return (
    [counted(Math.floor(months / 12), 'year'), counted(months % 12, 'month')].filter(Boolean).join(' ') ||
    'less than a month'
  );
}

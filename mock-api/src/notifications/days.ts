const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;

const two = (number: number): string => String(number).padStart(2, '0');

/** YYYY-MM-DD in the unit's local time, so many days from `now`. */
export function dayFrom(now: Date, days: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** DDMMMYYYY of a day that is written YYYY-MM-DD. */
export function militaryDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}${MONTHS[Number(month) - 1] ?? ''}${year}`;
}

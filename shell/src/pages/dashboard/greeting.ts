import { abbreviateRank, type UserDto } from '@hand-receipt/contracts';

const partOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

/** `Good morning, CPT Halloran`; the last word of the name stands in for a last name that is missing. */
export function greeting(
  { rank, name, lastName }: Pick<UserDto, 'rank' | 'name' | 'lastName'>,
  now: Date,
): string {
  const called = lastName || name.trim().split(/\s+/).pop() || '';
  return `Good ${partOfDay(now.getHours())}, ${abbreviateRank(rank)} ${called}`.trimEnd();
}

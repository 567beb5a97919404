import { createProgram } from '../src/inventory';
import { type Act, daysAgo } from './story';

const two = (number: number): string => String(number).padStart(2, '0');

/** The month after that of `now`, YYYY-MM: nothing of it is due in the demo company's first days. */
function nextMonth(now: Date): string {
  const first = new Date(now.getFullYear(), now.getMonth() + 1, 1);
  return `${first.getFullYear()}-${two(first.getMonth() + 1)}`;
}

/** The company counts a share of the book and all sensitive items each month, from the next one on. */
export const programs = (now: Date): Act[] => {
  const at = daysAgo(now, 3, '1120');
  const firstMonth = nextMonth(now);
  const planned = [
    { kind: 'cyclic', title: 'Cyclic' },
    { kind: 'sensitive', title: 'Sensitive items' },
  ] as const;
  return planned.map(({ kind, title }) => ({
    at,
    async play({ as }) {
      const months = { cadence: 'monthly', firstMonth } as const;
      await as('brandt', at, (work) => createProgram(work, { kind, title, unitId: 'B', ...months }));
    },
  }));
};

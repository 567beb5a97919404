import fc from 'fast-check';
import { planCycle } from '../../src/inventory/program/plan-cycle';
import {
  addMonths,
  cycleStartOf,
  endOfMonth,
  endsCycle,
  programMonths,
} from '../../src/inventory/program/program-months';

const MONTHS = programMonths('monthly', '2026-11-01', '2027-11-01');

const anyGroups = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 60 })
  .chain((keys) =>
    fc.tuple(...keys.map((key) => fc.integer({ min: 1, max: 80 }).map((items) => ({ key, items })))),
  );

test('INVT-03 each group is planned for one month of the cycle, and the order of the book does not matter', () => {
  fc.assert(
    fc.property(anyGroups, fc.func(fc.integer()), (groups, shuffle) => {
      const plan = planCycle(groups, MONTHS);
      expect([...plan.keys()].sort()).toEqual(groups.map(({ key }) => key).sort());
      for (const month of plan.values()) expect(MONTHS).toContain(month);
      const shuffled = [...groups].sort((one, other) => shuffle(one.key) - shuffle(other.key));
      expect([...planCycle(shuffled, MONTHS)].sort()).toEqual([...plan].sort());
    }),
  );
});

test('no month has more than the lightest one and its own smallest group', () => {
  fc.assert(
    fc.property(anyGroups, (groups) => {
      const plan = planCycle(groups, MONTHS);
      const load = (month: string) => groups.filter(({ key }) => plan.get(key) === month);
      const sums = MONTHS.map((month) => load(month).reduce((sum, { items }) => sum + items, 0));
      const least = Math.min(...sums);
      for (const [index, month] of MONTHS.entries()) {
        const smallest = Math.min(...load(month).map(({ items }) => items));
        if (load(month).length > 0) expect(sums[index]! - smallest).toBeLessThanOrEqual(least);
      }
    }),
  );
});

test('months are told over the turn of a year, and a quarterly program has every third', () => {
  expect(addMonths('2026-11-01', 3)).toBe('2027-02-01');
  expect(addMonths('2027-02-01', -3)).toBe('2026-11-01');
  expect(programMonths('quarterly', '2026-11-01', '2027-11-01')).toEqual([
    '2026-11-01',
    '2027-02-01',
    '2027-05-01',
    '2027-08-01',
  ]);
  expect(cycleStartOf('2026-11-01', '2027-10-01')).toBe('2026-11-01');
  expect(cycleStartOf('2026-11-01', '2027-11-01')).toBe('2027-11-01');
  expect(MONTHS.filter((month) => endsCycle('2026-11-01', month))).toEqual(['2027-10-01']);
  expect(endOfMonth('2028-02-01')).toEqual(new Date(2028, 1, 29, 23, 59));
});

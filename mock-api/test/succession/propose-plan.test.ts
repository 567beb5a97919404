import { proposePlan } from '../../src/succession/propose-plan';
import type { SectionItems } from '../../src/succession/set-items';

/** Sections of so many items, by the name of their holder. */
const groups = (sizes: Record<string, number>): SectionItems[] =>
  Object.entries(sizes).map(([subUserId, count]) => ({
    kind: 'sub',
    subUserId,
    items: Array.from({ length: count }, (_, n) => ({ id: `P-${n}`, isSensitive: false, chain: [] })),
  }));
const daysOf = (plan: ReturnType<typeof proposePlan>) => plan.map(({ subUserId, day }) => [subUserId, day]);

test('SUCC-18 sections are proposed smallest first, up to 75 items a working day', () => {
  // 27NOV2026 is a Friday.
  const plan = proposePlan(groups({ petrov: 50, voss: 30, navarro: 40, tanaka: 90 }), [], '2026-11-27');
  expect(daysOf(plan)).toEqual([
    ['voss', '2026-11-27'],
    ['navarro', '2026-11-27'],
    ['petrov', '2026-11-30'],
    ['tanaka', '2026-12-01'],
  ]);
});

test('a plan that starts on a weekend starts on Monday', () => {
  expect(daysOf(proposePlan(groups({ voss: 1 }), [], '2026-11-28'))).toEqual([['voss', '2026-11-30']]);
});

test('what comes in later is added after the sections of the plan', () => {
  const known = [{ number: 4, kind: 'sub' as const, subUserId: 'voss', day: '2026-11-27' }];
  const plan = proposePlan(groups({ voss: 3, petrov: 2 }), known, '2026-11-27');
  expect(plan).toMatchObject([{ number: 5, subUserId: 'petrov', day: '2026-11-30', included: true }]);
});

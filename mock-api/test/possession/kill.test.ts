import { expectOnce, KilledCounter, type Step } from './killed-counter';

let counter: KilledCounter;
beforeAll(async () => {
  counter = await KilledCounter.make();
}, 240_000);
afterAll(() => counter.remove());

/** Milliseconds: before the answer to a step, and in the middle of a commit. */
const MOMENTS: readonly [Step, number][] = [
  ['scan', 0],
  ['prepare', 5],
  ['commit', 15],
];

test('CNTR-44 killed after scan, prepare and commit, the server has the receipt or nothing, and never a second hand-over', async () => {
  const done: string[] = [];
  for (const [step, wait] of MOMENTS) done.push(await expectOnce(counter, step, wait));
  expect(await counter.read()).toEqual({ handovers: done.sort(), out: 0, findings: [] });
}, 240_000);

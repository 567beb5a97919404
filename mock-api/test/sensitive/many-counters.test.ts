import { type ManyCounters, manyCounters } from './many-counters';

const PEOPLE = 14;
const LINES = 40;
const ALL = Array.from({ length: LINES }, (_, line) => line);

let count: ManyCounters;
beforeAll(async () => {
  count = await manyCounters(PEOPLE, LINES);
}, 300_000);

test('INVT-20 INVT-33 fourteen people who read the same lines at once leave one row and one event of each', async () => {
  const answers = await count.read(ALL);
  expect(answers).toEqual({ verified: LINES, 'already-verified': LINES * (PEOPLE - 1) });
  expect(await count.written()).toEqual({ lines: LINES, rows: LINES, events: LINES });
  expect(await count.close()).toEqual({ counted: LINES, expected: LINES });
  expect(await count.company.findings()).toEqual([]);
}, 300_000);

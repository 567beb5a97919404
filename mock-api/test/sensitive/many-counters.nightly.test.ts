import { type ManyCounters, manyCounters } from './many-counters';

const PEOPLE = 8;
const LINES = 5_000;

let count: ManyCounters;
beforeAll(async () => {
  count = await manyCounters(PEOPLE, LINES);
}, 600_000);

test('INVT-20 of 5,000 lines that eight people read at once, nothing is lost and nothing counted twice', async () => {
  // Each line is read by two people, who begin at different ends of their share.
  const share = LINES / (PEOPLE / 2);
  const pairs = Array.from({ length: PEOPLE / 2 }, (_, pair) => pair);
  const answers = await Promise.all(
    pairs.map((pair) =>
      count.read(
        Array.from({ length: share }, (_, line) => pair * share + line),
        [2 * pair, 2 * pair + 1],
      ),
    ),
  );
  const sum = (kind: string) => answers.reduce((total, answer) => total + (answer[kind] ?? 0), 0);
  expect([sum('verified'), sum('already-verified')]).toEqual([LINES, LINES]);
  expect(await count.written()).toEqual({ lines: LINES, rows: LINES, events: LINES });
  expect(await count.close()).toEqual({ counted: LINES, expected: LINES });
  expect(await count.company.findings()).toEqual([]);
}, 1_800_000);

import { expectOnce, KilledCounter, type Step } from './killed-counter';

const ROUNDS = 50;
/** A commit takes about so long; later kills come after it. */
const LONGEST_MS = 120;
const STEPS: readonly Step[] = ['scan', 'prepare', 'commit'];

let counter: KilledCounter;
beforeAll(async () => {
  counter = await KilledCounter.make();
}, 240_000);
afterAll(() => counter.remove());

test.each(STEPS)(
  'CNTR-44 killed 50 times at any moment of %s, the server has each hand-over once and loses none that it acknowledged',
  async (step) => {
    const before = (await counter.read()).handovers;
    const done: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      done.push(await expectOnce(counter, step, (LONGEST_MS * round) / ROUNDS));
    }
    expect(await counter.read()).toEqual({ handovers: [...before, ...done].sort(), out: 0, findings: [] });
  },
  900_000,
);

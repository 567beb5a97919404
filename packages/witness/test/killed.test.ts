import { IndependentLog, cosignedAt, hashOf } from './independent-log';
import { ServingWitness, buildWitness, newWitness } from './witness-process';

const ROUNDS = 20;
/** Most of the time goes by while processes start. */
const AT_ONCE = 4;
/** Whether the size of the killed request must be remembered after it. */
const STEPS = [
  ['before the temporary file', false],
  ['after fsync', false],
  ['after rename', true],
  ['before the answer', true],
] as const;

beforeAll(buildWitness);

/** Everything that a witness has ever cosigned, in order. */
class Cosigned {
  readonly #all: { size: number; text: string }[] = [];

  constructor(readonly vkey: string) {}

  add(size: number, text: string, line: string): void {
    expect(cosignedAt(this.vkey, text, line)).toBeGreaterThan(0n);
    const last = this.#all.at(-1);
    expect(size).toBeGreaterThanOrEqual(last?.size ?? 0);
    for (const before of this.#all) if (before.size === size) expect(text).toBe(before.text);
    this.#all.push({ size, text });
  }
}

/** Asks for one size, of the log or of a fork of it. */
async function ask(
  witness: ServingWitness,
  log: IndependentLog,
  cosigned: Cosigned,
  old: number,
  size: number,
) {
  const { status, body } = await witness.add(log.request(old, size));
  if (status === 200) cosigned.add(size, log.text(size), body);
  return status;
}

async function round(step: string, isStored: boolean, number: number): Promise<void> {
  const log = new IndependentLog('hand-receipt.test/b-co');
  const { dir, vkey } = await newWitness(log.key.vkey);
  const cosigned = new Cosigned(vkey);
  const [small, large] = [1 + number, 30 + number];

  const first = await ServingWitness.start(dir, 'fail-at.mjs', { FAIL_AT: step, FAIL_ON: '2' });
  expect(await ask(first, log, cosigned, 0, small)).toBe(200);
  await expect(first.add(log.request(small, large))).rejects.toThrow();
  expect(await first.ended).toBeNull();

  const second = await ServingWitness.start(dir);
  const known = isStored ? large : small;
  const { body: note } = await second.send({ url: `/${hashOf(log.origin)}/checkpoint` });
  expect(note).toContain(log.text(known));
  cosigned.add(known, log.text(known), note.slice(note.lastIndexOf('— ')));

  // A fork from the beginning of the log is tried before the log's own checkpoint.
  const fork = log.fork(small - 1);
  expect(await ask(second, fork, cosigned, known, large)).toBe(422);
  expect(await ask(second, log, cosigned, small, large)).toBe(isStored ? 409 : 200);
  expect(await ask(second, log, cosigned, large, large)).toBe(200);
  expect(await ask(second, fork, cosigned, large, large)).toBe(422);
  expect(await ask(second, log, cosigned, large, large + 5)).toBe(200);
  await second.stop();
}

test.each(STEPS)(
  'EVID-36 a witness killed %s, 20 times, never cosigns two roots for one size nor a smaller size',
  async (step, isStored) => {
    for (let number = 1; number <= ROUNDS; number += AT_ONCE) {
      const numbers = Array.from({ length: AT_ONCE }, (_, more) => number + more);
      await Promise.all(numbers.map((each) => round(step, isStored, each)));
    }
  },
  300_000,
);

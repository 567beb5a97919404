import { nodeTools } from '@hand-receipt/ledger/node';
import fc from 'fast-check';
import { readKey } from '../src/folder';
import { Witness } from '../src/witness';
import { IndependentLog, NoteKey, cosignedAt } from './independent-log';
import { newWitness } from './witness-process';

const ORIGIN = 'hand-receipt.test/b-co';
const RUNS = 100;
const REQUESTS = 100;

const steps = fc.array(
  fc.record({
    /** Of the log itself, or of a fork that leaves it after 6 events. */
    forked: fc.boolean(),
    /** How the old size is chosen: the right one three times of four. */
    old: fc.oneof({ arbitrary: fc.constant(null), weight: 3 }, { arbitrary: fc.nat(40), weight: 1 }),
    more: fc.integer({ min: -2, max: 4 }),
    proof: fc.constantFrom('right', 'right', 'right', 'short', 'long', 'changed'),
    signed: fc.constantFrom('by the log', 'by the log', 'by the log', 'by a stranger'),
  }),
  { minLength: REQUESTS, maxLength: REQUESTS },
);

type Plan = typeof steps extends fc.Arbitrary<infer T> ? T : never;

function spoil(proof: string[], how: string): string[] {
  const other = Buffer.alloc(32, 7).toString('base64');
  if (how === 'short') return proof.slice(1);
  if (how === 'long') return [...proof, other];
  return how === 'changed' && proof.length > 0 ? [other, ...proof.slice(1)] : proof;
}

interface Seen {
  size: number;
  root: string;
}

/** The table of what is answered, once more. */
function statusOf(
  seen: Seen,
  old: number,
  size: number,
  from: IndependentLog,
  proof: string[],
  trusted: boolean,
) {
  if (!trusted) return 403;
  if (old > size) return 400;
  if (old !== seen.size) return 409;
  const isRight = proof.join() === from.proof(old, size).join();
  const continues = old === 0 || from.root(0, old).toString('base64') === seen.root;
  return isRight && continues ? 200 : 422;
}

async function play(plan: Plan): Promise<void> {
  const log = new IndependentLog(ORIGIN);
  const fork = log.fork(6);
  const stranger = new NoteKey(ORIGIN);
  const { dir, vkey } = await newWitness(log.key.vkey);
  const witness = new Witness(
    { dir, tools: nodeTools, witnessKey: vkey },
    await readKey(dir),
    () => 1_790_000_000n,
  );
  await witness.readLogs();
  let seen: Seen = { size: 0, root: log.root(0, 0).toString('base64') };
  for (const step of plan) {
    const from = step.forked ? fork : log;
    const old = step.old ?? seen.size;
    const size = Math.max(0, seen.size + step.more);
    const proof = spoil(old <= size ? from.proof(old, size) : [], step.proof);
    const trusted = step.signed === 'by the log';
    const body = from.request(old, size, { proof, note: from.note(size, trusted ? log.key : stranger) });
    const [status, line] = await witness.addCheckpoint(Buffer.from(body));
    expect({ step, old, size, status }).toMatchObject({
      status: statusOf(seen, old, size, from, proof, trusted),
    });
    if (status === 409) expect(line).toBe(String(seen.size));
    if (status !== 200) continue;
    // What was cosigned before is the beginning of this: no size falls, and no size has two roots.
    cosignedAt(vkey, from.text(size), `${line}\n`);
    expect(size).toBeGreaterThanOrEqual(seen.size);
    expect(from.root(0, seen.size).toString('base64')).toBe(seen.root);
    seen = { size, root: from.root(0, size).toString('base64') };
  }
}

test('EVID-35 10,000 random requests are answered as the table says, and every cosigned root begins the next', async () => {
  await fc.assert(fc.asyncProperty(steps, play), { numRuns: RUNS });
}, 300_000);

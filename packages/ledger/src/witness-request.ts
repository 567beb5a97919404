import { fromBase64, fromUtf8, sameBytes, toBase64 } from './bytes';
import { type Checkpoint, parseCheckpoint } from './checkpoint';
import { verifyConsistency } from './consistency';
import { isDecimal } from './decimal';
import { LedgerError, must } from './errors';
import { HASH_BYTES, type Hash, type TreeHasher } from './hashing';
import { type Note, parseNote } from './note';

/** What a log asks of a witness, with nothing verified: to cosign a checkpoint that continues one it has seen. */
export interface WitnessRequest {
  /** The size that the witness has seen; 0 for none. */
  old: bigint;
  /** That the tree of `old` events is the beginning of the checkpoint's. */
  proof: Hash[];
  note: Note;
  checkpoint: Checkpoint;
}

const MAX_PROOF_LINES = 63;
const SIZES = 2n ** 64n;

/** The body of C2SP tlog-witness `add-checkpoint`. */
export const formatWitnessRequest = (old: bigint, proof: readonly Hash[], note: string): string =>
  [`old ${old}`, ...proof.map(toBase64), '', note].join('\n');

/** Takes such a body apart. @throws LedgerError where it is malformed. */
export function parseWitnessRequest(bytes: Uint8Array): WitnessRequest {
  const body = fromUtf8(bytes);
  const end = body.indexOf('\n\n');
  must(end >= 0, 'There is no empty line.');
  must(!body.includes('\r'), 'There is a carriage return.');
  const [first = '', ...lines] = body.slice(0, end).split('\n');
  must(first.startsWith('old '), 'The first line is not an old size.');
  const old = first.slice('old '.length);
  must(isDecimal(old) && BigInt(old) < SIZES, 'The old size is not a number below 2^64.');
  must(lines.length <= MAX_PROOF_LINES, 'The proof has more than 63 lines.');
  const proof = lines.map(fromBase64);
  must(
    proof.every((hash) => hash.length === HASH_BYTES),
    'A line of the proof is not 32 bytes long.',
  );
  const note = parseNote(body.slice(end + 2));
  const checkpoint = parseCheckpoint(note.text);
  must(checkpoint.size < SIZES, 'The size of the checkpoint is not below 2^64.');
  return { old: BigInt(old), proof, note, checkpoint };
}

/** What a witness answers: a status, and one line without its end. */
export type WitnessAnswer = readonly [status: number, line: string];

/**
 * Holds a request against the checkpoint that the witness remembers, in the order of C2SP tlog-witness.
 *
 * @param known null where the witness has seen nothing of the log
 * @returns the answer to the first check that fails; null where the checkpoint may be cosigned.
 */
export function refusalOf(
  { old, proof, checkpoint: { size, root } }: WitnessRequest,
  known: Checkpoint | null,
  hasher: TreeHasher,
): WitnessAnswer | null {
  const from = known ?? { size: 0n, root: hasher.empty() };
  if (old > size) return [400, 'The old size is larger than the checkpoint.'];
  if (old !== from.size) return [409, String(from.size)];
  if (size === 0n && !sameBytes(root, hasher.empty())) return [422, 'The root of the empty tree is wrong.'];
  if (old === 0n) return proof.length > 0 ? [422, 'A proof from size 0 is empty.'] : null;
  try {
    verifyConsistency({ from: old, to: size, fromRoot: from.root, toRoot: root, proof }, hasher);
    return null;
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    if (old === size) return [422, 'The checkpoint differs from the one remembered at that size.'];
    return [422, 'The consistency proof does not hold.'];
  }
}

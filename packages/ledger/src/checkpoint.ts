import { fromBase64, toBase64 } from './bytes';
import { isDecimal } from './decimal';
import { must } from './errors';
import { HASH_BYTES, type Hash } from './hashing';
import { type Signer, openNote, signNote } from './note';
import type { Verifier } from './verifier';

/** What a log commits to: this many events have this root. */
export interface Checkpoint {
  /** Name of the log. */
  origin: string;
  size: bigint;
  root: Hash;
}

/** The text of a checkpoint by C2SP tlog-checkpoint. @throws LedgerError where a part cannot be written. */
export function formatCheckpoint({ origin, size, root }: Checkpoint): string {
  must(origin.length > 0 && !origin.includes('\n'), 'The origin is one line that is not empty.');
  must(root.length === HASH_BYTES, 'The root is not 32 bytes long.');
  return `${origin}\n${size}\n${toBase64(root)}\n`;
}

/** Reads the text of a checkpoint. Extension lines are allowed and passed over. @throws LedgerError */
export function parseCheckpoint(text: string): Checkpoint {
  must(text.endsWith('\n'), 'The last line of the checkpoint is not finished.');
  const [origin, size, root, ...extensions] = text.slice(0, -1).split('\n');
  must(origin !== undefined && origin.length > 0, 'The checkpoint names no log.');
  must(size !== undefined && isDecimal(size), 'The size of the checkpoint is not a number.');
  must(root !== undefined, 'The checkpoint has no root.');
  must(
    extensions.every((line) => line.length > 0),
    'The checkpoint has an empty line.',
  );
  const rootHash = fromBase64(root);
  must(rootHash.length === HASH_BYTES, 'The root of the checkpoint is not 32 bytes long.');
  return { origin, size: BigInt(size), root: rootHash };
}

export const signCheckpoint = (checkpoint: Checkpoint, signer: Signer): string =>
  signNote(formatCheckpoint(checkpoint), [signer]);

/**
 * Opens a signed checkpoint of the log `origin`.
 *
 * @throws LedgerError where a signature fails or the checkpoint is another log's.
 */
export function openCheckpoint(
  note: string,
  origin: string,
  verifiers: readonly [Verifier, ...Verifier[]],
): Checkpoint {
  const { text } = openNote(note, verifiers);
  const checkpoint = parseCheckpoint(text);
  must(checkpoint.origin === origin, `The checkpoint is of the log ${checkpoint.origin}, not of ${origin}.`);
  return checkpoint;
}

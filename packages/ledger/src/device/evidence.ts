import { toHex, toUtf8 } from '../bytes';
import type { Checkpoint } from '../checkpoint';
import { LedgerError } from '../errors';
import { type EventBody, tryReadEvent } from '../event';
import { type Finding, findings } from '../findings';
import { verifyInclusion } from '../inclusion';
import type { LedgerTools } from '../tools';
import { servedHashes } from './served-hashes';
import type { ServedEvidence } from './source';

/** What became of one event's evidence. `event` is null where its bytes are not an event of this place. */
export interface CheckedEvidence {
  seq: number;
  event: EventBody | null;
  /** Hex; of the bytes that were served, not of what was claimed. */
  leafHash: string;
  /** True where the checkpoint's tree holds it. */
  sealed: boolean;
  finding: Finding | null;
}

/** Hashes an event's bytes again and checks its proof against a checkpoint with a valid signature. */
export function checkEvidence(
  { seq, body, leafHash: claimed, proof }: ServedEvidence,
  checkpoint: Checkpoint | null,
  { hasher }: Pick<LedgerTools, 'hasher'>,
): CheckedEvidence {
  const bytes = toUtf8(body);
  const hash = hasher.leaf(bytes);
  const leafHash = toHex(hash);
  const event = eventInPlace(bytes, seq);
  const altered = { seq, event, leafHash, sealed: false, finding: findings.eventAltered(seq) };
  if (!event || leafHash !== claimed) return altered;
  // An event that the checkpoint covers has a proof; a server that gives none hides something.
  const covered = checkpoint !== null && BigInt(seq) < checkpoint.size;
  if (!covered) return { seq, event, leafHash, sealed: false, finding: null };
  if (proof === null) return altered;
  const { size, root } = checkpoint;
  try {
    verifyInclusion(
      { index: BigInt(seq), size, leafHash: hash, root, proof: servedHashes(proof, 'The inclusion proof') },
      hasher,
    );
    return { seq, event, leafHash, sealed: true, finding: null };
  } catch (error) {
    if (error instanceof LedgerError) return altered;
    throw error;
  }
}

function eventInPlace(bytes: Uint8Array, seq: number): EventBody | null {
  const event = tryReadEvent(bytes);
  return event?.seq === seq ? event : null;
}

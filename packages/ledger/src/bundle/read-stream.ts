import type { LedgerTools } from '../tools';
import { type BundleExpectations, type BundleVerdict, BundleVerification } from './verify';

export interface Progress {
  checked: number;
  /** Null until it is known. */
  size: number | null;
}

/**
 * Has the events of a piece hashed elsewhere, as `BundleLeaves` does, and is given every piece in its order.
 * Null where it cannot: then they are hashed here.
 */
export type LeavesElsewhere = (chunk: Uint8Array) => Promise<Uint8Array | null>;

interface Reading {
  onProgress?: (progress: Progress) => void;
  leavesElsewhere?: LeavesElsewhere | null;
}

/**
 * Verifies a bundle as it arrives: a file's stream, an answer's body, a worker's input.
 *
 * @param reading whom to tell after each piece, and who else hashes.
 * @throws LedgerError where the check could not be made, with the sentence that says why.
 */
export async function verifyBundle(
  chunks: AsyncIterable<Uint8Array>,
  tools: LedgerTools,
  expected: BundleExpectations = {},
  { onProgress, leavesElsewhere = null }: Reading = {},
): Promise<BundleVerdict> {
  const verification = new BundleVerification(tools, expected);
  for await (const { chunk, leaves } of leavesElsewhere ? oneAhead(chunks, leavesElsewhere) : alone(chunks)) {
    verification.take(chunk, await leaves);
    onProgress?.({ checked: verification.checked, size: verification.size });
  }
  return verification.conclude();
}

interface Piece {
  chunk: Uint8Array;
  leaves: Promise<Uint8Array | null> | null;
}

async function* alone(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Piece, void, void> {
  for await (const chunk of chunks) yield { chunk, leaves: null };
}

/** Gives the next piece away to be hashed before the one in hand is checked, so that both go on at once. */
async function* oneAhead(
  chunks: AsyncIterable<Uint8Array>,
  leavesElsewhere: LeavesElsewhere,
): AsyncGenerator<Piece, void, void> {
  let inHand: Piece | null = null;
  for await (const chunk of chunks) {
    const next = { chunk, leaves: leavesElsewhere(chunk) };
    if (inHand) yield inHand;
    inHand = next;
  }
  if (inHand) yield inHand;
}

/** A browser's stream as one to iterate over, which not every browser offers by itself. */
export async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

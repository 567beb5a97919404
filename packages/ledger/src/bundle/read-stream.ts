import type { LedgerTools } from '../tools';
import { type BundleExpectations, type BundleVerdict, BundleVerification } from './verify';

export interface Progress {
  checked: number;
  /** Null until it is known. */
  size: number | null;
}

/**
 * Verifies a bundle as it arrives: a file's stream, an answer's body, a worker's input.
 *
 * @param onProgress called after each piece.
 * @throws LedgerError where the check could not be made, with the sentence that says why.
 */
export async function verifyBundle(
  chunks: AsyncIterable<Uint8Array>,
  tools: LedgerTools,
  expected: BundleExpectations = {},
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<BundleVerdict> {
  const verification = new BundleVerification(tools, expected);
  for await (const chunk of chunks) {
    verification.take(chunk);
    onProgress({ checked: verification.checked, size: verification.size });
  }
  return verification.conclude();
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

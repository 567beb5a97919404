import { concat, fromUtf8 } from '../bytes';
import { type Progress, verifyBundle } from '../bundle/read-stream';
import type { BundleExpectations } from '../bundle/verify';
import { type Line, outcomeLines } from '../bundle/words';
import { must } from '../errors';
import type { LedgerTools } from '../tools';
import { isPacket } from './format';
import { isLossPacket, lossPacketLines, verifyLossPacket } from './loss-packet';
import { verifyPacket } from './verify';
import { packetLines } from './words';

/** No packet of ours is longer. One is read as a whole, an exported ledger piece by piece. */
const MAX_PACKET_BYTES = 64 * 1024 * 1024;

/** What a file showed, in words, with the signed note of its checkpoint. */
export interface FileVerdict {
  verified: boolean;
  lines: Line[];
  note: string;
}

/** What was read to see what the file is, and then the rest of it. */
async function* withBegin(
  begin: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void, void> {
  yield begin;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    must(bytes <= MAX_PACKET_BYTES, 'The packet is too long.');
    parts.push(chunk);
  }
  return fromUtf8(concat(...parts));
}

/**
 * Verifies what was exported: a ledger, or the packet of a succession or of a loss case. The file says which it is.
 *
 * @throws LedgerError where the check could not be made, with the sentence that says why.
 */
export async function checkFile(
  chunks: AsyncIterable<Uint8Array>,
  tools: LedgerTools,
  expected: BundleExpectations,
  onProgress?: (progress: Progress) => void,
): Promise<FileVerdict> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  const begin = first.done === true ? new Uint8Array() : first.value;
  const file = withBegin(begin, iterator);
  if (isPacket(begin)) {
    const verdict = verifyPacket(await readAll(file), tools, expected);
    return { verified: verdict.verified, lines: packetLines(verdict), note: verdict.note };
  }
  if (isLossPacket(begin)) {
    const verdict = verifyLossPacket(await readAll(file), tools, expected);
    return { verified: verdict.verified, lines: lossPacketLines(verdict), note: verdict.note };
  }
  const verdict = await verifyBundle(file, tools, expected, onProgress);
  return { verified: verdict.verified, lines: outcomeLines(verdict), note: verdict.note };
}

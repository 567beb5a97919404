import { fromHex, fromUtf8, sameBytes, toHex, toUtf8 } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';

/** One event as the journal keeps it. */
export interface JournalEntry {
  seq: number;
  body: Uint8Array;
  leafHash: Uint8Array;
}

/** `seq leafHash body`: canonical JSON has no line breaks, so one event is one line that a person can read. */
export const formatLine = ({ seq, body, leafHash }: JournalEntry): string =>
  `${seq} ${toHex(leafHash)} ${fromUtf8(body)}\n`;

/** @returns null where the line is not what was written: its hash or its number does not hold. */
export function parseLine(line: Buffer, expectedSeq: number): JournalEntry | null {
  const [, seq, hash, text] = /^(\d+) ([0-9a-f]{64}) (.*)$/su.exec(line.toString('utf8')) ?? [];
  if (hash === undefined || text === undefined || Number(seq) !== expectedSeq) return null;
  const body = toUtf8(text);
  const leafHash = fromHex(hash);
  return sameBytes(nodeHasher.leaf(body), leafHash) ? { seq: expectedSeq, body, leafHash } : null;
}

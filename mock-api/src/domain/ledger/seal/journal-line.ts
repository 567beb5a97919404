import { fromHex, fromUtf8, sameBytes, toHex, toUtf8 } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';

const NEWLINE = 0x0a;

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

/** Lines of the journal: their bytes, and the same with a character for each byte, which compare more quickly. */
export interface JournalLines {
  bytes: Buffer;
  characters: string;
}

/**
 * Whether the line that begins at `start` is that of this event, byte for byte, without hashing it again.
 *
 * @param event `text` is its body where that is ASCII and came as text; null otherwise.
 * @returns where the next line begins; -1 where it is another.
 */
export function isLineAt(
  { bytes, characters }: JournalLines,
  start: number,
  { seq, leafHex, body, text }: { seq: number; leafHex: string; body: Uint8Array; text: string | null },
): number {
  const head = `${seq} ${leafHex} `;
  const bodyAt = start + head.length;
  const end = bodyAt + body.length;
  const isSame =
    bytes[end] === NEWLINE &&
    characters.slice(start, bodyAt) === head &&
    (text === null
      ? bytes.compare(body, 0, body.length, bodyAt, end) === 0
      : characters.slice(bodyAt, end) === text);
  return isSame ? end + 1 : -1;
}

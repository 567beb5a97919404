import { fromHex, fromUtf8, sameBytes, toHex, toUtf8 } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';

const NEWLINE = 0x0a;
const SPACE = 0x20;

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
 * @param event its body is text only where that is ASCII.
 * @returns where the next line begins; -1 where it is another.
 */
export function isLineAt(
  { bytes, characters }: JournalLines,
  start: number,
  { seq, leafHex, body }: { seq: number; leafHex: string; body: string | Uint8Array },
): number {
  const place = String(seq);
  const hashAt = start + place.length + 1;
  const bodyAt = hashAt + leafHex.length + 1;
  const end = bodyAt + body.length;
  const isSame =
    bytes[end] === NEWLINE &&
    bytes[hashAt - 1] === SPACE &&
    bytes[bodyAt - 1] === SPACE &&
    characters.slice(start, hashAt - 1) === place &&
    characters.slice(hashAt, bodyAt - 1) === leafHex &&
    (typeof body === 'string'
      ? characters.slice(bodyAt, end) === body
      : bytes.compare(body, 0, body.length, bodyAt, end) === 0);
  return isSame ? end + 1 : -1;
}

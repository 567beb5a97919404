import { createHash } from 'node:crypto';
import { fromHex, fromUtf8, sameBytes, toHex, toUtf8 } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';

/** One event as the journal keeps it. */
export interface JournalEntry {
  seq: number;
  body: Uint8Array;
  leafHash: Uint8Array;
}

/** A checkpoint that was signed, as the journal names it. */
export interface NamedCheckpoint {
  size: number;
  /** SHA-256 of the signed note, hex. */
  noteHash: string;
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

/** How the journal names a signed note of the ledger's first `size` events. */
export const nameCheckpoint = ({ size, note }: { size: number; note: string }): NamedCheckpoint => ({
  size,
  noteHash: createHash('sha256').update(note).digest('hex'),
});

export const formatCheckpoint = ({ size, noteHash }: NamedCheckpoint): string =>
  `checkpoint ${size} ${noteHash}\n`;

const CHECKPOINT = Buffer.from('checkpoint ');

/** Whether a line names a checkpoint, well formed or not; every other line is an event's. */
export const isCheckpointLine = (line: Buffer): boolean =>
  line.subarray(0, CHECKPOINT.length).equals(CHECKPOINT);

/** @returns null where the line is not what was written. */
export function parseCheckpoint(line: Buffer): NamedCheckpoint | null {
  const [, size, noteHash] = /^checkpoint ([1-9]\d{0,15}) ([0-9a-f]{64})$/.exec(line.toString('utf8')) ?? [];
  return size === undefined || noteHash === undefined ? null : { size: Number(size), noteHash };
}

import { fromBase64, fromUtf8, toBase64, toHex } from '../bytes';
import { LedgerError, must } from '../errors';
import type { Hash } from '../hashing';
import type { KeyRotation } from '../rotation';

/**
 * An exported ledger is text that a person can read. The first line is this header; then each event is
 * one line, `seq leafHash body`, as in the server's journal. An event that the reader may not see is a
 * line without its body: its place in the tree is proved all the same.
 */
export interface BundleHeader {
  format: typeof BUNDLE_FORMAT;
  version: typeof BUNDLE_VERSION;
  origin: string;
  /** Events in the file, all that the checkpoint covers. */
  size: number;
  /** The signed checkpoint. */
  checkpoint: string;
  firstKey: string;
  rotations: KeyRotation[];
  /** ISO 8601. When the server wrote it; nothing vouches for it. */
  exportedAt: string;
}

const BUNDLE_FORMAT = 'hand-receipt ledger bundle';
const BUNDLE_VERSION = 1;

const OTHER_LINE_ENDS =
  'The ledger bundle was saved with other ends of lines than it was exported with. Take the file as it was downloaded.';

export const formatBundleHeader = (header: Omit<BundleHeader, 'format' | 'version'>): string =>
  `${JSON.stringify({ format: BUNDLE_FORMAT, version: BUNDLE_VERSION, ...header })}\n`;

/** One event. Bytes that are not one line of text, which no server of ours wrote, go as `!` and base64. */
export function formatBundleLine(seq: number, leafHash: Hash, body: Uint8Array | null): string {
  return `${seq} ${toHex(leafHash)}${body === null ? '' : ` ${bodyText(body)}`}\n`;
}

function bodyText(body: Uint8Array): string {
  try {
    const text = fromUtf8(body);
    if (text.startsWith('{') && !/[\n\r]/.test(text)) return text;
  } catch {
    // Not text: carried as base64, so that the reader can see that it is not an event.
  }
  return `!${toBase64(body)}`;
}

/** @throws LedgerError where the line is no header of a bundle that this version reads. */
export function parseBundleHeader(line: string): BundleHeader {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new LedgerError('This file is not a ledger bundle: its first line is not JSON.');
  }
  const header = value as Partial<BundleHeader> | null;
  must(
    typeof header === 'object' && header !== null && header.format === BUNDLE_FORMAT,
    'This file is not a ledger bundle.',
  );
  // Mail programs and editors do that to a whole file. Every event would look altered, and none was.
  must(!line.endsWith('\r'), OTHER_LINE_ENDS);
  must(header.version === BUNDLE_VERSION, 'This ledger bundle is of a version that is not known here.');
  must(isComplete(header), 'The header of the ledger bundle lacks a field or has one of the wrong kind.');
  return header;
}

function isComplete(header: Partial<BundleHeader>): header is BundleHeader {
  const texts = [header.origin, header.checkpoint, header.firstKey, header.exportedAt];
  return (
    texts.every((text) => typeof text === 'string') &&
    Number.isSafeInteger(header.size) &&
    Number(header.size) >= 1 &&
    Array.isArray(header.rotations) &&
    header.rotations.every(
      (rotation: Partial<KeyRotation> | null) =>
        Number.isSafeInteger(rotation?.seq) && typeof rotation?.authorisation === 'string',
    )
  );
}

/** An event's line. */
export interface BundleLine {
  seq: number;
  /** Hex. */
  leafHash: string;
  /** What was hashed; null where the reader may not see it. */
  body: Uint8Array | null;
}

/** What stands before an event's body. ASCII, so that its length is the same in bytes. */
const LINE_HEAD = /^(0|[1-9]\d{0,15}) ([0-9a-f]{64})(?:$| (?=[{!]))/;

/** @throws LedgerError where the line is malformed. `number` is its number in the file, for the sentence. */
export function parseBundleLine(line: Uint8Array, number: number): BundleLine {
  const text = fromUtf8(line);
  const [head, seq, leafHash] = LINE_HEAD.exec(text) ?? [];
  must(head !== undefined && leafHash !== undefined, `Line ${number} of the ledger bundle is malformed.`);
  const body = text.slice(head.length);
  if (body === '') return { seq: Number(seq), leafHash, body: null };
  const bytes = body.startsWith('!') ? fromBase64(body.slice(1)) : line.subarray(head.length);
  return { seq: Number(seq), leafHash, body: bytes };
}

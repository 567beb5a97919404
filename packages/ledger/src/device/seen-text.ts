import { fromHex, toHex } from '../bytes';
import { isDecimal } from '../decimal';
import { LedgerError } from '../errors';
import { HASH_BYTES } from '../hashing';
import type { SeenCheckpoint } from './memory';

/** What a cookie keeps of the ledger: size, root, id of the key, and when. It says nothing of any person. */
export type Seen = Omit<Required<SeenCheckpoint>, 'subtrees'>;

const KEY_ID_BYTES = 4;

/** No date is later. */
const LATEST_MS = 8.64e15;

/** `SIZE.ROOT.KEYID.TIME`, the time in milliseconds since 1970. */
export const seenText = ({ size, root, keyId, seenAt }: Seen): string =>
  [size, root, keyId, Date.parse(seenAt)].join('.');

/** @returns null for a text that is not from `seenText`. */
export function readSeenText(text: string): Seen | null {
  const [size = '', root = '', keyId = '', time = '', ...rest] = text.split('.');
  const isWhole = isHex(root, HASH_BYTES) && isHex(keyId, KEY_ID_BYTES) && rest.length === 0;
  if (!isWhole || !isSafe(size) || !isSafe(time) || Number(time) > LATEST_MS) return null;
  return { size: Number(size), root, keyId, seenAt: new Date(Number(time)).toISOString() };
}

const isSafe = (text: string) => isDecimal(text) && Number.isSafeInteger(Number(text));

function isHex(text: string, bytes: number): boolean {
  try {
    return toHex(fromHex(text)) === text && text.length === 2 * bytes;
  } catch (error) {
    if (error instanceof LedgerError) return false;
    throw error;
  }
}

import { createHash } from 'node:crypto';
import { concat } from '../src/bytes';

/** SHA-256 of the parts one after the other, in hex, by Node's own implementation. */
export const sha256 = (...parts: Uint8Array[]): string =>
  createHash('sha256')
    .update(concat(...parts))
    .digest('hex');

/** What RFC 6962 puts before a leaf and before two nodes. */
export const [LEAF, NODE] = [Uint8Array.of(0), Uint8Array.of(1)];

/** So many bytes, others for each length. */
export const bytesOf = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);

import { createHash } from 'node:crypto';

/** RFC 6962, section 2.1, word for word and with no regard to speed: what the real tree is held against. */
const sha256 = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
export const naiveLeaf = (data: Uint8Array) => sha256(Uint8Array.of(0), data);

export function naiveRoot(leaves: Uint8Array[]): Uint8Array {
  if (leaves.length === 0) return sha256();
  if (leaves.length === 1) return naiveLeaf(leaves[0] as Uint8Array);
  const k = half(leaves.length);
  return sha256(Uint8Array.of(1), naiveRoot(leaves.slice(0, k)), naiveRoot(leaves.slice(k)));
}

/** PATH(m, D[n]) */
export function naivePath(m: number, leaves: Uint8Array[]): Uint8Array[] {
  if (leaves.length === 1) return [];
  const k = half(leaves.length);
  return m < k
    ? [...naivePath(m, leaves.slice(0, k)), naiveRoot(leaves.slice(k))]
    : [...naivePath(m - k, leaves.slice(k)), naiveRoot(leaves.slice(0, k))];
}

/** PROOF(m, D[n]) */
export function naiveConsistency(m: number, leaves: Uint8Array[], whole = true): Uint8Array[] {
  if (m === leaves.length) return whole ? [] : [naiveRoot(leaves)];
  const k = half(leaves.length);
  return m <= k
    ? [...naiveConsistency(m, leaves.slice(0, k), whole), naiveRoot(leaves.slice(k))]
    : [...naiveConsistency(m - k, leaves.slice(k), false), naiveRoot(leaves.slice(0, k))];
}

/** Largest power of two smaller than n. */
function half(n: number): number {
  let k = 1;
  while (k * 2 < n) k *= 2;
  return k;
}

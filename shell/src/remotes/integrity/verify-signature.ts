import type { ReleaseKey } from './release-key';

const ED25519 = 'Ed25519';

/** The key as the browser takes it; null where the browser knows no Ed25519, or the page came over plain HTTP. */
async function browserKey({ publicKey }: ReleaseKey): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('raw', publicKey, ED25519, false, ['verify']);
  } catch {
    return null;
  }
}

/**
 * Whether `signature` is this key's over `text`. By the browser itself where it can; else by a library, which is
 * fetched for that.
 *
 * @param signature 64 bytes
 */
export async function verifySignature(
  key: ReleaseKey,
  text: string,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const bytes = new TextEncoder().encode(text);
  const own = await browserKey(key);
  if (own) return crypto.subtle.verify(ED25519, own, signature, bytes);
  const { verifyPortably } = await import(/* webpackChunkName: "app-signature" */ './verify-portably');
  return verifyPortably(key.text, bytes, signature);
}

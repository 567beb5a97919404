import * as ed25519 from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { cosignedMessage, readCosignature } from './cosignature';
import { ED25519_COSIGNATURE, parseVerifierKey } from './keys';

// WebCrypto is missing on a plain-HTTP address, so the library gets a SHA-512 of its own kind.
ed25519.hashes.sha512 = (message) => sha512(message);

/** Checks the signatures of one known key. */
export interface Verifier {
  name: string;
  /** 4 bytes. */
  keyId: Uint8Array;
  /** True where `signature` is this key's over the note text. Never throws for bad bytes. */
  verify(text: Uint8Array, signature: Uint8Array): boolean;
}

/** Raw Ed25519 by RFC 8032: message, 64-byte signature, 32-byte public key. */
export type Ed25519Verify = (message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array) => boolean;

/** Makes the verifier of a C2SP verifier key. @throws LedgerError where the key is malformed. */
export function verifierFor(key: string, verifyBytes: Ed25519Verify): Verifier {
  const { name, keyId, type, publicKey } = parseVerifierKey(key);
  const check = type === ED25519_COSIGNATURE ? cosignatureOf : plainSignatureOf;
  return {
    name,
    keyId,
    verify(text, signature) {
      const signed = check(text, signature);
      return signed !== null && verifyBytes(signed.message, signature.slice(-64), publicKey);
    },
  };
}

/** The verifier of browsers and workers. The server's is `nodeVerifier` of `@hand-receipt/ledger/node`. */
export const portableVerifier = (key: string): Verifier =>
  verifierFor(key, (message, signature, publicKey) => {
    try {
      return ed25519.verify(signature, message, publicKey, { zip215: false });
    } catch {
      return false;
    }
  });

function plainSignatureOf(text: Uint8Array, signature: Uint8Array): { message: Uint8Array } | null {
  return signature.length === 64 ? { message: text } : null;
}

function cosignatureOf(text: Uint8Array, signature: Uint8Array): { message: Uint8Array } | null {
  const cosignature = readCosignature(signature);
  return cosignature && { message: cosignedMessage(cosignature.time, text) };
}

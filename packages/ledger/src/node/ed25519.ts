import { type KeyObject, createPrivateKey, createPublicKey, randomBytes, sign, verify } from 'node:crypto';
import { concat, sameBytes, toBase64, toHex } from '../bytes';
import { must } from '../errors';
import { ED25519, formatVerifierKey, keyIdOf, parseSignerKey } from '../keys';
import type { Signer } from '../note';
import { type Verifier, verifierFor } from '../verifier';

/** Fixed DER headers before the 32 bytes of a private and a public Ed25519 key (RFC 8410). */
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_HEADER = Buffer.from('302a300506032b6570032100', 'hex');

const privateKeyOf = (seed: Uint8Array) =>
  createPrivateKey({ key: Buffer.concat([PKCS8_HEADER, seed]), format: 'der', type: 'pkcs8' });

const publicKeyOf = (seed: Uint8Array): Uint8Array =>
  new Uint8Array(
    createPublicKey(privateKeyOf(seed)).export({ format: 'der', type: 'spki' }).subarray(SPKI_HEADER.length),
  );

/** Makes a new signing key, in the text form that `nodeSigner` reads. */
export function generateSignerKey(name: string): string {
  const seed = randomBytes(32);
  const keyId = keyIdOf(name, ED25519, publicKeyOf(seed));
  return `PRIVATE+KEY+${name}+${toHex(keyId)}+${toBase64(concat(Uint8Array.of(ED25519), seed))}`;
}

/** @throws LedgerError where the key is malformed or its key ID belongs to another key. */
export function nodeSigner(key: string): Signer & { verifierKey: string } {
  const { name, keyId, seed } = parseSignerKey(key);
  const publicKey = publicKeyOf(seed);
  must(sameBytes(keyId, keyIdOf(name, ED25519, publicKey)), 'The key ID does not match the signing key.');
  const privateKey = privateKeyOf(seed);
  return {
    name,
    keyId,
    verifierKey: formatVerifierKey(name, publicKey),
    sign: (text) => new Uint8Array(sign(null, text, privateKey)),
  };
}

/** The verifier of the server and the command line. */
export function nodeVerifier(key: string): Verifier {
  // Reading a key costs as much as checking a signature with it, and one key signs many checkpoints.
  let keyObject: KeyObject | null = null;
  return verifierFor(key, (message, signature, publicKey) => {
    try {
      keyObject ??= createPublicKey({
        key: Buffer.concat([SPKI_HEADER, publicKey]),
        format: 'der',
        type: 'spki',
      });
      return verify(null, message, keyObject, signature);
    } catch {
      return false;
    }
  });
}

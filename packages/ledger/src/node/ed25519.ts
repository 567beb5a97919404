import { type KeyObject, createPrivateKey, createPublicKey, randomBytes, sign, verify } from 'node:crypto';
import { concat, sameBytes, toBase64, toHex, toUtf8 } from '../bytes';
import { cosignatureBytes, cosignedMessage } from '../cosignature';
import { must } from '../errors';
import { ED25519, ED25519_COSIGNATURE, formatVerifierKey, keyIdOf, parseSignerKey } from '../keys';
import { type Signer, signatureLine } from '../note';
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

/** Makes a new signing key, in the text form that `nodeSigner` reads, or `nodeCosigner` where it is a witness's. */
export function generateSignerKey(name: string, type: number = ED25519): string {
  const seed = randomBytes(32);
  const keyId = keyIdOf(name, type, publicKeyOf(seed));
  return `PRIVATE+KEY+${name}+${toHex(keyId)}+${toBase64(concat(Uint8Array.of(type), seed))}`;
}

/** @throws LedgerError where the key is malformed or its key ID belongs to another key. */
function openSignerKey(key: string, type: number) {
  const { name, keyId, seed } = parseSignerKey(key, type);
  const publicKey = publicKeyOf(seed);
  must(sameBytes(keyId, keyIdOf(name, type, publicKey)), 'The key ID does not match the signing key.');
  const privateKey = privateKeyOf(seed);
  return {
    name,
    keyId,
    verifierKey: formatVerifierKey(name, publicKey, type),
    sign: (text: Uint8Array) => new Uint8Array(sign(null, text, privateKey)),
  };
}

/** @throws LedgerError where the key is malformed or its key ID belongs to another key. */
export const nodeSigner = (key: string): Signer & { verifierKey: string } => openSignerKey(key, ED25519);

/** Signs the texts of checkpoints as a witness, each with the time at which it saw it. */
export interface Cosigner {
  name: string;
  verifierKey: string;
  /** One line of a note. @throws LedgerError where the time is none that a cosignature can have. */
  cosign(text: string, time: bigint): string;
}

/** @throws LedgerError where the key is malformed, not a witness's, or its key ID belongs to another key. */
export function nodeCosigner(key: string): Cosigner {
  const { name, keyId, verifierKey, sign } = openSignerKey(key, ED25519_COSIGNATURE);
  const cosign = (text: string, time: bigint) => {
    const signature = cosignatureBytes(time, sign(cosignedMessage(time, toUtf8(text))));
    return signatureLine({ name, keyId, signature });
  };
  return { name, verifierKey, cosign };
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

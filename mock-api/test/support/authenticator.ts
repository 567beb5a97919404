import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertionDto, PasskeyRegistrationDto } from '@hand-receipt/contracts';

const sha256 = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const KEY_INCLUDED = 0x40;

/** A COSE key of P-256 (RFC 9053), as CBOR. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const head = Buffer.from('a5010203262001215820', 'hex');
  return Buffer.concat([
    head,
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** `{fmt: 'none', attStmt: {}, authData}` as CBOR. */
function attestation(authData: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  const head = [Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])];
  return Buffer.concat([...head, text('authData'), Buffer.from([0x58, authData.length]), authData]);
}

interface Asked {
  /** Base64url. */
  challenge: string;
  origin?: string;
  rpId?: string;
}

/** A security key of a person, as a browser with WebAuthn would use it: P-256, no attestation. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  /** Without a PIN or finger of its owner it is only touched. */
  verifiesUser = true;
  signCount = 0;

  #authData(rpId: string, flags: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    this.signCount += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.signCount);
    const verified = this.verifiesUser ? USER_VERIFIED : 0;
    return Buffer.concat([sha256(rpId), Buffer.from([flags | USER_PRESENT | verified]), count, rest]);
  }

  readonly #named = () => {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  };

  register({ challenge, origin = 'http://localhost', rpId = 'localhost' }: Asked): PasskeyRegistrationDto {
    const client = JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const key = Buffer.concat([Buffer.alloc(16), length, this.id, coseKey(this.#keys.publicKey)]);
    const authData = this.#authData(rpId, KEY_INCLUDED, key);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: Buffer.from(client).toString('base64url'),
        attestationObject: attestation(authData).toString('base64url'),
        transports: ['usb'],
      },
    };
  }

  /** Signs SHA-256 of a challenge (base64url) and a content hash (hex), as the counter asks for it. */
  sign(
    challenge: string,
    contentHash: string,
    { origin = 'http://localhost', rpId = 'localhost' }: Omit<Asked, 'challenge'> = {},
  ): PasskeyAssertionDto {
    const asked = sha256(Buffer.from(challenge, 'base64url'), Buffer.from(contentHash, 'hex'));
    return this.answer({ challenge: asked.toString('base64url'), origin, rpId });
  }

  /** Signs a challenge as it is, as at sign-in. @param userHandle of a passkey that names its owner, in base64url */
  answer(
    { challenge, origin = 'http://localhost', rpId = 'localhost' }: Asked,
    userHandle?: string,
  ): PasskeyAssertionDto {
    const client = JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false });
    const authData = this.#authData(rpId, 0);
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.#keys.privateKey);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: Buffer.from(client).toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userHandle !== undefined && { userHandle }),
      },
    };
  }
}

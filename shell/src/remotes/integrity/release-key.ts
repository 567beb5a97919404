/** A key whose holder may sign releases. */
export interface ReleaseKey {
  /** A key by the name of one remote signs for that remote alone. */
  name: string;
  /** `name+key ID+base64(type || key)`, as C2SP signed-note writes it. */
  text: string;
  /** 4 bytes. */
  keyId: Uint8Array;
  /** 32 bytes of Ed25519. */
  publicKey: Uint8Array<ArrayBuffer>;
}

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

function readKey(text: string): ReleaseKey {
  const [, name = '', id = '', encoded = ''] = /^([^+]+)\+(\w+)\+(.+)$/.exec(text) ?? [];
  const keyId = Uint8Array.from(id.match(/../g) ?? [], (byte) => parseInt(byte, 16));
  return { name, text, keyId, publicKey: fromBase64(encoded).slice(1) };
}

/** The keys that this shell was built to trust; none in development, where nothing is signed. */
export const releaseKeys = (): ReleaseKey[] =>
  (process.env.RELEASE_PUBLIC_KEYS ?? '').split(',').filter(Boolean).map(readKey);

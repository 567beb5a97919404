/** A key that signs releases. */
export interface SigningKey {
  name: string;
  /** Its public half, `name+key ID+base64`. */
  publicKey: string;
  /** The line of a signature under a text. */
  sign: (text: string) => string;
}

export interface PublicKey {
  name: string;
  text: string;
  /** Whether a line under a text is this key's signature of it. */
  verifies: (text: string, line: string) => boolean;
}

/** Name of a list beside the files that it lists. */
export const LIST: string;
export function generateSigningKey(name: string): string;
export function readSigningKey(text: string): SigningKey;
export function readPublicKey(text: string): PublicKey;
export function releaseKeys(env?: Record<string, string | undefined>): {
  signing: SigningKey | null;
  trusted: string[];
};
export function integrityOf(content: string | Uint8Array): string;
export function isListed(file: string): boolean;
export function writeList(
  unit: string,
  files: Iterable<[string, string | Uint8Array]>,
  key: Pick<SigningKey, 'sign'> | null,
): string;
export function readList(note: string, unit: string, trusted: readonly string[]): Map<string, string>;

import type { RegisteredRemote } from '@hand-receipt/contracts';
import { IntegrityError } from './integrity-error';
import { fromBase64, type ReleaseKey } from './release-key';
import { verifySignature } from './verify-signature';

const FORMAT = 'hand-receipt/release/1';
const KEY_ID_BYTES = 4;

const same = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, at) => byte === b[at]);

const maySign = ({ name }: ReleaseKey, unit: string) => !name.startsWith('mfe-') || name === unit;

/** Whether a line under a text is a key's signature of it. */
async function signs(key: ReleaseKey, text: string, line: string): Promise<boolean> {
  const [, name, encoded = ''] = /^— (\S+) ([A-Za-z0-9+/=]+)$/.exec(line) ?? [];
  if (name !== key.name) return false;
  const bytes = fromBase64(encoded);
  return (
    same(bytes.slice(0, KEY_ID_BYTES), key.keyId) && verifySignature(key, text, bytes.slice(KEY_ID_BYTES))
  );
}

async function isSigned(text: string, lines: string[], keys: ReleaseKey[]): Promise<boolean> {
  for (const key of keys) {
    for (const line of lines) if (await signs(key, text, line).catch(() => false)) return true;
  }
  return false;
}

/**
 * The files of a remote's release by its signed list: a C2SP signed note with the format, the remote's name, and
 * a line for each file with its SHA-384.
 *
 * @returns digests as Subresource Integrity writes them, by file name
 * @throws IntegrityError where there is no list, it is another remote's, or none of the keys has signed it
 */
export async function readSignedList(
  { name, release = '' }: RegisteredRemote,
  keys: ReleaseKey[],
): Promise<Map<string, string>> {
  const end = release.indexOf('\n\n') + 1;
  const text = release.slice(0, end);
  const [format, unit, ...lines] = text.trimEnd().split('\n');
  if (format !== FORMAT) throw new IntegrityError(`${name} has no list of its files`);
  if (unit !== name) throw new IntegrityError(`${name} has the list of ${unit}`);
  const able = keys.filter((key) => maySign(key, name));
  if (!(await isSigned(text, release.slice(end + 1).split('\n'), able))) {
    throw new IntegrityError(`The list of the files of ${name} is not signed by a key that is trusted`);
  }
  return new Map(lines.map((line) => line.split(' ').reverse() as [string, string]));
}

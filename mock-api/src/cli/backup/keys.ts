import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ArchiveEntry, textEntry } from '../archive/write';
import { Refusal } from '../support/command';
import { type KeyPlaces, keyFiles } from './data-files';
import { KEYS } from './manifest';
import { openKey, sealKey } from './seal-key';

/** Names in a backup, in the order of `keyFiles`. */
const NAMES = ['signing-key', 'signing-key.next', 'totp-key'];

const readIfThere = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

/** The keys as they may lie in a backup. */
export async function sealedKeys(places: KeyPlaces, passphrase: string): Promise<ArchiveEntry[]> {
  const entries: ArchiveEntry[] = [];
  for (const [at, file] of keyFiles(places).entries()) {
    const key = await readIfThere(file);
    if (key !== null) entries.push(textEntry(`${KEYS}/${NAMES[at]}`, sealKey(key, passphrase)));
  }
  return entries;
}

/** What a restored server cannot do without each key, in the order of `keyFiles`. */
const WITHOUT = [
  'a restored ledger cannot be signed any further',
  'the change of the signing key that was begun cannot be completed',
  'the codes of authenticator apps fail after a restore',
];

/**
 * Says which keys a backup without a passphrase leaves out, and what follows from that.
 *
 * @returns null where there is no key here.
 */
export async function leftOutWords(places: KeyPlaces): Promise<string | null> {
  const files = keyFiles(places);
  const keys = await Promise.all(files.map(readIfThere));
  const leftOut = files.flatMap((file, at) => (keys[at] === null ? [] : [{ file, lost: WITHOUT[at] }]));
  if (leftOut.length === 0) return null;
  const lines = leftOut.map(({ file, lost }) => `  ${file}: without it ${lost}.`);
  return [
    'BACKUP_PASSPHRASE is not set, so these keys are not in this backup. Keep copies of them in a safe place.',
    ...lines,
  ].join('\n');
}

/** What came of the keys of a restored ledger: `missing` where there is none, here nor in the backup. */
export type KeyOutcome = 'in-place' | 'missing';

/** A key that is ready to be put in its place. */
export interface OpenedKey {
  file: string;
  key: string;
}

/**
 * Opens the keys of an unpacked backup, and holds them against those that are here.
 *
 * @throws Refusal where the key here is another ledger's, or the passphrase is wanting or wrong.
 */
export async function openKeys(
  unpacked: string,
  places: KeyPlaces,
  passphrase: string | null,
): Promise<OpenedKey[]> {
  const opened: OpenedKey[] = [];
  for (const [at, file] of keyFiles(places).entries()) {
    const sealed = await readIfThere(path.join(unpacked, KEYS, NAMES[at] ?? ''));
    if (sealed === null) continue;
    const here = await readIfThere(file);
    if (!passphrase && here !== null) continue;
    if (!passphrase) {
      throw new Refusal(
        'The signing key of this backup is sealed: set BACKUP_PASSPHRASE to what it was sealed with.',
      );
    }
    const key = openKey(sealed, passphrase);
    if (here !== null && here.trim() !== key.trim()) {
      throw new Refusal(`${file} is another key than the backup's, or a later one. Move it away first.`);
    }
    opened.push({ file, key });
  }
  return opened;
}

export async function placeKeys(opened: readonly OpenedKey[], places: KeyPlaces): Promise<KeyOutcome> {
  for (const { file, key } of opened) {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, key, { mode: 0o600 });
  }
  const [current = ''] = keyFiles(places);
  return (await readIfThere(current)) === null ? 'missing' : 'in-place';
}

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HASH = /\.([0-9a-f]{10})\.\w+$/;
const TEXT = /\.(js|css|json|html)$/;

const RELEASE = join(__dirname, '../../scripts/release.mjs');

/** Signs what is in a built folder now, by the key of this checkout. */
export const signRelease = (folder: string): Buffer =>
  execFileSync(process.execPath, [RELEASE, 'sign', folder]);

/** The same digits in another order: a name that no release before had. */
const another = (hash: string) => [...hash].reverse().join('');

function rewrite(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
}

/**
 * Deploys a new release of a built folder and deletes every file of the previous releases. All hashed files get new
 * names, every reference follows, and the list of files is signed again.
 *
 * @param folder the shell's or a remote's, as it is served
 * @returns names of the files that are gone
 */
export function deployAnew(folder: string): string[] {
  const releases = JSON.parse(readFileSync(join(folder, 'releases.json'), 'utf8')) as string[][];
  const newest = new Set(releases[0]);
  const gone: string[] = [];
  for (const file of readdirSync(folder)) {
    if (HASH.test(file) && !newest.has(file)) rmSync(join(folder, file));
  }
  const hashes = new Set(readdirSync(folder).flatMap((file) => HASH.exec(file)?.[1] ?? []));
  const renamed = (text: string) =>
    [...hashes].reduce((known, hash) => known.replaceAll(hash, another(hash)), text);
  for (const file of readdirSync(folder)) {
    if (TEXT.test(file)) rewrite(join(folder, file), renamed);
    if (renamed(file) === file) continue;
    renameSync(join(folder, file), join(folder, renamed(file)));
    gone.push(file);
  }
  writeFileSync(join(folder, 'releases.json'), JSON.stringify([[...newest].map(renamed)]));
  signRelease(folder);
  return gone;
}

import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import release from '../../packages/build/src/release/index.js';
import { DIST } from './workspace.mjs';

const { integrityOf, isListed, LIST, readList, writeList } = release;

/** What a browser would run, apply or take for the product's document. */
const ACTIVE = /\.(m?js|css|html|wasm)$/;
/** Forms in which the server may send a file, and what makes the file of each. */
const FORMS = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** Folders of all units that are built: the shell, its service worker, and every remote. */
export function unitFolders() {
  const remotes = join(DIST, 'remotes');
  return [
    ...['shell', 'service-worker'].map((name) => join(DIST, name)),
    ...(existsSync(remotes) ? readdirSync(remotes).map((name) => join(remotes, name)) : []),
  ].filter((folder) => existsSync(folder));
}

/** File names of the newest release of a folder, and of those before it that are kept for open tabs. */
function releasesOf(folder) {
  const file = join(folder, 'releases.json');
  const [newest = readdirSync(folder), ...before] = existsSync(file) ? JSON.parse(readFileSync(file)) : [];
  return { newest, before: new Set(before.flat()) };
}

function digestOf(file, unpack = (content) => content) {
  try {
    return integrityOf(unpack(readFileSync(file)));
  } catch {
    return 'unreadable';
  }
}

/** Why a listed file is not what was signed, in each of the forms that lie there; empty where it is. */
function findingsOfFile(folder, name, digest) {
  if (!existsSync(join(folder, name))) return [`${name} is missing`];
  const forms = [['', undefined], ...Object.entries(FORMS)].map(([end, unpack]) => [name + end, unpack]);
  return forms
    .filter(([form]) => existsSync(join(folder, form)))
    .filter(([form, unpack]) => digestOf(join(folder, form), unpack) !== digest)
    .map(([form]) => `${form} has been changed`);
}

/**
 * Holds a unit's folder against its signed list.
 *
 * @param {string} folder named as the unit is
 * @param {readonly string[]} trusted public keys
 * @returns {{ unit: string, files: number, kept: number, findings: string[] }} how many files are listed, how many
 *   of earlier releases are there besides, and a sentence for each thing that is not as signed
 */
export function findingsOf(folder, trusted) {
  const unit = basename(resolve(folder));
  const path = join(folder, LIST);
  if (!existsSync(path)) return { unit, files: 0, kept: 0, findings: [`${LIST} is missing`] };
  let list;
  try {
    list = readList(readFileSync(path, 'utf8'), unit, trusted);
  } catch (error) {
    return { unit, files: 0, kept: 0, findings: [`${LIST} ${error.message}`] };
  }
  const { before } = releasesOf(folder);
  const unlisted = readdirSync(folder).filter((name) => ACTIVE.test(name) && !list.has(name));
  const findings = [
    ...[...list].flatMap(([name, digest]) => findingsOfFile(folder, name, digest)),
    ...unlisted.filter((name) => !before.has(name)).map((name) => `${name} is not in the list`),
  ];
  return { unit, files: list.size, kept: unlisted.filter((name) => before.has(name)).length, findings };
}

/** Lists the newest release in a folder as it is now, and signs the list. @returns the unit's name */
export function signFolder(folder, key) {
  const unit = basename(resolve(folder));
  const names = releasesOf(folder).newest.filter((name) => isListed(name) && existsSync(join(folder, name)));
  const files = names.map((name) => [name, readFileSync(join(folder, name))]);
  writeFileSync(join(folder, LIST), writeList(unit, files, key));
  return unit;
}

const SECTION = /^mfe-[a-z0-9-]+$/;

/** Why no shell would run a release; null where it would. */
function refusalOf(unit, note, trusted) {
  try {
    readList(note, unit, trusted);
    return null;
  } catch (error) {
    return `${LIST} ${error.message}`;
  }
}

/**
 * Puts the newest release of a folder beside the one in use: `staged/<remote>/<digest>/` of a web root. Nobody gets it
 * until an administrator chooses it on the Sections page. It is there whole or not at all.
 *
 * @param {string} unit name of the remote, e.g. `mfe-transfers`
 * @param {string} folder where the release is
 * @param {string} webRoot folder that the server serves
 * @param {readonly string[]} trusted public keys
 * @returns {{ digest: string, isNew: boolean, refusal: string | null }} `refusal`: why it may run nowhere
 */
export function stageFolder(unit, folder, webRoot, trusted) {
  if (!SECTION.test(unit)) throw new Error(`${unit} is no name of a remote, such as mfe-transfers.`);
  const list = join(folder, LIST);
  if (!existsSync(list)) throw new Error(`There is no ${LIST} in ${folder}. Is it the folder of a build?`);
  const note = readFileSync(list, 'utf8');
  const digest = createHash('sha256').update(note).digest('hex');
  const target = join(webRoot, 'staged', unit, digest);
  const refusal = refusalOf(unit, note, trusted);
  if (existsSync(target)) return { digest, isNew: false, refusal };
  const written = `${target}.${process.pid}`;
  mkdirSync(written, { recursive: true });
  try {
    const newest = [...releasesOf(folder).newest, LIST];
    for (const name of newest.flatMap((file) => [file, ...Object.keys(FORMS).map((end) => file + end)])) {
      const file = join(folder, basename(name));
      if (existsSync(file)) cpSync(file, join(written, basename(name)), { preserveTimestamps: true });
    }
    renameSync(written, target);
  } finally {
    rmSync(written, { recursive: true, force: true });
  }
  return { digest, isNew: true, refusal };
}

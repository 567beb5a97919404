import { ftruncateSync, openSync, writeSync } from 'node:fs';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openRotation, parseNote, parseVerifierKey, readPolicy } from '@hand-receipt/ledger';
import { type Cosigner, nodeCosigner, nodeVerifier } from '@hand-receipt/ledger/node';
import { tryLock } from 'fs-native-extensions';

/** Why a command cannot do what it was asked for; `message` is for the operator. */
export class WitnessError extends Error {
  exitCode = 1;
}

/** Writes a file so that after a power cut there is the old one or the new one, whole. */
export async function writeDurably(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  const folder = await open(path.dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}

/** The text of a file; empty where there is none. */
export const readIfThere = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/** Takes the folder for this process alone until it ends, however that is. The lock file has the process's id. */
export function lockFolder(dir: string): void {
  const lock = openSync(path.join(dir, 'lock'), 'a+', 0o600);
  if (!tryLock(lock))
    throw Object.assign(new WitnessError('This folder is in use by another witness.'), { exitCode: 3 });
  ftruncateSync(lock);
  writeSync(lock, `${process.pid}\n`);
}

/** Makes the folder of a witness that has this key. */
export async function makeFolder(dir: string, key: string): Promise<void> {
  const file = path.join(dir, 'key');
  if (await readIfThere(file)) throw new WitnessError(`${file} is there already.`);
  for (const part of ['state', 'evidence'])
    await mkdir(path.join(dir, part), { recursive: true, mode: 0o700 });
  await writeFile(file, `${key}\n`, { mode: 0o600, flag: 'wx', flush: true });
}

export async function readKey(dir: string): Promise<Cosigner> {
  const text = await readIfThere(path.join(dir, 'key'));
  if (!text) throw new WitnessError(`There is no witness in ${dir}. Make one with: pnpm witness init`);
  return nodeCosigner(text.trim());
}

/** The keys of each log that is followed, in their order, by origin: the `log` lines of a policy. */
export async function readLogs(dir: string): Promise<Map<string, string[]>> {
  const logs = new Map<string, string[]>();
  for (const { key } of readPolicy(`${await readIfThere(path.join(dir, 'logs'))}quorum none\n`).logs) {
    const { name } = parseVerifierKey(key);
    logs.set(name, [...(logs.get(name) ?? []), key]);
  }
  return logs;
}

/** Adds a log. A further key of one that is followed comes with a note, see `rotateLog`. @returns the log's name. */
export async function followLog(dir: string, key: string): Promise<string> {
  const { name } = parseVerifierKey(key);
  if ((await readLogs(dir)).has(name))
    throw new WitnessError(`${name} is followed already. A new key comes with a note: pnpm witness rotate`);
  return addKey(dir, key);
}

/** Adds the key that the newest followed key of its log has authorized. @returns the log's name. */
export async function rotateLog(dir: string, authorization: string): Promise<string> {
  const [, origin = ''] = parseNote(authorization).text.split('\n');
  const newest = (await readLogs(dir)).get(origin)?.at(-1);
  if (!newest) throw new WitnessError(`This witness does not follow ${origin}.`);
  return addKey(dir, openRotation(authorization, origin, nodeVerifier(newest)));
}

async function addKey(dir: string, key: string): Promise<string> {
  const file = path.join(dir, 'logs');
  const text = `${await readIfThere(file)}log ${key}\n`;
  readPolicy(`${text}quorum none\n`);
  await writeDurably(file, text);
  return parseVerifierKey(key).name;
}

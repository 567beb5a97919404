import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere } from './folder';

const MAX_FILES = 200;

/**
 * Keeps a request that contradicts what the witness remembers. The same request is kept once, and of too many only
 * their number.
 *
 * @param about what was refused and why, in one line
 */
export async function keepEvidence(dir: string, time: bigint, about: string, request: Buffer, note: string) {
  const { folder, names, notKept } = await readFolder(dir);
  const hash = createHash('sha256').update(request).digest('hex');
  if (names.some((name) => name.endsWith(`-${hash}.txt`))) return;
  if (names.length >= MAX_FILES) return writeFile(path.join(folder, 'not-kept'), String(notKept + 1));
  const text = `${about}\n\nThe request:\n\n${request.toString()}\nWhat was remembered:\n\n${note}`;
  await writeFile(path.join(folder, `${time}-${hash}.txt`), text);
}

/** The files, the oldest first, each with what it is about, and how many were not kept. */
export async function listEvidence(dir: string): Promise<string[]> {
  const { folder, names, notKept } = await readFolder(dir);
  const files = names.map(async (name) => {
    const [about] = (await readFile(path.join(folder, name), 'utf8')).split('\n');
    return `${path.join(folder, name)}\n  ${about}`;
  });
  return [...(await Promise.all(files)), ...(notKept > 0 ? [`${notKept} more were not kept.`] : [])];
}

async function readFolder(dir: string) {
  const folder = path.join(dir, 'evidence');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  return { folder, names, notKept: Number(await readIfThere(path.join(folder, 'not-kept'))) };
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import nodePath from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { SUMS } from './write';

/** The file is not a whole archive of ours. */
export class ArchiveDamaged extends Error {
  override name = 'ArchiveDamaged';
}

type Entry = Extract extends AsyncIterable<infer E> ? E : never;

/** Where an entry goes. @throws ArchiveDamaged for a path that leads out of the folder, and for a link. */
function placeIn(folder: string, { header: { name, type } }: Entry): string {
  const place = nodePath.resolve(folder, name);
  if (!place.startsWith(folder + nodePath.sep))
    throw new ArchiveDamaged(`The backup names a file outside: ${name}`);
  if (type !== 'file' && type !== 'directory')
    throw new ArchiveDamaged(`The backup has an entry that is neither a file nor a folder: ${name}`);
  return place;
}

/** Writes a file to disk. @returns its SHA-256; of no bytes for a folder. */
async function writeEntry(entry: Entry, place: string): Promise<string> {
  const isFolder = entry.header.type === 'directory';
  await mkdir(isFolder ? place : nodePath.dirname(place), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  if (isFolder) {
    entry.resume();
    return hash.digest('hex');
  }
  const handle = await open(place, 'w', 0o600);
  try {
    for await (const chunk of entry as AsyncIterable<Buffer>) {
      hash.update(chunk);
      await handle.write(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}

/** Writes every entry to disk. @throws ArchiveDamaged where a file is missing or differs from its sum. */
async function writeEntries(entries: AsyncIterable<Entry>, folder: string): Promise<void> {
  const found: string[] = [];
  let last = '';
  for await (const entry of entries) {
    const sum = await writeEntry(entry, placeIn(folder, entry));
    last = entry.header.name;
    if (last !== SUMS) found.push(`${sum}  ${last}\n`);
  }
  if (last !== SUMS) throw new ArchiveDamaged('The backup ends too early.');
  const sums = await readFile(nodePath.join(folder, SUMS), 'utf8');
  if (sums !== found.join(''))
    throw new ArchiveDamaged('The backup is not as it was written: its sums differ.');
}

/**
 * Unpacks an archive into a folder and holds every file against the sums that were written with it.
 *
 * @throws ArchiveDamaged where anything is missing, cut short or altered.
 */
export async function extractArchive(file: string, folder: string): Promise<void> {
  const tar = extract();
  const results = await Promise.allSettled([
    writeEntries(tar, folder),
    pipeline(createReadStream(file), createGunzip(), tar),
  ]);
  // The first that failed ends the other, which then knows no reason of its own.
  const [reason] = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as Error] : [],
  );
  if (reason instanceof ArchiveDamaged) throw reason;
  if (reason) throw new ArchiveDamaged(`${file} is no whole backup: ${reason.message}`);
}

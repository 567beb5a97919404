import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';

/** Something to put into an archive. */
export interface ArchiveEntry {
  /** Relative, with forward slashes; one at the end for a folder. */
  path: string;
  /** Bytes. */
  size: number;
  read(): AsyncIterable<Buffer> | Iterable<Buffer>;
}

/** Name of the last entry: `sha256  path` of every other. */
export const SUMS = 'SHA256SUMS';

/** For their owner alone. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

export function textEntry(path: string, text: string): ArchiveEntry {
  const bytes = Buffer.from(text);
  return { path, size: bytes.length, read: () => [bytes] };
}

/** A folder that may have nothing in it. */
export const folderEntry = (path: string): ArchiveEntry => ({ path: `${path}/`, size: 0, read: () => [] });

/** A file as long as it is now; what is appended to it meanwhile stays out. */
export async function fileEntry(path: string, file: string): Promise<ArchiveEntry> {
  const { size } = await stat(file);
  return { path, size, read: () => (size === 0 ? [] : createReadStream(file, { end: size - 1 })) };
}

/** Adds one entry. @returns the line of SHA256SUMS for it. */
async function addEntry(tar: Pack, { path, size, read }: ArchiveEntry, mtime: Date): Promise<string> {
  const hash = createHash('sha256');
  async function* hashed() {
    let written = 0;
    for await (const chunk of read()) {
      hash.update(chunk);
      written += chunk.length;
      yield chunk;
    }
    if (written !== size) throw new Error(`${path} changed while it was read.`);
  }
  if (path.endsWith('/')) tar.entry({ name: path, type: 'directory', mode: FOLDER_MODE, mtime });
  else await pipeline(hashed(), tar.entry({ name: path, size, mode: FILE_MODE, mtime }));
  return `${hash.digest('hex')}  ${path}\n`;
}

async function addAll(tar: Pack, entries: AsyncIterable<ArchiveEntry>, mtime: Date): Promise<void> {
  const sums: string[] = [];
  for await (const entry of entries) sums.push(await addEntry(tar, entry, mtime));
  await addEntry(tar, textEntry(SUMS, sums.join('')), mtime);
  tar.finalize();
}

/**
 * Writes a gzipped tar, readable by its owner alone. It has its name only once it is whole and on disk.
 *
 * @returns its size in bytes.
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  madeAt: Date,
): Promise<number> {
  const unfinished = `${file}.unfinished`;
  const tar = pack();
  try {
    await Promise.all([
      addAll(tar, entries, madeAt).catch((error: Error) => {
        // Ends the pipeline too, which would wait for more.
        tar.destroy(error);
        throw error;
      }),
      pipeline(tar, createGzip({ level: 6 }), createWriteStream(unfinished, { mode: 0o600 })),
    ]);
    const handle = await open(unfinished, 'r+');
    await handle.sync();
    const { size } = await handle.stat();
    await handle.close();
    await rename(unfinished, file);
    return size;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BLOCK, paddingAfter, writeHeader } from './tar-header';

/** Something to put into an archive. */
export interface ArchiveEntry {
  path: string;
  size: number;
  read(): AsyncIterable<Buffer> | Iterable<Buffer>;
}

/** Name of the last entry: `sha256  path` of every other. */
export const SUMS = 'SHA256SUMS';

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

async function* tarOf(entries: AsyncIterable<ArchiveEntry>, madeAt: Date): AsyncGenerator<Buffer> {
  const sums: string[] = [];
  const one = async function* ({ path, size, read }: ArchiveEntry) {
    yield writeHeader({ path, size }, madeAt);
    const hash = createHash('sha256');
    let written = 0;
    for await (const chunk of read()) {
      hash.update(chunk);
      written += chunk.length;
      yield chunk;
    }
    if (written !== size) throw new Error(`${path} changed while it was read.`);
    yield Buffer.alloc(paddingAfter(size));
    sums.push(`${hash.digest('hex')}  ${path}\n`);
  };
  for await (const entry of entries) yield* one(entry);
  yield* one(textEntry(SUMS, sums.join('')));
  yield Buffer.alloc(2 * BLOCK);
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
  try {
    await pipeline(
      Readable.from(tarOf(entries, madeAt)),
      createGzip({ level: 6 }),
      createWriteStream(unfinished, { mode: 0o600 }),
    );
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

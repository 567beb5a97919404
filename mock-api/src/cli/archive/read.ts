import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import nodePath from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BLOCK, type TarHeader, isFolder, paddingAfter, readHeader } from './tar-header';
import { SUMS } from './write';

/** The file is not a whole archive of ours. */
export class ArchiveDamaged extends Error {
  override name = 'ArchiveDamaged';
}

/** Sum of no bytes at all, which is what a folder has. */
const EMPTY = createHash('sha256').digest('hex');

/** Hands out a stream's bytes in the portions asked for. */
class Portions {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** The next `length` bytes, chunk by chunk. @throws ArchiveDamaged where the stream ends before. */
  async *take(length: number): AsyncGenerator<Buffer> {
    for (let wanted = length; wanted > 0;) {
      if (this.#rest.length === 0) {
        const { value, done } = await this.#chunks.next();
        if (done) throw new ArchiveDamaged('The backup ends too early.');
        this.#rest = value;
      }
      const part = this.#rest.subarray(0, wanted);
      this.#rest = this.#rest.subarray(part.length);
      wanted -= part.length;
      yield part;
    }
  }

  async whole(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.take(length)) parts.push(part);
    return Buffer.concat(parts);
  }
}

/** Where an entry goes. @throws ArchiveDamaged for a path that leads out of the folder. */
function placeIn(folder: string, { path }: TarHeader): string {
  const place = nodePath.resolve(folder, path);
  if (!place.startsWith(folder + nodePath.sep))
    throw new ArchiveDamaged(`The backup names a file outside: ${path}`);
  return place;
}

async function writeEntry(portions: Portions, header: TarHeader, place: string): Promise<string> {
  await mkdir(isFolder(header) ? place : nodePath.dirname(place), { recursive: true, mode: 0o700 });
  if (isFolder(header)) return EMPTY;
  const hash = createHash('sha256');
  const handle = await open(place, 'w', 0o600);
  try {
    for await (const chunk of portions.take(header.size)) {
      hash.update(chunk);
      await handle.write(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  await portions.whole(paddingAfter(header.size));
  return hash.digest('hex');
}

/**
 * Unpacks an archive into a folder and holds every file against the sums that were written with it.
 *
 * @throws ArchiveDamaged where anything is missing, cut short or altered.
 */
export async function extractArchive(file: string, folder: string): Promise<void> {
  const found: string[] = [];
  // A stream that fails breaks the one that is read, which says so.
  const unzipped = pipeline(createReadStream(file), createGunzip(), () => undefined);
  const portions = new Portions(unzipped);
  try {
    for (;;) {
      const header = readHeader(await portions.whole(BLOCK));
      if (!header) break;
      const sum = await writeEntry(portions, header, placeIn(folder, header));
      if (header.path !== SUMS) found.push(`${sum}  ${header.path}\n`);
    }
  } catch (error) {
    if (error instanceof ArchiveDamaged) throw error;
    throw new ArchiveDamaged(`${file} is no whole backup: ${error instanceof Error ? error.message : error}`);
  } finally {
    unzipped.destroy();
  }
  const sums = await readFile(nodePath.join(folder, SUMS), 'utf8').catch(() => '');
  if (sums !== found.join('')) throw new ArchiveDamaged(`${file} is not as it was written: its sums differ.`);
}

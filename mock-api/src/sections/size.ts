import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { RegisteredRemote, SectionDto } from '@hand-receipt/contracts';

/** What a browser downloads and runs, or applies. */
const LOADED = /\.(js|css)$/;

/** Bytes of a file as it is sent: compressed where the build made a compressed copy. */
async function sentBytes(file: string): Promise<number> {
  for (const form of [`${file}.br`, `${file}.gz`, file]) {
    const found = await stat(form).catch(() => null);
    if (found) return found.size;
  }
  return 0;
}

async function sumOf(folder: string, files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(files)].map((file) => sentBytes(path.join(folder, path.basename(file)))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Compressed bytes of a release.
 *
 * @param folder where its files are
 * @param files all that it lists
 */
export async function sizeOf(
  { entry, chunks, pageChunks }: Pick<RegisteredRemote, 'entry' | 'chunks' | 'pageChunks'>,
  folder: string,
  files: Iterable<string>,
): Promise<SectionDto['size']> {
  const [ofEntry, pages, total] = await Promise.all([
    sumOf(folder, [entry, ...chunks]),
    sumOf(folder, Object.values(pageChunks).flat()),
    sumOf(
      folder,
      [...files].filter((file) => LOADED.test(file)),
    ),
  ]);
  return { entry: ofEntry, pages, total };
}

import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A file system of its own that can be filled without harm to anybody. */
export interface SmallDisk {
  folder: string;
  /** Leaves so many bytes free. */
  fill(leave: number): Promise<void>;
  /** Frees what `fill` took. */
  empty(): Promise<void>;
}

const mounted = new Set<string>();

// Not at the end of a test, which one that runs too long never reaches.
afterAll(async () => {
  for (const folder of mounted) {
    spawnSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
});

const CHUNK = Buffer.alloc(1024 * 1024);

/** Mounts a small file system in memory until the last test of the file has ended; null where this user or machine may not. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hand-receipt-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (status !== 0) {
    await rm(folder, { recursive: true, force: true });
    return null;
  }
  mounted.add(folder);
  const ballast = path.join(folder, 'ballast');
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    async fill(leave) {
      if (!existsSync(ballast)) await writeFile(ballast, '');
      for (let left = free() - leave; left > 0; left = free() - leave) {
        const piece = CHUNK.subarray(0, Math.min(CHUNK.length, left));
        const written = await writeFile(ballast, piece, { flag: 'a' }).then(
          () => true,
          () => false,
        );
        if (!written) return;
      }
    },
    empty: () => truncate(ballast),
  };
}

import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from './witness-process';

/** A file system of its own that can be filled without harm to anybody. */
export interface SmallDisk {
  folder: string;
  /** Takes all that is free. */
  fill(): void;
  /** Frees it. */
  empty(): void;
  remove(): void;
}

/** Mounts one in memory; null where this user or machine may not. */
export function smallDisk(): SmallDisk | null {
  const folder = newFolder();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  if (mounted.status !== 0) return null;
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    },
    empty: () => rmSync(ballast),
    remove: () => void spawnSync('umount', ['-l', folder]),
  };
}

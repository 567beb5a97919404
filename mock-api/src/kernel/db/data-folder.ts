import { mkdir, open, readFile, statfs } from 'node:fs/promises';
import path from 'node:path';
import { tryLock, unlock } from 'fs-native-extensions';

const MEBIBYTE = 1024 * 1024;
/** Less than this and the server does not start. */
const FREE_TO_START = 64 * MEBIBYTE;
/** Less than this and nothing more is written: a full disk would hang the database. */
export const FREE_TO_WRITE = 32 * MEBIBYTE;

/** The data folder cannot be used; `message` says why and what to do. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

export interface DataFolder {
  path: string;
  freeBytes(): Promise<number>;
  release(): Promise<void>;
}

/**
 * Takes a data folder for this process alone, making it if it is not there. The lock is the operating
 * system's, on an open file: it goes with the process, however that ends. A second process in the
 * same folder would destroy the data.
 *
 * @throws DataFolderError where another process has it, or the disk is nearly full.
 */
export async function takeDataFolder(folder: string): Promise<DataFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new DataFolderError(`The data folder ${folder} cannot be made: ${error.message}`);
  });
  const lockFile = path.join(folder, 'lock');
  const lock = await open(lockFile, 'a+', 0o600);
  if (!tryLock(lock.fd)) {
    await lock.close();
    const owner = (await readFile(lockFile, 'utf8')).trim();
    throw new DataFolderError(
      `Another Hand Receipt${owner ? ` (process ${owner})` : ''} is using ${folder}. ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
  }
  await lock.truncate(0);
  await lock.write(`${process.pid}\n`);

  const freeBytes = async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  const release = async () => {
    unlock(lock.fd);
    await lock.close();
  };
  if ((await freeBytes()) < FREE_TO_START) {
    await release();
    throw new DataFolderError(
      `Less than ${FREE_TO_START / MEBIBYTE} MB are free where ${folder} is. Make room, or set DATA_DIR to another disk.`,
    );
  }
  return { path: folder, freeBytes, release };
}

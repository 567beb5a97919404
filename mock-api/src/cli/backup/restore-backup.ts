import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Config, type DataFolder, takeDataFolder } from '../../kernel';
import { extractArchive } from '../archive/read';
import { Refusal } from '../support/command';
import { emptyPostgres } from '../support/empty-database';
import { isThere } from '../support/ignore-missing';
import { WORKSHOP, dataFiles, holdsDatabase, keyFiles } from './data-files';
import { type KeyOutcome, openKeys, placeKeys } from './keys';
import { DUMP, type Manifest, readManifest } from './manifest';
import { restoreDatabase } from './postgres-tools';
import { beforeIn, moveIntoPlace } from './move-into-place';

export interface RestoreOptions {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'ledgerKeyFile' | 'totpKeyFile'>;
  file: string;
  passphrase: string | null;
  /** Also over data that is there. */
  force: boolean;
}

export interface Restored {
  manifest: Manifest;
  /** Events of the journal here and of the backup's, where the longer one here was kept. */
  keptLedger: { here: number; restored: number } | null;
  key: KeyOutcome;
}

const ENGINES = { pglite: 'the embedded database', postgres: 'PostgreSQL' };

/**
 * Puts a backup into a data folder and, where it was made of one, into the PostgreSQL of DATABASE_URL.
 * Nothing is touched before the whole backup has been unpacked and found sound.
 *
 * @throws Refusal where there is data already and that was not forced, where the backup is of the other
 *   engine, or for want of its key; DataFolderError where a server is using the data folder;
 *   ArchiveDamaged where the file is not whole.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const folder = await takeDataFolder(options.config.dataDir);
  const workshop = path.join(folder.path, WORKSHOP);
  const cleanUp = async () => {
    if (!(await isThere(beforeIn(folder.path)))) await rm(workshop, { recursive: true, force: true });
  };
  try {
    if (await isThere(beforeIn(folder.path))) {
      throw new Refusal(
        `An earlier restore was cut short. What was in the data folder before is in ${beforeIn(folder.path)}: ` +
          'move it back, or away.',
      );
    }
    const restored = await restoreInto(folder, workshop, options);
    await rm(beforeIn(folder.path), { recursive: true });
    return restored;
  } finally {
    await cleanUp();
    await folder.release();
  }
}

async function restoreInto(
  { path: dataDir }: DataFolder,
  workshop: string,
  options: RestoreOptions,
): Promise<Restored> {
  const { config, file, passphrase, force } = options;
  const { databaseUrl } = config;
  if (!databaseUrl && !force && holdsDatabase(await dataFiles(dataDir))) {
    throw new Refusal(
      `${dataDir} holds data already. Set DATA_DIR to another folder, or --force to replace it.`,
    );
  }
  const unpacked = path.join(workshop, 'unpacked');
  await mkdir(unpacked, { recursive: true, mode: 0o700 });
  await extractArchive(file, unpacked);
  const manifest = await readManifest(unpacked);
  const engine = databaseUrl ? 'postgres' : 'pglite';
  if (manifest.engine !== engine) {
    throw new Refusal(
      `This backup is of ${ENGINES[manifest.engine]}, and ${databaseUrl ? 'DATABASE_URL is set' : 'DATABASE_URL is not set'}.`,
    );
  }
  const keys = await openKeys(unpacked, config, passphrase);
  if (databaseUrl) {
    await emptyPostgres(databaseUrl, force);
    await restoreDatabase(databaseUrl, path.join(unpacked, DUMP));
  }
  const keptLedger = await moveIntoPlace(dataDir, unpacked, keyFiles(config));
  return { manifest, keptLedger, key: await placeKeys(keys, config) };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Config, takeDataFolder } from '../../kernel';
import { type ArchiveEntry, fileEntry, folderEntry, textEntry, writeArchive } from '../archive/write';
import { Refusal } from '../support/command';
import { isThere } from '../support/ignore-missing';
import {
  DATA_FOLDERS,
  type DataFile,
  LEDGER,
  dataFiles,
  holdsDatabase,
  journalSize,
  keyFiles,
} from './data-files';
import { sealedKeys } from './keys';
import { DATA, DUMP, MANIFEST, formatManifest } from './manifest';
import { dumpDatabase } from './postgres-tools';

export interface BackupOptions {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'ledgerKeyFile' | 'totpKeyFile'>;
  /** Where the backup goes; nothing may be there. */
  file: string;
  /** What the ledger's signing key is sealed with; null leaves the key out. */
  passphrase: string | null;
  at: Date;
}

export interface BackupMade {
  /** Bytes. */
  size: number;
  ledgerEvents: number;
  /** False where the signing key was left out for want of a passphrase. */
  withKey: boolean;
}

const entryOf = async (dataDir: string, { path: inside, kind }: DataFile): Promise<ArchiveEntry> =>
  kind === 'folder'
    ? folderEntry(`${DATA}/${inside}`)
    : fileEntry(`${DATA}/${inside}`, path.join(dataDir, inside));

async function write(
  options: BackupOptions,
  engine: 'pglite' | 'postgres',
  dump: () => AsyncIterable<ArchiveEntry> | Iterable<ArchiveEntry>,
): Promise<BackupMade> {
  const { config, file, passphrase, at } = options;
  const keys = keyFiles(config);
  const all = await dataFiles(config.dataDir, engine === 'pglite' ? DATA_FOLDERS : [LEDGER]);
  const files = all.filter((found) => !keys.includes(path.join(config.dataDir, found.path)));
  if (engine === 'pglite' && !holdsDatabase(files)) {
    throw new Refusal(`There is nothing to back up: ${config.dataDir} has no database yet.`);
  }
  const ledgerEvents = await journalSize(config.dataDir);
  async function* entries() {
    yield textEntry(MANIFEST, formatManifest({ engine, madeAt: at.toISOString(), ledgerEvents }));
    // The journal before the database: a backup's ledger may be ahead of its journal, never behind it.
    for (const found of files) yield await entryOf(config.dataDir, found);
    if (passphrase) yield* await sealedKeys(config, passphrase);
    yield* dump();
  }
  const size = await writeArchive(file, entries(), at);
  return { size, ledgerEvents, withKey: passphrase !== null };
}

/**
 * Writes database, ledger journal, uploads and, sealed, the ledger's key to one file.
 *
 * The embedded database is copied as it lies on disk, so no server may be using it; a PostgreSQL is
 * copied while servers go on.
 *
 * @throws DataFolderError where a server is using the embedded database; Refusal where the file exists,
 *   its folder does not, there is no database, or PostgreSQL's programs are missing.
 */
export async function makeBackup(options: BackupOptions): Promise<BackupMade> {
  const { config, file } = options;
  if (await isThere(file)) throw new Refusal(`${file} is there already. Name another file.`);
  const target = path.dirname(file);
  if (!(await isThere(target))) throw new Refusal(`The folder ${target} does not exist. Create it first.`);
  if (config.databaseUrl) return backUpPostgres(options, config.databaseUrl);
  const folder = await takeDataFolder(config.dataDir);
  try {
    return await write(options, 'pglite', () => []);
  } finally {
    await folder.release();
  }
}

async function backUpPostgres(options: BackupOptions, databaseUrl: string): Promise<BackupMade> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hand-receipt-backup-'));
  const dump = path.join(folder, DUMP);
  try {
    return await write(options, 'postgres', async function* () {
      await dumpDatabase(databaseUrl, dump);
      yield await fileEntry(DUMP, dump);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

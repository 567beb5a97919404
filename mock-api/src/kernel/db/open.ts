import path from 'node:path';
import type { Config } from '../config/config';
import { FREE_TO_WRITE, takeDataFolder } from './data-folder';
import type { OpenDatabase } from './open-database';
import { openPglite } from './pglite/open';
import { openPostgres } from './postgres/open';

/**
 * Opens the database of the configuration, migrated to the newest schema: the PostgreSQL of
 * DATABASE_URL, else the embedded one in the data folder, which no other process may then use.
 *
 * @param hungAfterMs after which a query of the embedded one is taken for hung; two minutes, unless said.
 * @throws DataFolderError where the data folder is taken or its disk full.
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { hungAfterMs }: { hungAfterMs?: number } = {},
): Promise<OpenDatabase> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl);

  const folder = await takeDataFolder(config.dataDir);
  try {
    const database = await openPglite(
      { folder: path.join(folder.path, 'postgres'), dump: null, hungAfterMs },
      async () => (await folder.freeBytes()) < FREE_TO_WRITE,
    );
    return {
      ...database,
      freeBytes: folder.freeBytes,
      async close() {
        await database.close();
        await folder.release();
      },
    };
  } catch (error) {
    await folder.release();
    throw error;
  }
}

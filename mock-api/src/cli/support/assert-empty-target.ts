import { type Config, takeDataFolder } from '../../kernel';
import { dataFiles } from '../backup/data-files';
import { Refusal } from './command';
import { emptyDataFolder } from './empty-folder';
import { emptyPostgres } from './empty-database';

/**
 * Leaves the database of the configuration, and the ledger's folder with it, empty.
 *
 * @param force also where there is data: all of it is deleted.
 * @throws Refusal where there is data and that was not forced, or servers are connected;
 *   DataFolderError where a server is using the data folder.
 */
export async function assertEmptyTarget(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  force: boolean,
): Promise<void> {
  const { dataDir, databaseUrl } = config;
  const folder = await takeDataFolder(dataDir);
  try {
    if (!force && (await dataFiles(dataDir)).length > 0) {
      throw new Refusal(
        `${dataDir} holds data already. Set DATA_DIR to an empty folder, or --force to delete it all.`,
      );
    }
    if (databaseUrl) await emptyPostgres(databaseUrl, force);
    await emptyDataFolder(dataDir);
  } finally {
    await folder.release();
  }
}

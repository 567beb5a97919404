import { type Config, type OpenDatabase, openDatabase, prepareDataDir, readConfig } from '../../kernel';

/** An index over a whole brigade takes minutes on a busy machine, and no person waits for an answer meanwhile. */
const PATIENCE_MS = 30 * 60_000;

/**
 * Opens the database of the configuration for one command, and closes it whatever comes of that.
 *
 * @throws DataFolderError where a server is using the embedded one.
 */
export async function withDatabase<T>(
  work: (database: OpenDatabase, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfig();
  await prepareDataDir(config.dataDir);
  const database = await openDatabase(config, { hungAfterMs: PATIENCE_MS });
  try {
    return await work(database, config);
  } finally {
    await database.close();
  }
}

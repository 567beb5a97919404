import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres, howToGetPostgres, startPostgres } from '../../../scripts/lib/private-postgres.mjs';
import { createDatabase } from '../support/postgres-database';

/** Where a server of the browser tests keeps its data, until `remove`. */
export interface TestEngine {
  dataDir: string;
  /** Null for the embedded database. */
  databaseUrl: string | null;
  remove(): Promise<void>;
}

/** A new data folder, and a PostgreSQL of its own with a migrated database where that is the `engine`. */
export async function openTestEngine(engine: string | undefined): Promise<TestEngine> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-attacked-'));
  const removeFolder = () => rm(dataDir, { recursive: true });
  if (engine !== 'postgres') return { dataDir, databaseUrl: null, remove: removeFolder };
  const bin = findPostgres();
  if (!bin) throw new Error(howToGetPostgres);
  const server = await startPostgres(bin);
  const { url } = await createDatabase(server.url);
  return {
    dataDir,
    databaseUrl: url,
    async remove() {
      await server.stop();
      await removeFolder();
    },
  };
}

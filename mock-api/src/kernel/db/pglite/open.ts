import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../schema';
import { migrate } from '../migrate';
import type { OpenDatabase } from '../open-database';
import { PgliteClient } from './client';
import { PglitePool } from './pool';
import type { WorkerOptions } from './protocol';
import { Autovacuum } from './autovacuum';

/** The embedded database, and a copy of it for a test. */
export interface EmbeddedDatabase extends Omit<OpenDatabase, 'freeBytes'> {
  dump(): Promise<Uint8Array>;
  /** Does what autovacuum would; it is done every minute anyway. Answers the tables that it was done to. */
  runAutovacuum(): Promise<string[]>;
}

/**
 * Opens the embedded database in a thread of its own and migrates it.
 *
 * @param isDiskNearlyFull while it is, transactions only read; never, unless given.
 */
export async function openPglite(
  options: WorkerOptions,
  isDiskNearlyFull?: () => Promise<boolean>,
): Promise<EmbeddedDatabase> {
  const database = await startPglite(options, isDiskNearlyFull);
  await migrate(database.db).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return database;
}

/** The same for a database that is migrated already. */
export async function startPglite(
  options: WorkerOptions,
  isDiskNearlyFull?: () => Promise<boolean>,
): Promise<EmbeddedDatabase> {
  const client = await PgliteClient.open(options);
  const pool = new PglitePool(client, isDiskNearlyFull);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const background = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool.background }) });
  const upkeep = new Autovacuum(pool);
  return {
    db,
    background,
    engine: 'pglite',
    async listen(channel, handler) {
      client.onNotification(channel, handler);
      await pool.exclusively(() => client.query(`listen "${channel}"`, []));
    },
    dump: () => pool.exclusively(() => client.dump()),
    // The data folder is locked: no other process has this database.
    joinServers: () => Promise.resolve(false),
    load: () => pool.load,
    ended: client.ended,
    runAutovacuum: () => upkeep.run(),
    async close() {
      upkeep.stop();
      await db.destroy();
    },
  };
}

import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from '../schema';
import { migrate } from '../migrate';
import type { OpenDatabase } from '../open-database';
import { PostgresListener } from './listener';
import { PreparingPool } from './preparing-pool';

const POOL_SIZE = 20;
const CONNECT_LIMIT_MS = 5_000;
/**
 * Compiling a plan takes longer than running ours. Data of this size are in memory, where a page out of
 * turn costs what the next one does. DATABASE_URL may say otherwise by `?options=`.
 */
const SESSION_SETTINGS = '-c jit=off -c random_page_cost=1.1';
const { DATE, INT8 } = types.builtins;

/** Values come as the embedded database gives them: a day is text, and a count is a number. */
const parsers = new Map<number, (value: string) => unknown>([
  [DATE, (value) => value],
  [INT8, Number],
]);
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  parsers.get(oid) ?? types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser;

/**
 * Connects to a PostgreSQL of one's own and migrates it.
 *
 * @param url postgres://user:password@host:port/database
 */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const database = connectPostgres(url);
  await migrate(database.db).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return database;
}

/** The same for a database that is migrated already. */
export function connectPostgres(url: string): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    options: SESSION_SETTINGS,
    keepAlive: true,
    types: { getTypeParser },
  });
  // An idle connection that breaks is replaced at the next query; unheard, it would end the process.
  pool.on('error', () => undefined);
  // The same for one that breaks between two statements of a transaction: the next statement tells of it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: new PreparingPool(pool) }) });
  const listener = new PostgresListener(url);
  let end: (reason: null) => void;
  const ended = new Promise<null>((resolve) => (end = resolve));
  return {
    db,
    background: db,
    engine: 'postgres',
    listen: (channel, handler, onGap) => listener.listen(channel, { handler, onGap }),
    joinServers: () => listener.joinServers(),
    load: () => ({ busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    freeBytes: async () => null,
    ended,
    async close() {
      await listener.close();
      await db.destroy();
      end(null);
    },
  };
}

import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from '../schema';
import { migrate } from '../migrate';
import type { OpenDatabase } from '../open-database';
import { PostgresListener } from './listener';

const POOL_SIZE = 20;
const CONNECT_LIMIT_MS = 5_000;
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
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    types: { getTypeParser },
  });
  // An idle connection that breaks is replaced at the next query; unheard, it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const listener = new PostgresListener(url);
  let end: (reason: null) => void;
  const ended = new Promise<null>((resolve) => (end = resolve));
  await migrate(db).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return {
    db,
    engine: 'postgres',
    listen: (channel, handler, onGap) => listener.listen(channel, { handler, onGap }),
    freeBytes: async () => null,
    ended,
    async close() {
      await listener.close();
      await db.destroy();
      end(null);
    },
  };
}

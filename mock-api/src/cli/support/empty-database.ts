import { Client } from 'pg';
import { Refusal } from './command';

async function withClient<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Tables in the database that the server would use. */
const TABLES = `select count(*)::int as tables from pg_tables where schemaname = 'public'`;

/** Other connections to the same database: servers, or a person at a prompt. */
const OTHERS = `select count(*)::int as others from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/**
 * Leaves a PostgreSQL database empty for what is about to be put into it.
 *
 * @param force also where it has tables: they are dropped, all of them.
 * @throws Refusal where it has tables and that was not forced, or a person is connected to it.
 */
export function emptyPostgres(databaseUrl: string, force: boolean): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    const { rows: counted } = await client.query<{ tables: number }>(TABLES);
    if (counted[0]?.tables === 0) return;
    if (!force) {
      throw new Refusal(
        'The database of DATABASE_URL is not empty. Name an empty one, or --force to delete all it holds.',
      );
    }
    const { rows } = await client.query<{ others: number }>(OTHERS);
    if (rows[0] && rows[0].others > 0) {
      throw new Refusal(
        `Stop the servers first: the database of DATABASE_URL has ${rows[0].others} other connections.`,
      );
    }
    await client.query('drop schema public cascade; create schema public');
  });
}

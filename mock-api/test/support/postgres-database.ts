import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { connectPostgres, openPostgres } from '../../src/kernel/db/postgres/open';
import { migrationsDigest } from './migrations-digest';

/** Several test files may make the template at once; the first does. */
const TEMPLATE_LOCK = 4612;

/** The address of another database on the server of `url`. */
export function databaseUrl(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function asAdmin<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The migrated, empty database that tests copy: made once on a server for each state of the migrations. */
async function template(admin: Client, url: string): Promise<string> {
  const name = `hand_receipt_template_${await migrationsDigest()}`;
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    const unfinished = `${name}_unfinished`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    await admin.query(`create database ${unfinished}`);
    const database = await openPostgres(databaseUrl(url, unfinished));
    await database.close();
    await admin.query(`alter database ${unfinished} rename to ${name}`);
  }
  await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  return name;
}

/**
 * Makes a migrated, empty database on a server.
 *
 * @param url of a role that may make databases, to any database of the server
 */
export async function createDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `hand_receipt_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(url, async (admin) => {
    const source = await template(admin, url);
    await admin.query(`create database ${name} template ${source} strategy file_copy`);
  });
  return {
    url: databaseUrl(url, name),
    drop: () => asAdmin(url, async (admin) => void (await admin.query(`drop database ${name} with (force)`))),
  };
}

/** A fresh migrated database on a PostgreSQL, gone once it is closed. */
export async function freshPostgres(url: string): Promise<OpenDatabase> {
  const made = await createDatabase(url);
  const database = connectPostgres(made.url);
  return {
    ...database,
    async close() {
      await database.close();
      await made.drop();
    },
  };
}

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { type EmbeddedDatabase, openPglite, startPglite } from '../../src/kernel/db/pglite/open';
import { migrationsDigest } from './migrations-digest';

const CACHE = path.resolve(__dirname, '../../node_modules/.cache/test-database');

/** Nobody makes a database out of these here, and they are two thirds of what each test would copy. */
async function dropTemplates({ db }: EmbeddedDatabase): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  await sql`drop database template0`.execute(db);
  await sql`drop database template1`.execute(db);
}

/**
 * An engine lays out its buffers each time it is opened, and goes through all that was written since the last
 * checkpoint: a test's database is small, and nothing is left to go through.
 */
async function makeOpeningQuick({ db }: EmbeddedDatabase): Promise<void> {
  await sql`alter system set shared_buffers = '16MB'`.execute(db);
  await sql`checkpoint`.execute(db);
}

/** A migrated, empty database as a tar: made once for each state of the migrations, then copied. */
export async function databaseDump(): Promise<Uint8Array> {
  const file = path.join(CACHE, `${await migrationsDigest()}-quick.tar`);
  const made = await readFile(file).catch(() => null);
  if (made) return made;

  const database = await openPglite({ folder: null, dump: null });
  await dropTemplates(database);
  await makeOpeningQuick(database);
  const dump = await database.dump();
  await database.close();
  await mkdir(CACHE, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
  return dump;
}

/** A fresh migrated PGlite in memory, in a thread as in production. */
export async function freshPglite(): Promise<OpenDatabase> {
  const database = await startPglite({ folder: null, dump: await databaseDump() });
  return { ...database, freeBytes: async () => null };
}

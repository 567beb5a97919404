import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { databaseDump, freshPglite } from './pglite-database';
import { freshPostgres } from './postgres-database';

export { databaseDump };

/** A PostgreSQL to test on, by a role that may make databases; without it the tests run on PGlite. */
export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL || null;

/**
 * A fresh migrated database on the engine that is being tested, closed after the last test of the
 * file. Call it in `beforeAll`, or in a test that wants one of its own.
 */
export async function testDatabase(): Promise<OpenDatabase> {
  const opening = TEST_DATABASE_URL ? freshPostgres(TEST_DATABASE_URL) : freshPglite();
  opened.push(opening);
  return opening;
}

const opened: Promise<Pick<OpenDatabase, 'close'>>[] = [];
/** Closes what `testDatabase` made until now, which happens anyway after the last test of a file. */
export async function closeDatabases(): Promise<void> {
  for (const database of opened.splice(0)) await (await database).close();
}
afterAll(closeDatabases);

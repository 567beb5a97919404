import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrationFiles } from '../../src/db/migrate';
import type { OpenDatabase } from '../../src/db/open-database';
import { openPglite } from '../../src/db/pglite/open';

const CACHE = path.resolve(__dirname, '../../node_modules/.cache/test-database');

/** A migrated, empty database as a tar: made once for each state of the migrations, then copied. */
export async function databaseDump(): Promise<Uint8Array> {
  const digest = createHash('sha256')
    .update(JSON.stringify(await migrationFiles()))
    .digest('hex');
  const file = path.join(CACHE, `${digest.slice(0, 16)}.tar`);
  const made = await readFile(file).catch(() => null);
  if (made) return made;

  const database = await openPglite({ folder: null, dump: null });
  const dump = await database.dump();
  await database.close();
  await mkdir(CACHE, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
  return dump;
}

/**
 * A fresh migrated PGlite in memory, in a thread as in production, closed after the last test of the
 * file. Call it in `beforeAll`, or in a test that wants one of its own.
 */
export async function testDatabase(): Promise<OpenDatabase> {
  const opening = databaseDump().then((dump) => openPglite({ folder: null, dump }));
  opened.push(opening);
  return { ...(await opening), freeBytes: async () => null };
}

const opened: Promise<Pick<OpenDatabase, 'close'>>[] = [];
afterAll(async () => {
  for (const database of opened) await (await database).close();
});

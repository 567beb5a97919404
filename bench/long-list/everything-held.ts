import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pgliteFolder } from '../api/engine';
import { migrationsDigest, openDatabase, startSession } from '../lib/mock-api';
import { ROOT } from '../lib/product';

export interface HeldBook {
  folder: string;
  /** Session of the commander. */
  token: string;
  remove: () => void;
}

type Database = Awaited<ReturnType<typeof openDatabase>>['db'];

const commanderOf = (db: Database) =>
  db.selectFrom('users').select('id').where('username', '=', 'commander').executeTakeFirstOrThrow();

/** Makes the commander of a brigade the holder of every item, straight from the property book. */
async function giveEverything(db: Database): Promise<void> {
  const { id } = await commanderOf(db);
  await db.deleteFrom('custody_link').where('user_id', 'is not', null).execute();
  await db.updateTable('property').set({ assigned_to_user_id: id }).execute();
  await db
    .insertInto('custody_link')
    .columns(['item_id', 'user_id', 'position', 'since'])
    .expression((from) =>
      from
        .selectFrom('property')
        .select(({ val }) => [
          'property.id',
          val(id).as('user_id'),
          val(1).as('position'),
          val(new Date()).as('since'),
        ]),
    )
    .execute();
}

/** The folder takes a while to make, so it is kept for the next run. */
async function keptFolder(items: number): Promise<string> {
  const name = `everything-held-${await migrationsDigest()}-${items}`;
  const kept = join(ROOT, 'node_modules/.cache/hand-receipt', name);
  if (existsSync(kept)) return kept;
  const unfinished = `${kept}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const brigade = await pgliteFolder({ items, users: 500 });
  cpSync(brigade.at, unfinished, { recursive: true });
  await brigade.remove();
  const { db, close } = await openDatabase({ dataDir: unfinished, databaseUrl: null });
  await giveEverything(db);
  // What the server does within a minute of such a change.
  await sql`vacuum (analyze)`.execute(db);
  await close();
  renameSync(unfinished, kept);
  return kept;
}

/** A copy of the brigade in which the commander holds every item, and his session. */
export async function everythingHeld(items: number): Promise<HeldBook> {
  const folder = mkdtempSync(join(tmpdir(), 'hand-receipt-long-'));
  cpSync(await keptFolder(items), folder, { recursive: true });
  const { db, close } = await openDatabase({ dataDir: folder, databaseUrl: null });
  const { id } = await commanderOf(db);
  const token = await startSession(db, { userId: id, at: new Date(), userAgent: null });
  await close();
  return { folder, token, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

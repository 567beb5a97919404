import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LedgerEventType } from '@hand-receipt/contracts';
import type { Json } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/kernel/db/schema';
import { appendEventNow } from '../../src/ledger/append';
import { createSealer } from '../../src/ledger/seal/create-sealer';
import { asOperator } from './operator';

export { asOperator };

export const NAVARRO = { id: 'U-0004', name: 'SGT Navarro' };
export const ORIGIN = 'hand-receipt.test/b-co';
export const CLOCK = () => new Date('2026-11-21T06:04:18Z');

/** Appends one event in a transaction of its own. */
export const append = (
  db: Kysely<Database>,
  type: LedgerEventType,
  itemId: string | null = null,
  details: { [key: string]: Json } = {},
): Promise<{ seq: number; eventId: string }> =>
  db
    .transaction()
    .execute((trx) => appendEventNow(trx, { type, itemId, actor: NAVARRO, details, at: CLOCK() }));

/**
 * An empty ledger and an empty property book, and nothing of what points into them. A truncation would lay new files
 * under every table and index, which costs more than all else that a test does here.
 */
export const clear = (db: Kysely<Database>): Promise<void> =>
  asOperator(
    db,
    sql`do $$
      declare emptied regclass;
      begin
        for emptied in
          with recursive reached as (
            select unnest('{ledger_event, ledger_search, ledger_pending, ledger_node, ledger_checkpoint, property,
              users, units}'::regclass[])::oid as id
            union
            select conrelid from pg_constraint join reached on confrelid = reached.id where contype = 'f'
          )
          select id from reached
        loop
          execute format('delete from %s', emptied);
        end loop;
      end $$`,
    sql`update ledger_head set size = 0`,
  );

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** A data folder of its own, removed after the file's last test. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ledger-'));
  folders.push(folder);
  return folder;
}

export const openSealer = (
  db: Kysely<Database>,
  dataDir: string,
  options: { isAlone?: boolean; joinsOthers?: boolean } = {},
) => createSealer({ db, dataDir, origin: ORIGIN, clock: CLOCK, ...options });

const PEOPLE = [
  { id: 'U-0004', username: 'navarro', rank: 'SGT', last_name: 'Navarro' },
  { id: 'U-0005', username: 'whitaker', rank: 'SPC', last_name: 'Whitaker' },
] as const;

const SLING = { name: 'SLING', quantity: 1 } as const;

/** Two people, and two items with their events: P-0001 (W123) went from Navarro to Whitaker, P-0002 (W124) stayed. */
export async function smallCompany(db: Kysely<Database>): Promise<void> {
  await db.insertInto('units').values({ id: 'B', name: 'B Co', kind: 'company' }).execute();
  for (const person of PEOPLE) {
    await db
      .insertInto('users')
      .values({
        ...person,
        email: `${person.username}@unit.test`,
        password_hash: '-',
        first_name: 'A',
        unit_id: 'B',
      })
      .execute();
  }
  for (const [id, serial_number, ...signers] of [
    ['P-0001', 'W123', 'U-0004', 'U-0005'],
    ['P-0002', 'W124', 'U-0004'],
  ] as const) {
    await db
      .insertInto('property')
      .values({
        id,
        serial_number,
        name: 'M4A1 CARBINE',
        category: 'weapons',
        assigned_to_user_id: signers.at(-1),
        assigned_date: CLOCK(),
        unit_id: 'B',
        created_at: CLOCK(),
      })
      .execute();
    const links = [null, ...signers].map((user_id, position) => ({
      item_id: id,
      position,
      user_id,
      since: CLOCK(),
    }));
    await db.insertInto('custody_link').values(links).execute();
    await db
      .insertInto('component')
      .values({ property_id: id, position: 0, required: true, on_hand: 1, ...SLING })
      .execute();
    await append(db, 'ITEM CREATED', id, {
      holderId: 'U-0004',
      name: 'M4A1 CARBINE',
      serialNumber: serial_number,
      status: 'Operational',
      // As events were written before components had counts.
      components: [{ ...SLING, status: 'present' }],
    });
  }
  await append(db, 'STATUS CHANGE', 'P-0002', { previousStatus: 'Operational', newStatus: 'Damaged' });
  await append(db, 'TRANSFER APPROVED', 'P-0001', { fromUserId: 'U-0004', toUserId: 'U-0005' });
  await append(db, 'USER', null, { username: 'whitaker' });
  await append(db, 'VERIFICATION', 'P-0001', { verificationType: 'sight' });
  await append(db, 'STATUS CHANGE', 'P-0002', { previousStatus: 'Damaged', newStatus: 'Operational' });
}

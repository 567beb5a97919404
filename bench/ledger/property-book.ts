import type { Kysely } from 'kysely';
import type { Database } from '../../mock-api/src/kernel/db/schema';
import { itemId, serialNumber, statusAfter } from './events';

const BATCH = 2_000;

export const UNIT = 'BENCH';

/** The items as a ledger of `events` events leaves them: in the property book's own hands, in their last status. */
export async function fillPropertyBook(db: Kysely<Database>, events: number, items: number): Promise<void> {
  await db.insertInto('units').values({ id: UNIT, name: 'Bench', kind: 'company' }).execute();
  for (let from = 0; from < items; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, items - from) }, (_, at) => from + at);
    const created_at = new Date();
    const entered = rows.map((item) => ({
      id: itemId(item),
      name: 'M4A1 CARBINE',
      serial_number: serialNumber(item),
      category: 'weapons' as const,
      current_status: statusAfter(Math.floor((events - 1 - item) / items)),
      unit_id: UNIT,
      created_at,
    }));
    await db.insertInto('property').values(entered).execute();
    const links = rows.map((item) => ({
      item_id: itemId(item),
      position: 0,
      user_id: null,
      since: created_at,
    }));
    await db.insertInto('custody_link').values(links).execute();
  }
}

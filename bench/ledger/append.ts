import { type Kysely, type Transaction, sql } from 'kysely';
import type { Database } from '../../mock-api/src/kernel/db/schema';
import { appendEvent } from '../../mock-api/src/ledger/append';
import { UNIT } from './property-book';

export interface AppendSpeed {
  perSecond: number;
  p99: number;
}

const clientItem = (client: number): string => `B-${client}`;
const ACTOR = { id: 'U-0004', name: 'SGT Navarro' };

/** A state change as `domain/custody` makes one: the item locked and read, changed, and its watchers told. */
async function changeState(trx: Transaction<Database>, itemId: string): Promise<void> {
  const item = await trx
    .selectFrom('property')
    .selectAll()
    .where('id', '=', itemId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const current_status = item.current_status === 'Operational' ? 'Damaged' : 'Operational';
  await trx.updateTable('property').set({ current_status }).where('id', '=', itemId).execute();
  await sql`select pg_notify('bench', ${JSON.stringify({ roots: ['property'] })})`.execute(trx);
}

/** State changes in a second by `connections` at once, each on items of its own, with or without the ledger. */
export async function appendSpeed(
  db: Kysely<Database>,
  { connections, seconds, ledger }: { connections: number; seconds: number; ledger: boolean },
): Promise<AppendSpeed> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const started = performance.now();
  const client = async (number: number) => {
    const itemId = clientItem(number);
    while (performance.now() < until) {
      const began = performance.now();
      await db.transaction().execute(async (trx) => {
        await changeState(trx, itemId);
        if (!ledger) return;
        const details = { name: 'M4A1 CARBINE', serialNumber: itemId, previousStatus: 'Operational' };
        await appendEvent(trx, { type: 'STATUS CHANGE', itemId, actor: ACTOR, details });
      });
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => client(number)));
  const elapsed = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / elapsed, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

/** The items that the clients change, one each; the ledger has no event that enters them. */
export async function addItems(db: Kysely<Database>, count: number): Promise<void> {
  const items = Array.from({ length: count }, (_, number) => ({
    id: clientItem(number),
    name: 'M4A1 CARBINE',
    serial_number: clientItem(number),
    category: 'weapons' as const,
    unit_id: UNIT,
    created_at: new Date(),
  }));
  await db.insertInto('property').values(items).execute();
}

/** Takes them out again, so that the ledger agrees with the property book as before. */
export async function removeItems(db: Kysely<Database>, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, number) => clientItem(number));
  await db.transaction().execute(async (trx) => {
    // The product never deletes an item, and its database refuses to.
    await sql`alter table property disable trigger property_guard`.execute(trx);
    await trx.deleteFrom('property').where('id', 'in', ids).execute();
    await sql`alter table property enable trigger property_guard`.execute(trx);
  });
}

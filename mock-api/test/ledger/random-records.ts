import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/kernel/db/schema';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { publishList } from '../../src/component-lists/publish-list';
import { sendMaintenanceForm } from '../../src/maintenance';
import { moveMaintenance } from '../../src/maintenance/move-maintenance';
import { openMaintenance } from '../../src/maintenance/open-maintenance';
import { verify } from '../../src/property';
import { closeInventory } from '../../src/inventory/close-inventory';
import { openInventory } from '../../src/inventory/open-inventory';
import { scanLine } from '../../src/inventory/scan-line';
import type { Actor, UnitOfWork } from '../../src/unit-of-work';
import type { RandomPeople } from '../custody/random-acts';

/** An act that writes a record of its own, beside those of custody. */
export const randomRecord = fc.record({
  kind: fc.constantFrom('verify', 'form', 'open', 'scan', 'close', 'maintain', 'move', 'publish'),
  which: fc.nat(),
  whom: fc.nat(),
  status: fc.constantFrom('in-progress', 'completed', 'cancelled', 'awaiting-parts'),
});
type RandomRecord = typeof randomRecord extends fc.Arbitrary<infer R> ? R : never;

const NOTHING = async () => undefined;

/** Does one, in the product, with whatever there is; where there is nothing to do it to, nothing happens. */
export async function recordAtRandom(company: RandomPeople, act: RandomRecord): Promise<void> {
  const { db } = company.database;
  const itemId = company.items[act.which % company.items.length] ?? '';
  const holder = await holderOf(company, itemId);
  const [leader] = company.people;
  if (!leader) throw new Error('Nobody is there to act.');
  const other = company.people.find(({ id }) => id !== holder.id) ?? leader;
  const inventory = await lastOpen(db, 'inventory');
  const work = await lastOpen(db, 'maintenance_item');
  const list = await db.selectFrom('component_list').select('version').executeTakeFirst();
  const acts: Record<RandomRecord['kind'], [Actor, (work: UnitOfWork) => Promise<unknown>]> = {
    verify: [holder, (w) => verify(w, itemId, { verificationType: 'sight', notes: `look ${act.whom}` })],
    form: [holder, (w) => sendMaintenanceForm(w, formTo(other, itemId))],
    open: [leader, inventory ? NOTHING : (w) => openInventory(w, { title: 'Count' })],
    scan: [leader, inventory ? (w) => scanLine(w, inventory, { code: `R${(act.which % 6) + 1}` }) : NOTHING],
    close: [leader, inventory ? (w) => closeInventory(w, inventory, null, 'Nobody else is here.') : NOTHING],
    maintain: [leader, (w) => openMaintenance(w, itemId, { ...WORK, status: 'in-progress' })],
    publish: [leader, (w) => publishList(w, NSN, componentList(act.whom, list?.version ?? 0))],
    move: [leader, work ? (w) => moveMaintenance(w, work, act.status, null) : NOTHING],
  };
  const [actor, verb] = acts[act.kind];
  await company.tolerate(() => company.perform(actor, verb));
}

const WORK = {
  maintenanceType: 'corrective',
  priority: 'medium',
  description: 'Bolt',
  scheduledDate: null,
  assignedTo: null,
  estimatedCompletionTime: null,
  notes: null,
  parts: [],
} as const;

const NSN = '1005-01-231-0973';
const MAGAZINE = { kind: 'BII', name: 'Magazine', nsn: null, ui: null, arc: null, required: true } as const;
const componentList = (quantity: number, version: number) => ({
  lines: [{ ...MAGAZINE, quantity: 1 + (quantity % 9) }],
  version,
});

const formTo = ({ id }: Actor, propertyId: string) =>
  ({ propertyId, recipientUserId: id, formType: 'DA2404', description: 'Bolt is stuck' }) as const;

async function holderOf({ database, people }: RandomPeople, itemId: string): Promise<Actor> {
  const row = await database.db
    .selectFrom('property')
    .select('assigned_to_user_id as id')
    .where('id', '=', itemId)
    .executeTakeFirst();
  const holder = people.find(({ id }) => id === row?.id) ?? people[0];
  if (!holder) throw new Error('Nobody is there to act.');
  return holder;
}

async function lastOpen(db: Kysely<Database>, table: 'inventory' | 'maintenance_item') {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)}
    where ${table === 'inventory' ? sql`closed_at is null` : sql`status not in ('completed', 'cancelled')`}
    order by id desc limit 1`.execute(db);
  return rows[0]?.id;
}

/** Everybody may send everybody a form. */
export async function connectAll({ db }: OpenDatabase, people: readonly Actor[]): Promise<void> {
  const pairs = people.flatMap((one, at) =>
    people
      .slice(at + 1)
      .map((other) => ({ user_id: one.id, other_user_id: other.id, status: 'accepted' as const })),
  );
  await db.insertInto('connections').values(pairs).execute();
}

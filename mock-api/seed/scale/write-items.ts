import { type Transaction, sql } from 'kysely';
import type { Database } from '../../src/kernel';
import { whySensitive } from '../../src/checks';
import { newEventId } from '../../src/ledger';
import { ITEM_FIELDS, componentColumns, recordOf } from '../../src/property';
import { KITS } from '../kits';
import { appendEvents } from './append-events';
import { type EnteredItem, type NumberedItem, eventsOf, offeredAt } from './events';
import type { PlannedItem } from './item-plan';

/** The next numbers of a kind, e.g. P-0151 and on. */
async function nextNumbers(
  trx: Transaction<Database>,
  prefix: 'P' | 'T',
  sequence: 'property_number' | 'transfer_number',
  count: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select numbered_id(${prefix}, nextval(${sequence}::text::regclass)) as id
    from generate_series(1, ${count}::integer)`.execute(trx);
  return rows.map(({ id }) => id);
}

async function numbered(trx: Transaction<Database>, items: readonly PlannedItem[]): Promise<NumberedItem[]> {
  const ids = await nextNumbers(trx, 'P', 'property_number', items.length);
  const steps = items.reduce((sum, { signedAt }) => sum + signedAt.length, 0);
  const transferIds = await nextNumbers(trx, 'T', 'transfer_number', steps);
  return items.map((item, index) => ({
    ...item,
    id: ids[index] ?? '',
    transferIds: transferIds.splice(0, item.signedAt.length),
    approvedEventIds: item.signedAt.map(newEventId),
    components: (item.line.kit && KITS[item.line.kit]) ?? [],
  }));
}

const propertyRow = ({ id, line, serial, unitId, chain, status, enteredAt, signedAt }: NumberedItem) => ({
  id,
  name: line.name,
  serial_number: serial,
  current_status: status,
  description: null,
  category: line.category,
  location: line.location,
  nsn: line.nsn,
  lin: line.lin,
  property_model_id: null,
  assigned_to_user_id: chain.at(-1)?.id ?? null,
  assigned_date: chain.length === 0 ? null : (signedAt.at(-1) ?? enteredAt),
  unit_id: unitId,
  sensitive_mark: line.sensitive_mark ?? ('by-code' as const),
  is_sensitive:
    whySensitive({
      category: line.category,
      securityLevel: line.securityLevel ?? null,
      ciicClass: undefined,
      mark: line.sensitive_mark ?? 'by-code',
      catalogMark: 'by-code',
    }) !== null,
  security_level: line.securityLevel ?? null,
  calibration_info: null,
  unit_price: line.unitPrice,
  parent_item_id: null,
  created_at: enteredAt,
});

const linkRows = ({ id, chain, enteredAt, signedAt }: NumberedItem) => [
  { item_id: id, position: 0, user_id: null, since: enteredAt },
  ...chain.map((person, index) => ({
    item_id: id,
    position: index + 1,
    user_id: person.id,
    since: signedAt[index - 1] ?? enteredAt,
  })),
];

const transferRows = ({ id, chain, transferIds, approvedEventIds, signedAt }: NumberedItem) =>
  signedAt.map((at, step) => ({
    id: transferIds[step],
    item_id: id,
    from_user_id: chain[step]?.id ?? '',
    to_user_id: chain[step + 1]?.id ?? '',
    status: 'Approved' as const,
    include_components: true,
    notes: null,
    requested_at: offeredAt(at),
    resolved_at: at,
    event_id: approvedEventIds[step] ?? null,
  }));

const componentRows = ({ id, components, enteredBy, enteredAt }: NumberedItem) =>
  components.map((component, position) => ({
    ...componentColumns(component, { at: enteredAt, by: enteredBy.id }),
    property_id: id,
    position,
  }));

/** Enters items in the property book; an event states the record that the book then has. */
async function entered(trx: Transaction<Database>, items: readonly NumberedItem[]): Promise<EnteredItem[]> {
  const rows = await trx
    .insertInto('property')
    .values(items.map(propertyRow))
    .returning(['id', ...ITEM_FIELDS])
    .execute();
  const records = new Map(rows.map((row) => [row.id, recordOf(row)]));
  return items.map((item) => {
    const record = records.get(item.id);
    if (!record) throw new Error(`Item ${item.id} was not entered.`);
    return { ...item, record };
  });
}

/**
 * Writes items as the verbs of custody would have left them, with every event that those would have
 * recorded, in one transaction: each batch is whole and consistent by itself.
 *
 * @returns the items, numbered, and how many events they have.
 */
export async function writeItems(trx: Transaction<Database>, planned: readonly PlannedItem[]) {
  const items = await entered(trx, await numbered(trx, planned));
  await trx.insertInto('custody_link').values(items.flatMap(linkRows)).execute();
  const components = items.flatMap(componentRows);
  if (components.length > 0) await trx.insertInto('component').values(components).execute();
  const transfers = items.flatMap(transferRows);
  if (transfers.length > 0) await trx.insertInto('transfer').values(transfers).execute();
  const events = items.flatMap(eventsOf).sort((a, b) => a.at.getTime() - b.at.getTime());
  await appendEvents(trx, events);
  return { items, events: events.length };
}

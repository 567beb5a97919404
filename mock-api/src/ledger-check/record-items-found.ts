import type { Kysely, Transaction } from 'kysely';
import type { Clock, Database } from '../kernel';
import { appendEventNow, ledgerEvents, lockAppends, readRow } from '../ledger';
import { OPERATOR } from '../people';
import { ITEM_FIELDS, componentFacts, listComponents } from '../property';
import { type ItemRow, itemsAfter } from './item-rows';
import { FOUND } from './records/recorded-table';

/** Items recorded in one transaction: few enough that a request waits for it only a moment. */
const BATCH = 25;
const TABLE = 'property';
/** What the check compares of an item and older events did not say. */
const FACTS: readonly string[] = [...ITEM_FIELDS, 'unit'];

const keysIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map(String)
    : typeof value === 'object' && value !== null
      ? ['category', ...Object.keys(value)]
      : [];

/** The RECORDS FOUND events that end a recording of all items, oldest first. */
async function readEnds(trx: Transaction<Database>) {
  const rows = await ledgerEvents(trx)
    .selectAll()
    .where('event_type', '=', 'RECORDS FOUND')
    .orderBy('seq')
    .execute();
  return rows.flatMap((row) => readRow(row) ?? []).filter(({ details }) => details.table === TABLE);
}

/** Which of these the ledger states of every item: those of the item entered first, and those recorded as found since. */
async function statedFields(
  trx: Transaction<Database>,
  ends: Awaited<ReturnType<typeof readEnds>>,
): Promise<Set<string> | null> {
  const first = await ledgerEvents(trx)
    .selectAll()
    .where('event_type', '=', 'ITEM CREATED')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  if (!first) return null;
  const { record, unitId } = readRow(first)?.details ?? {};
  const entered = [...keysIn(record), ...(typeof unitId === 'string' ? ['unit'] : [])];
  return new Set([...entered, ...ends.flatMap(({ details }) => keysIn(details.fields))]);
}

/** The last item that was recorded since the place `seq`; '' before the first. Items are recorded in order of id. */
async function lastRecorded(trx: Transaction<Database>, seq: number): Promise<string> {
  const row = await ledgerEvents(trx)
    .select('item_id')
    .where('event_type', '=', 'ITEM UPDATED')
    .where('actor_id', '=', OPERATOR.id)
    .where('seq', '>', seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.item_id ?? '';
}

async function appendFound(trx: Transaction<Database>, items: readonly ItemRow[], at: Date): Promise<void> {
  const components = await listComponents(
    trx,
    items.map(({ id }) => id),
  );
  for (const { id, name, serialNumber, holder, unit, chain, status, record } of items) {
    const { category, ...fields } = record;
    await appendEventNow(trx, {
      type: 'ITEM UPDATED',
      itemId: id,
      actor: OPERATOR,
      at,
      details: {
        ...{
          change: FOUND,
          name,
          serialNumber,
          holderId: holder,
          unitId: unit,
          chain,
          status,
          category,
          record: fields,
        },
        components: (components.get(id) ?? []).map(componentFacts),
      },
    });
  }
}

/** @returns whether more is left. */
async function recordSome(trx: Transaction<Database>, at: Date): Promise<boolean> {
  await lockAppends(trx);
  const ends = await readEnds(trx);
  const stated = await statedFields(trx, ends);
  if (!stated || FACTS.every((fact) => stated.has(fact))) return false;
  const items = await itemsAfter(trx, {
    after: await lastRecorded(trx, ends.at(-1)?.seq ?? -1),
    most: BATCH,
  });
  await appendFound(trx, items, at);
  if (items.length === BATCH) return true;
  const details = { table: TABLE, fields: [...FACTS] };
  await appendEventNow(trx, { type: 'RECORDS FOUND', itemId: null, actor: OPERATOR, at, details });
  return false;
}

/**
 * Records each item as it is found, in a ledger that was begun before events named all that the check compares. It
 * stands beside what the server does for people, and goes on at the next start where it was interrupted. Several
 * servers may do it at once.
 *
 * @param isOver asked before each batch.
 */
export async function recordItemsFound(
  db: Kysely<Database>,
  clock: Clock,
  isOver: () => boolean = () => false,
): Promise<void> {
  while (!isOver()) {
    const isLeft = await db.transaction().execute((trx) => recordSome(trx, clock.now()));
    if (!isLeft) return;
  }
}

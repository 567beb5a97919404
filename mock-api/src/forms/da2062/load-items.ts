import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Database, notFound } from '../../kernel';
import { type Viewer, recordedItems, visibleItems } from '../../access';
import { requireOnBook, topUnitOf } from '../../property';
import { yieldToEventLoop } from '../pdf/yield-to-event-loop';
import type { ReceiptItem } from './receipt-item';

/** Items read in one query. */
const BATCH = 500;

interface TemporaryRow {
  holderId: string;
  holder: string;
  due: string;
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number];

const toItem = ({ temporary, ...row }: ItemRow): ReceiptItem => ({
  ...row,
  temporary: temporary && { ...temporary, due: new Date(temporary.due), isThis: true },
});

const selectItems = (db: Kysely<Database>) =>
  db
    .selectFrom('property')
    .innerJoin('units', 'units.id', 'property.unit_id')
    .select((item) => [
      'property.id',
      'property.name',
      'property.serial_number as serialNumber',
      'property.category',
      'property.nsn',
      'property.lin',
      'property.unit_of_issue as unitOfIssue',
      'property.security_level as securityLevel',
      'property.ciic',
      'property.missing_since as missingSince',
      'units.name as unitName',
      'units.id as unitId',
      'property.assigned_to_user_id as holderId',
      sql<string | null>`(select link.user_id from custody_link link where link.item_id = property.id
      order by link.position desc offset 1 limit 1)`.as('aboveId'),
      sql<ReceiptItem['publication']>`(
        select json_build_object('number', list.tm_number, 'date', list.tm_date) from component_list list
        where list.nsn = property.nsn and list.unit_id = ${topUnitOf(sql.ref('property.unit_id'))})`.as(
        'publication',
      ),
      sql<TemporaryRow | null>`(
        select json_build_object('holderId', link.user_id, 'due', link.due_at,
          'holder', (select rank || ' ' || last_name from users where users.id = link.user_id))
        from custody_link link where link.item_id = property.id and link.kind = 'temporary')`.as('temporary'),
      jsonArrayFrom(
        item
          .selectFrom('component')
          .select(['name', 'nsn', 'serial_number as serialNumber', 'quantity'])
          .select(['on_hand as onHand', 'damaged', 'ui', 'arc'])
          .whereRef('component.property_id', '=', 'property.id')
          .orderBy('component.position'),
      ).as('components'),
    ]);

/** @throws ApiError 409 for an item that left the book, where the viewer may see that; else 404. */
async function refuseAbsent(db: Kysely<Database>, viewer: Viewer, ids: readonly string[]): Promise<never> {
  const left = await db
    .selectFrom('property')
    .select(['name', 'serial_number', 'left_at'])
    .where('id', 'in', ids)
    .where('left_at', 'is not', null)
    .where(recordedItems(viewer))
    .orderBy('id')
    .executeTakeFirst();
  if (left) requireOnBook(left);
  throw notFound('Property not found');
}

/**
 * The items of a hand receipt by id, each once.
 *
 * @throws ApiError 404 where the viewer may not see one of them; 409 where one left the book.
 */
export async function loadVisibleItems(
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReceiptItem[]> {
  const wanted = [...new Set(ids)];
  const items: ReceiptItem[] = [];
  const breathe = yieldToEventLoop();
  for (let start = 0; start < wanted.length; start += BATCH) {
    const batch = wanted.slice(start, start + BATCH);
    const rows = await selectItems(db)
      .where('property.id', 'in', batch)
      .where(visibleItems(viewer))
      .execute();
    if (rows.length < batch.length) await refuseAbsent(db, viewer, batch);
    items.push(...rows.map(toItem));
    await breathe();
  }
  return items;
}

/** The items of a packet in the order of `ids`, whatever the caller may see. */
export async function loadItems(db: Kysely<Database>, ids: readonly string[]): Promise<ReceiptItem[]> {
  const items = new Map<string, ReceiptItem>();
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const rows = await selectItems(db).where('property.id', 'in', batch).execute();
    for (const row of rows) items.set(row.id, toItem(row));
  }
  return ids.flatMap((id) => items.get(id) ?? []);
}

/** An item whatever the caller may see: for the parties to a transfer of it. */
export const loadItem = async (db: Kysely<Database>, id: string): Promise<ReceiptItem> =>
  toItem(await selectItems(db).where('property.id', '=', id).executeTakeFirstOrThrow());

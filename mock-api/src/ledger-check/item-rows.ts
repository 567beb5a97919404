import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../kernel';
import { ITEM_FIELDS, type ItemRecord, recordOf } from '../property';
import type { ShownTerms } from './held-terms';
import type { ItemState } from './item-state';

/** Few enough that other people's statements get their turn between two pages on the embedded database. */
const PAGE = 100;

/** An item as the tables of custody show it. */
export interface ItemRow extends Required<Omit<ItemState, 'terms'>> {
  id: string;
  terms: ShownTerms;
  record: ItemRecord;
}

/**
 * How often an item was seen, of what the ledger can tell: each verification with an event, and each without one that
 * came after `foundAt`, when those from before were counted as a whole.
 */
const countVerifications = (foundAt: Date | null) => sql<number>`(
    (select count(*) from verification where item_id = property.id and event_id is not null)
    + (select count(*) from verification where item_id = property.id and event_id is null
        and ${foundAt === null ? sql`true` : sql`at > ${foundAt}`}))::int`;

/** A time of who has the item where its holder does not. */
const openPossession = (column: 'from_at' | 'due_at') => sql<Date | null>`(
  select ${sql.ref(`possession.${column}`)} from possession
  where possession.item_id = property.id and to_at is null limit 1)`;

/** As `Date` writes it; a time that is none, such as `infinity`, says so. */
const timeText = (column: 'since' | 'due_at') => sql`case when ${sql.ref(column)} is not null then
  coalesce(to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'not a time') end`;

const itemRows = (db: Kysely<Database>, foundAt: Date | null) =>
  db
    .selectFrom('property')
    .select([
      'id',
      'name',
      'serial_number as serialNumber',
      'assigned_to_user_id as holder',
      'assigned_date',
      'current_status as status',
      'left_at',
      'unit_id as unit',
      'missing_in as missingIn',
      'missing_since',
      countVerifications(foundAt).as('verifications'),
      sql<string | null>`(
        select kind || ' ' || coalesce(user_id, possession.counter_id) from possession
        where possession.item_id = property.id and to_at is null)`.as('possession'),
      // As `mountText` writes it.
      sql<string | null>`(
        select parent_id || ' ' || position from attached_component where component_id = property.id)`.as(
        'mountedOn',
      ),
      openPossession('from_at').as('given_at'),
      openPossession('due_at').as('due_at'),
      ...ITEM_FIELDS,
      sql<string | null>`calibration_info ->> 'nextCalibrationDueDate'`.as('calibrationDue'),
      sql<string[]>`array(
        select user_id from custody_link
        where item_id = property.id and user_id is not null order by position)`.as('chain'),
      sql<Record<string, { since: string; due: string | null }>>`(
        select coalesce(jsonb_object_agg(user_id, jsonb_build_object(
          'since', ${timeText('since')}, 'due', ${timeText('due_at')})), '{}')
        from custody_link where item_id = property.id and user_id is not null)`.as('links'),
      // As `componentText` writes it.
      sql<string[]>`array(
        select quantity || ' x ' || component.name || ', ' || coalesce(on_hand || ' on hand', 'not counted')
          || case when damaged > 0 then ', ' || damaged || ' damaged' else '' end
        from component where property_id = property.id)`.as('components'),
    ])
    .orderBy('id');

type Selected = Awaited<ReturnType<ReturnType<typeof itemRows>['execute']>>[number];

const toItem = ({
  left_at: left,
  missing_since: missingSince,
  assigned_date: signed,
  given_at: from,
  due_at: due,
  links,
  ...row
}: Selected): ItemRow => ({
  ...row,
  missingSince: missingSince?.toISOString() ?? null,
  left: left?.toISOString() ?? null,
  terms: {
    links,
    signed: signed?.toISOString() ?? null,
    from: from?.toISOString() ?? null,
    due: due?.toISOString() ?? null,
  },
  record: recordOf(row),
});

/** Which items are read, and from when on their verifications without an event are counted. */
interface Wanted {
  after: string;
  most: number;
  foundAt?: Date | null;
}

/** The next items of the property book after the id `after`, in order of their ids. */
export const itemsAfter = async (
  db: Kysely<Database>,
  { after, most, foundAt = null }: Wanted,
): Promise<ItemRow[]> =>
  (await itemRows(db, foundAt).where('id', '>', after).limit(most).execute()).map(toItem);

/** Every item of the property book, in order of its id, a page at a time. */
export async function* allItems(
  db: Kysely<Database>,
  foundAt: Date | null,
): AsyncGenerator<ItemRow, void, void> {
  for (let after = ''; ;) {
    const items = await itemsAfter(db, { after, most: PAGE, foundAt });
    yield* items;
    const last = items.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Those items of `ids` that the property book has, in order of their ids. */
export const itemsOf = async (
  db: Kysely<Database>,
  ids: readonly string[],
  foundAt: Date | null,
): Promise<ItemRow[]> => (await itemRows(db, foundAt).where('id', '=', inArray(ids)).execute()).map(toItem);

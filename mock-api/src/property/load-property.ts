import type { PersonDto, PropertyDto } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, type ShallowDehydrateObject, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Database, inArray } from '../kernel';
import { missingMark } from './custody/missing';
import { possessionOf } from './custody/possession';
import { type Viewer, peopleById, selectPeople, recordedItems } from '../access';

const iso = (time: Date | string): string => new Date(time).toISOString();

/** What the property book itself is called in a chain. */
const BOOK_LABEL = 'Property Book';

/** Serial numbers that an item of the table `property` had before, the newest first. */
export const formerSerials = sql<string[]>`array(
  select former.value from former_identifier former
  where former.item_id = property.id and former.kind = 'serial' and former.value <> property.serial_number
  order by former.until desc, former.amendment_id desc)`.as('former_serials');

const selectItems = (db: Kysely<Database>) =>
  db.selectFrom('property').select((item) => [
    'id',
    'name',
    'serial_number',
    'current_status',
    'description',
    'category',
    'location',
    'assigned_date',
    'assigned_to_user_id',
    'property_model_id',
    'nsn',
    'lin',
    'is_component',
    'parent_item_id',
    'is_sensitive',
    'security_level',
    'ciic',
    'sensitive_mark',
    'unit_of_issue',
    'requires_calibration',
    'calibration_info',
    'version',
    'left_at',
    missingMark,
    possessionOf,
    jsonObjectFrom(
      item
        .selectFrom('closing')
        .select([
          'closing.id',
          'closing.kind',
          'closing.state',
          'closing.document_number',
          'closing.signed_at',
        ])
        .whereRef('closing.id', '=', 'property.closing_id'),
    ).as('closing'),
    jsonArrayFrom(
      item
        .selectFrom('component')
        .select([
          'id',
          'name',
          'nsn',
          'serial_number as serialNumber',
          'quantity',
          'required',
          'status',
          'notes',
          'kind',
          'ui',
          'arc',
          'on_hand as onHand',
          'damaged',
          'short',
          sql<boolean>`list_line_id is not null`.as('onList'),
        ])
        .whereRef('component.property_id', '=', 'property.id')
        .orderBy('component.position'),
    ).as('components'),
    formerSerials,
    jsonArrayFrom(
      item
        .selectFrom('attached_component as mount')
        .innerJoin('property as mounted', 'mounted.id', 'mount.component_id')
        .select(({ ref }) => [
          'mount.position',
          jsonBuildObject({
            id: ref('mounted.id'),
            name: ref('mounted.name'),
            serial_number: ref('mounted.serial_number'),
          }).as('componentProperty'),
        ])
        .whereRef('mount.parent_id', '=', 'property.id')
        .orderBy('mounted.id'),
    ).as('attached_components'),
    jsonArrayFrom(
      item
        .selectFrom('custody_link as link')
        .select(['link.since', 'link.user_id as userId'])
        .whereRef('link.item_id', '=', 'property.id')
        .orderBy('link.position'),
    ).as('chain'),
    jsonObjectFrom(
      item
        .selectFrom('transfer')
        .innerJoin('users as recipient', 'recipient.id', 'transfer.to_user_id')
        .select(['transfer.id', sql<string>`recipient.rank || ' ' || recipient.last_name`.as('to')])
        .select('transfer.is_recall')
        .whereRef('transfer.item_id', '=', 'property.id')
        // Written out: an index of pending transfers serves no parameter.
        .where('transfer.status', '=', sql.lit('Pending')),
    ).as('open_transfer'),
    item
      .selectFrom('handover_line as line')
      .innerJoin('handover', 'handover.id', 'line.handover_id')
      .select('handover.id')
      .whereRef('line.item_id', '=', 'property.id')
      .where('handover.state', '=', sql.lit('disputed'))
      .orderBy('handover.act_at', 'desc')
      .limit(1)
      .as('disputed'),
  ]);

/**
 * Items and the people that they name, each person once. The result is one JSON value, which needs one query instead of
 * two. A driver reads one large value faster than twenty small ones for each item.
 */
const selectItemsAndPeople = (db: Kysely<Database>, which: RawBuilder<boolean>) =>
  db
    .with('found', () => selectItems(db).where(which))
    .selectNoFrom([
      sql<ItemRow[]>`(select coalesce(json_agg(found), '[]') from found)`.as('items'),
      jsonArrayFrom(
        selectPeople(db).where(
          sql<boolean>`person.id in (
            select assigned_to_user_id from found
            union all
            select link ->> 'userId' from found, json_array_elements(found.chain) link)`,
        ),
      ).as('people'),
    ]);

type ItemRow = ShallowDehydrateObject<Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number]>;
type Found = Awaited<ReturnType<ReturnType<typeof selectItemsAndPeople>['execute']>>[number];

/** In place: copying the rows of a long list takes as long as reading them. */
function toPropertyDto(row: ItemRow, people: ReadonlyMap<string, PersonDto>): PropertyDto {
  const personOf = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
  return Object.assign(row, {
    assigned_date: row.assigned_date && iso(row.assigned_date),
    left_at: row.left_at && iso(row.left_at),
    closing: row.closing && {
      ...row.closing,
      signed_at: row.closing.signed_at && iso(row.closing.signed_at),
    },
    assigned_to: personOf(row.assigned_to_user_id),
    chain: row.chain.map(({ userId, since }) => {
      const user = personOf(userId);
      return { user, label: user?.name ?? BOOK_LABEL, since: iso(since) };
    }),
  });
}

const toItems = ([found]: readonly Found[]): PropertyDto[] => {
  if (!found) return [];
  const people = peopleById(found.people);
  return found.items.map((row) => toPropertyDto(row, people));
};

/** Items of the wire by id, in the order of `ids`; an unknown id is left out. */
export async function loadProperty(db: Kysely<Database>, ids: readonly string[]): Promise<PropertyDto[]> {
  if (ids.length === 0) return [];
  const which = sql<boolean>`property.id = ${inArray(ids)}`;
  const items = toItems(await selectItemsAndPeople(db, which).execute());
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One item that the person may see; undefined where there is none. */
export async function findVisibleProperty(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<PropertyDto | undefined> {
  const which = sql<boolean>`(property.id = ${id} and ${recordedItems(viewer)})`;
  const [item] = toItems(await selectItemsAndPeople(db, which).execute());
  return item;
}

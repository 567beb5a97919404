import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../kernel';

/** How many holders and verifiers the search list names of an item. */
const LAST = 6;

/** Why a person is asked: they held, verified or had an item, and when last. */
export interface AskReason {
  why: 'held' | 'verified' | 'had';
  at: string;
  itemId: string;
}

interface Named {
  item_id: string;
  user_id: string;
  why: AskReason['why'];
  at: Date;
}

const body = sql`convert_from(event.body, 'UTF8')::jsonb -> 'details'`;

/**
 * The last six holders and the last six verifiers of each item, and all who had it, newest first; by the ledger. The same
 * person may be named several times.
 */
async function readNamed(db: Kysely<Database>, itemIds: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    with said as (
      select event.item_id, event.ts as at, event.seq, event.event_type as type, event.actor_id, ${body} as details
      from ledger_event event
      where event.item_id = ${inArray(itemIds)} and event.event_type in
        ('ITEM CREATED', 'ITEM REINSTATED', 'TRANSFER APPROVED', 'LINK REPLACED', 'VERIFICATION', 'POSSESSION')
    ), named as (
      select item_id, at, seq, case type
          when 'VERIFICATION' then actor_id
          when 'TRANSFER APPROVED' then details ->> 'toUserId'
          when 'LINK REPLACED' then details ->> 'toUserId'
          when 'POSSESSION' then case when details ->> 'toKind' = 'person' then details ->> 'toId' end
          else details ->> 'holderId' end as user_id,
        case type when 'VERIFICATION' then 'verified' when 'POSSESSION' then 'had' else 'held' end as why
      from said
    ), last as (
      select item_id, user_id, why, max(at) as at, max(seq) as seq from named
      where user_id is not null and exists (select from users where users.id = named.user_id)
      group by item_id, user_id, why
    ), ranked as (
      select last.*, row_number() over (partition by item_id, why order by seq desc) as place from last
    )
    select item_id, user_id, why, at from ranked
    where place <= ${LAST} or why = 'had' order by seq desc`.execute(db);
  return rows;
}

/** Who holds these items now, which an event of this very transaction may say. */
const readHolders = (db: Kysely<Database>, itemIds: readonly string[]) =>
  db
    .selectFrom('property')
    .select(['id as item_id', 'assigned_to_user_id as user_id', 'assigned_date'])
    .where('id', '=', inArray(itemIds))
    .where('assigned_to_user_id', 'is not', null)
    .execute();

/** The people who are to be asked for these items, with why. */
export async function readSearchList(
  db: Kysely<Database>,
  itemIds: readonly string[],
): Promise<Map<string, AskReason[]>> {
  const named = await readNamed(db, itemIds);
  const people = new Map<string, AskReason[]>();
  for (const { user_id, item_id, why, at } of named) {
    const reasons = people.get(user_id) ?? [];
    people.set(user_id, [...reasons, { why, at: at.toISOString(), itemId: item_id }]);
  }
  for (const { user_id, item_id, assigned_date } of await readHolders(db, itemIds)) {
    if (user_id === null) continue;
    const reasons = people.get(user_id) ?? [];
    if (reasons.some(({ why, itemId }) => why === 'held' && itemId === item_id)) continue;
    const at = (assigned_date ?? new Date(0)).toISOString();
    people.set(user_id, [...reasons, { why: 'held', at, itemId: item_id }]);
  }
  return people;
}

/** Where else to look for these items: open maintenance, what they are mounted on, and where they were last. */
export async function readPlaces(db: Kysely<Database>, itemIds: readonly string[]) {
  const items = await db
    .selectFrom('property')
    .leftJoin('attached_component as mount', 'mount.component_id', 'property.id')
    .leftJoin('property as parent', 'parent.id', 'mount.parent_id')
    .select(['property.id', 'property.location', 'property.last_location'])
    .select(['parent.name as parent_name', 'parent.serial_number as parent_serial'])
    .where('property.id', '=', inArray(itemIds))
    .orderBy('property.id')
    .execute();
  const open = await db
    .selectFrom('maintenance_item')
    .select(['id', 'item_id', 'description'])
    .where('item_id', '=', inArray(itemIds))
    .where('status', 'not in', ['completed', 'cancelled'])
    .orderBy('id')
    .execute();
  return items.map((item) => ({
    item_id: item.id,
    maintenance: open
      .filter(({ item_id }) => item_id === item.id)
      .map(({ id, description }) => ({ id, description })),
    mounted_on: item.parent_name === null ? null : `${item.parent_name} ${item.parent_serial}`,
    last_location: item.location ?? item.last_location,
  }));
}

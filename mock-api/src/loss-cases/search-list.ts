import { type EventBody, readEvent } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import { type Database, inArray } from '../kernel';
import { ledgerEvents } from '../ledger';

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

const HELD: readonly string[] = ['ITEM CREATED', 'ITEM REINSTATED', 'TRANSFER APPROVED', 'LINK REPLACED'];
const NAMES_PEOPLE = [...HELD, 'VERIFICATION', 'POSSESSION'];

const lastOf = (chain: unknown): unknown => (Array.isArray(chain) ? (chain.at(-1) ?? null) : null);

/** The person that an event names, and why; null where it names none. */
function namedBy({ type, actor, details }: EventBody): Pick<Named, 'user_id' | 'why'> | null {
  if (type === 'VERIFICATION') return { user_id: actor.id, why: 'verified' };
  // A person above the holder took another's place: nobody handed the item over.
  if (type === 'LINK REPLACED' && details.holderBefore === lastOf(details.chainAfter)) return null;
  const isHad = type === 'POSSESSION';
  if (isHad && details.toKind !== 'person') return null;
  const id = isHad ? details.toId : (details.toUserId ?? details.holderId);
  return typeof id === 'string' ? { user_id: id, why: isHad ? 'had' : 'held' } : null;
}

/**
 * The last six holders and the last six verifiers of each item, and all who had it, newest first; by the ledger. The same
 * person may be named several times.
 */
async function readNamed(db: Kysely<Database>, itemIds: readonly string[]): Promise<Named[]> {
  const rows = await ledgerEvents(db)
    .select(['item_id', 'ts', 'body'])
    .where('item_id', '=', inArray(itemIds))
    .where('event_type', 'in', NAMES_PEOPLE)
    .orderBy('seq', 'desc')
    .execute();
  const last = new Map<string, Named>();
  const counts = new Map<string, number>();
  for (const { item_id, ts, body } of rows) {
    const named = namedBy(readEvent(body));
    if (!named || item_id === null) continue;
    const group = `${item_id} ${named.why}`;
    const key = `${group} ${named.user_id}`;
    const before = counts.get(group) ?? 0;
    if (last.has(key) || (named.why !== 'had' && before >= LAST)) continue;
    counts.set(group, before + 1);
    last.set(key, { item_id, at: ts, ...named });
  }
  return [...last.values()];
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

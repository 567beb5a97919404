import type { PrepareHandOverDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { companyUnits, type Viewer, visibleItems } from '../access';
import { type Database, badRequest, inArray, notFound } from '../kernel';
import type { SeenCounter } from './find-counter';

/** Reads items as lines need them. @param lock in order of their ids, until the transaction ends */
function selectItems(db: Kysely<Database>, ids: readonly string[], { lock }: { lock: boolean }) {
  return db
    .selectFrom('property')
    .select(['id', 'name', 'serial_number', 'category', 'current_status', 'unit_id', 'location'])
    .select(['assigned_to_user_id as holderId', 'missing_in', 'closing_id', 'left_at', 'is_sensitive'])
    .where('id', '=', inArray(ids))
    .orderBy('id')
    .$if(lock, (items) => items.forUpdate())
    .execute();
}

export type LineItem = Awaited<ReturnType<typeof selectItems>>[number];

/** An item of a list; a mounted item has a line of its own. */
export interface Line {
  number: number;
  item: LineItem;
  /** The item that it is mounted on, where it goes along with that. */
  mountedOn: string | null;
  /** Why it is handed over though it is another person's. */
  reason: string | null;
}

/** Whatever is mounted on these items, at any depth: id of each and of what it is mounted on. */
async function readMounted(db: Kysely<Database>, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; parent: string }>`
    with recursive mounted as (
      select component_id as id, parent_id as parent from attached_component where parent_id = ${inArray(ids)}
      union
      select below.component_id, below.parent_id
      from mounted join attached_component below on below.parent_id = mounted.id
    )
    select id, parent from mounted order by id`.execute(db);
  return rows;
}

interface Wanted {
  itemId: string;
  reason: string | null;
}

/** The items named, each followed by what is mounted on it. What is mounted and named itself is one line. */
export async function readLines(
  db: Kysely<Database>,
  wanted: readonly Wanted[],
  options: { lock: boolean },
): Promise<Line[]> {
  const ids = wanted.map(({ itemId }) => itemId);
  if (new Set(ids).size < ids.length) throw badRequest('An item is on the list once.');
  const mounted = await readMounted(db, ids);
  const items = await selectItems(db, [...ids, ...mounted.map(({ id }) => id)], options);
  const byId = new Map(items.map((item) => [item.id, item]));
  const lines: Line[] = [];
  const add = ({ itemId, reason }: Wanted, mountedOn: string | null) => {
    const item = byId.get(itemId);
    if (!item) throw notFound('Property not found');
    if (lines.some((line) => line.item.id === itemId)) return;
    lines.push({ number: lines.length + 1, item, mountedOn, reason });
    for (const { id, parent } of mounted) if (parent === itemId) add({ itemId: id, reason: null }, itemId);
  };
  for (const one of wanted) if (!mounted.some(({ id }) => id === one.itemId)) add(one, null);
  return lines;
}

/** The lines of a call, as they are named. */
export const wantedLines = ({ lines }: Pick<PrepareHandOverDto, 'lines'>): Wanted[] =>
  lines.map(({ itemId, reason }) => ({ itemId, reason: reason?.trim() || null }));

/**
 * Items that a code at the counter may find: of its stock, or of its company where the operator sees them or their
 * holder lets them act. A condition on the table `property`.
 */
export const atCounter = (viewer: Viewer, counter: SeenCounter, at: Date) => sql<boolean>`(
  exists (select from counter_stock stock where stock.item_id = property.id and stock.counter_id = ${counter.id})
  or ((property.unit_id in ${companyUnits(counter.unit_id)} or exists (select from users holder
        where holder.id = property.assigned_to_user_id and holder.unit_id in ${companyUnits(counter.unit_id)}))
    and (${visibleItems(viewer)} or exists (select from counter_authority authority
        where authority.counter_id = ${counter.id} and authority.holder_user_id = property.assigned_to_user_id
          and authority.until > ${at}))))`;

/** @throws ApiError 404 where one of these items is not for this counter. */
export async function requireAtCounter(
  db: Kysely<Database>,
  viewer: Viewer,
  counter: SeenCounter,
  { ids, at }: { ids: readonly string[]; at: Date },
): Promise<void> {
  const found = await db
    .selectFrom('property')
    .select('id')
    .where('id', '=', inArray(ids))
    .where(atCounter(viewer, counter, at))
    .execute();
  if (found.length < new Set(ids).size) throw notFound('Property not found');
}

/** The person is of the company of the counter, or authorized for one of its weapons. A condition on the table `users`. */
export const servedBy = (counter: Pick<SeenCounter, 'id' | 'unit_id'>) => sql<boolean>`(
  users.unit_id in ${companyUnits(counter.unit_id)}
  or exists (select from weapon_authorization entry
    where entry.counter_id = ${counter.id} and entry.user_id = users.id and entry.until is null))`;

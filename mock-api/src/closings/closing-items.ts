import type { ClosingKind, Role } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, recordedItems } from '../access';
import { type Database, conflict, inArray, notFound } from '../kernel';
import { itemWords } from '../live';
import { managesPropertyBook, militaryDate, missingRefusal, requireDifference } from '../property';
import type { UnitOfWork } from '../unit-of-work';

/** Locks items in the order of their ids, so that acts on each of them follow each other. */
export async function lockItems({ trx }: UnitOfWork, ids: readonly string[]): Promise<void> {
  await trx
    .selectFrom('property')
    .select('id')
    .where('id', '=', inArray(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The loss case that is open on an item; null where there is none. */
const openCase = sql<string | null>`(
  select lost.case_id from loss_case_item lost where lost.item_id = property.id and lost.closed_at is null)`;

const HOLDER_NAME = sql<string | null>`holder.rank || ' ' || holder.last_name`;

/** The transfer that is open on an item, in words; null where there is none. */
const openTransfer = sql<string | null>`(
  select case when transfer.is_recall
      then 'A recall of ' || property.serial_number || ' by '
      else 'An offer of ' || property.serial_number || ' to ' end
    || recipient.rank || ' ' || recipient.last_name || ' is open.'
  from transfer join users recipient on recipient.id = transfer.to_user_id
  where transfer.item_id = property.id and transfer.status = 'Pending')`;

/** The person who holds it signed for it from the book. */
const isPrimary = sql<boolean>`exists (select from custody_link link
  where link.item_id = property.id and link.position = 1 and link.user_id = property.assigned_to_user_id)`;

/** Required components that are short, in words. */
const shortages = sql<string[]>`array(
  select component.short || ' x ' || component.name from component
  where component.property_id = property.id and component.short > 0
  order by component.position)`;

/** Items that are to leave the book with what decides whether they may, in the order of `ids`. */
export async function readItems(db: Kysely<Database>, ids: readonly string[], viewer?: Viewer) {
  const rows = await db
    .selectFrom('property')
    .leftJoin('users as holder', 'holder.id', 'property.assigned_to_user_id')
    .select(['property.id', 'property.name', 'property.serial_number', 'property.unit_id', 'property.nsn'])
    .select(['property.lin', 'property.unit_of_issue', 'property.current_status', 'property.left_at'])
    .select(['property.closing_id', 'property.assigned_to_user_id', 'holder.role as holder_role'])
    .select('property.missing_in')
    .select([HOLDER_NAME.as('holder'), isPrimary.as('is_primary'), openTransfer.as('open_transfer')])
    .select([shortages.as('shortages'), openCase.as('open_case')])
    .where('property.id', '=', inArray(ids))
    .$if(viewer !== undefined, (items) => items.where(recordedItems(viewer as Viewer)))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type ClosingItem = Awaited<ReturnType<typeof readItems>>[number];

/** What is mounted on one of these items and is none of them, by the item that it is mounted on. */
async function readMounted(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('attached_component as mount')
    .innerJoin('property as item', 'item.id', 'mount.component_id')
    .select(['mount.parent_id', 'item.name', 'item.serial_number'])
    .where('mount.parent_id', '=', inArray(ids))
    .where(({ not, eb }) => not(eb('item.id', '=', inArray(ids))))
    .orderBy('item.id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.parent_id, itemWords(row)]));
}

/** The holder keeps the book that the item is on. */
const isKeeper = (role: Role | null): boolean => role !== null && managesPropertyBook({ role });

/** Why the person who holds it stands in the way; undefined where they do not. */
function heldBelow(item: ClosingItem, kind: ClosingKind): string | undefined {
  if (kind === 'loss' || item.holder === null || item.is_primary) return undefined;
  if (kind !== 'book-error' && isKeeper(item.holder_role)) return undefined;
  return `${item.holder} holds ${itemWords(item)}. It comes back to the primary hand receipt holder first.`;
}

/** Why what is lost or missing cannot be handed over; null for any other item. */
const lostRefusal = (item: ClosingItem): string | null =>
  missingRefusal(item) ??
  (item.open_case === null
    ? null
    : `Loss case ${item.open_case} is open on ${item.serial_number}. Close the case first.`);

/** Kinds by which somebody else takes the items. */
const HANDS_OVER: readonly ClosingKind[] = ['turn-in', 'lateral'];

const isLost = (item: ClosingItem): boolean => item.current_status === 'Lost' || item.open_case !== null;

function reasonWhyNot(
  item: ClosingItem,
  kind: ClosingKind,
  closingId: string | null,
  mounted: string | undefined,
): string | undefined {
  if (item.left_at) return `${itemWords(item)} left the book on ${militaryDate(item.left_at)}.`;
  if (item.closing_id !== null && item.closing_id !== closingId) {
    return `${item.serial_number} is on ${item.closing_id} already.`;
  }
  if (item.open_transfer) return item.open_transfer;
  if (kind === 'loss' && !isLost(item)) return `${item.serial_number} is not reported lost.`;
  // By these two it changes hands. A loss and an error of the book say that there is nothing to hand over.
  const missing = HANDS_OVER.includes(kind) ? lostRefusal(item) : null;
  return (
    missing ?? heldBelow(item, kind) ?? (mounted && `${mounted} is mounted on it. Take it off or add it.`)
  );
}

/**
 * All or nothing: one item that may not leave holds up the others.
 *
 * @param closingId of the closing that the items are on.
 * @throws ApiError 409 with a sentence for each item that may not leave, by its id.
 */
export async function requireMayLeave(
  work: UnitOfWork,
  items: readonly ClosingItem[],
  kind: ClosingKind,
  closingId: string | null = null,
): Promise<void> {
  const ids = items.map(({ id }) => id);
  for (const unitId of new Set(items.map((item) => item.unit_id))) {
    await requireDifference(work, unitId, ids);
  }
  const mounted = await readMounted(work.trx, ids);
  const refused = items.flatMap((item) => {
    const why = reasonWhyNot(item, kind, closingId, mounted.get(item.id));
    return why ? [[item.id, why] as const] : [];
  });
  const [first, ...others] = refused;
  if (!first) return;
  const more = others.length === 1 ? ' 1 more item is refused.' : ` ${others.length} more items are refused.`;
  throw conflict(others.length === 0 ? first[1] : `${first[1]}${more}`, Object.fromEntries(refused));
}

/**
 * Locks and reads the items that are to be put on a closing.
 *
 * @throws ApiError 404 for one that the actor may not see.
 */
export async function lockChosen(work: UnitOfWork, ids: readonly string[]): Promise<ClosingItem[]> {
  const different = [...new Set(ids)];
  await lockItems(work, different);
  const items = await readItems(work.trx, different, work.actor);
  if (items.length < different.length) throw notFound('Property not found');
  return items;
}

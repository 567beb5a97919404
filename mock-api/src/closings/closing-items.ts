import { type Kysely, sql } from 'kysely';
import { type Viewer, recordedItems } from '../access';
import { type Database, inArray, notFound } from '../kernel';
import { lockOpenCases } from '../loss-cases';
import type { UnitOfWork } from '../unit-of-work';

/** Locks items in the order of their ids, and then their loss cases, so that acts on each of them follow each other. */
export async function lockItems(work: UnitOfWork, ids: readonly string[]): Promise<void> {
  await work.trx
    .selectFrom('property')
    .select('id')
    .where('id', '=', inArray(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  await lockOpenCases(work, ids);
}

/** The loss case that is open on an item; null where there is none. */
const openCase = sql<string | null>`(
  select lost.case_id from loss_case_item lost where lost.item_id = property.id and lost.closed_at is null)`;

/** The case in which it was reported found, where nobody has answered that report; null for any other item. */
const foundIn = sql<string | null>`(
  select lost.case_id from loss_case_item lost
  where lost.item_id = property.id and lost.closed_at is null and lost.found_by is not null)`;

/** The person who has it at a counter without having signed for it, or on a draw; null for any other item. */
const outWith = sql<string | null>`(
  select person.rank || ' ' || person.last_name
  from possession had join users person on person.id = had.user_id
  where had.item_id = property.id and had.to_at is null
    and (had.basis = 'draw' or had.user_id is distinct from property.assigned_to_user_id))`;

/** The person who has it on a temporary hand receipt; null for any other item. */
const lentTo = sql<string | null>`(
  select person.rank || ' ' || person.last_name
  from custody_link link join users person on person.id = link.user_id
  where link.item_id = property.id and link.kind = 'temporary'
  order by link.position desc limit 1)`;

/** The disputed hand-over that names it; null for any other item. */
const disputedIn = sql<string | null>`(
  select handover.id from handover_line line join handover on handover.id = line.handover_id
  where line.item_id = property.id and handover.state = 'disputed'
  order by handover.act_at desc limit 1)`;

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
    .select([shortages.as('shortages'), openCase.as('open_case'), foundIn.as('found_in')])
    .select([outWith.as('out_with'), lentTo.as('lent_to'), disputedIn.as('disputed_in')])
    .where('property.id', '=', inArray(ids))
    .$if(viewer !== undefined, (items) => items.where(recordedItems(viewer as Viewer)))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type ClosingItem = Awaited<ReturnType<typeof readItems>>[number];

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

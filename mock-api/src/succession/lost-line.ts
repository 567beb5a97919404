import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import type { GivenSuccession } from './find-succession';
import { type DifferenceChange, openDifference } from './open-difference';

/** What a difference of condition says of an item that the count saw while its loss case is open. */
const SEEN_WHILE_LOST = 'On hand, Lost in the book';

/** A difference of an item that stays with the outgoing person while its loss lasts, though the count saw it. */
export const isSeenWhileLost = ({ kind, found }: { kind: string; found: string | null }): boolean =>
  kind === 'condition' && found === SEEN_WHILE_LOST;

/** The open loss cases of items that the book has as Lost, by item id. */
export async function findOpenLosses(
  db: Kysely<Database>,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('loss_case_item as lost')
    .innerJoin('property', 'property.id', 'lost.item_id')
    .select(['lost.item_id', 'lost.case_id'])
    .where('lost.item_id', '=', inArray(itemIds))
    .where('lost.closed_at', 'is', null)
    .where('property.current_status', '=', 'Lost')
    .execute();
  return new Map(rows.map(({ item_id, case_id }) => [item_id, case_id]));
}

/** The open loss case of an item that the book has as Lost; null for any other. */
export const findOpenLoss = async (db: Kysely<Database>, itemId: string): Promise<string | null> =>
  (await findOpenLosses(db, [itemId])).get(itemId) ?? null;

/**
 * Lines whose items are in an open loss case and have no difference that keeps them with the outgoing person. What is
 * marked as not found waits for its reader, or has such a difference.
 */
export const readLostLines = (db: Kysely<Database>, successionId: string) =>
  db
    .selectFrom('succession_line as line')
    .innerJoin('succession_section as section', (join) =>
      join
        .onRef('section.succession_id', '=', 'line.succession_id')
        .onRef('section.number', '=', 'line.section_number'),
    )
    .innerJoin('property', 'property.id', 'line.item_id')
    .innerJoin('loss_case_item as lost', (join) =>
      join.onRef('lost.item_id', '=', 'line.item_id').on('lost.closed_at', 'is', null),
    )
    .select(['line.item_id', 'line.result', 'lost.case_id', 'property.name', 'property.serial_number'])
    .where('line.succession_id', '=', successionId)
    .where('line.excluded', '=', false)
    .where(sql<boolean>`line.result is distinct from 'not-found'`)
    .where('property.current_status', '=', 'Lost')
    .where('section.included', '=', true)
    .where('section.state', 'in', ['planned', 'counted'])
    .where(
      sql<boolean>`not exists (select from succession_difference difference
        where difference.succession_id = line.succession_id and difference.item_id = line.item_id
          and (difference.kind = 'missing' or (difference.kind = 'condition' and difference.found = ${SEEN_WHILE_LOST}))
          and difference.state <> 'agreed')`,
    )
    .orderBy('property.serial_number');

/** Of some items, those that were counted, and whose loss was reported since. */
export async function findLostSince(
  db: Kysely<Database>,
  successionId: string,
  itemIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const lines = await readLostLines(db, successionId)
    .where('line.item_id', '=', inArray(itemIds))
    .where('line.result', 'is not', null)
    .execute();
  return new Set(lines.map(({ item_id }) => item_id));
}

/** Whether an item was counted, and its loss reported since. */
export const isLostSince = async (
  db: Kysely<Database>,
  successionId: string,
  itemId: string,
): Promise<boolean> => (await findLostSince(db, successionId, [itemId])).has(itemId);

/**
 * The count saw an item that is in an open loss case: that is a difference, by which it stays with the outgoing person. One
 * that is not agreed says so already. To be called after the result of the line was stored.
 */
export async function noteLost(
  work: UnitOfWork,
  succession: GivenSuccession,
  { itemId, section }: { itemId: string; section: number },
): Promise<DifferenceChange> {
  if (!(await isLostSince(work.trx, succession.id, itemId))) return null;
  await openDifference(work, succession, { section, itemId, kind: 'condition', found: SEEN_WHILE_LOST });
  return 'opened';
}

import { sql } from 'kysely';
import { conflict } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import type { SeenSuccession } from './find-succession';
import { insertLines } from './fix-lines';
import { handsOverBook } from './outgoing-command';
import { ACT_OF, CHAIN, type SectionKey, sectionOf } from './set-items';

/** The section that an item belongs to by the chain that it has now; null where the succession is not about it. */
async function readSection({ trx }: UnitOfWork, succession: SeenSuccession, itemId: string) {
  const { chain } = await trx
    .selectFrom('property')
    .select(CHAIN.as('chain'))
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  return sectionOf(chain, succession);
}

/**
 * The number of a section, which is added as a counted one where the plan has none.
 *
 * @throws ApiError 409 where it is signed already.
 */
async function sectionFor(
  { trx, at }: UnitOfWork,
  { id }: SeenSuccession,
  { kind, subUserId }: SectionKey,
): Promise<number> {
  const sections = await trx
    .selectFrom('succession_section')
    .selectAll()
    .where('succession_id', '=', id)
    .orderBy('number')
    .execute();
  const known = sections.find((section) => section.kind === kind && section.sub_user_id === subUserId);
  if (known?.state === 'signed') throw conflict(`Section ${known.number} is signed.`);
  if (known) return known.number;
  const number = Math.max(0, ...sections.map((section) => section.number)) + 1;
  await trx
    .insertInto('succession_section')
    .values({
      succession_id: id,
      number,
      kind,
      sub_user_id: subUserId,
      day: sql`(${at}::timestamptz at time zone 'UTC')::date`,
      included: true,
      act: ACT_OF[kind],
      state: 'counted',
      counted_at: at,
    })
    .execute();
  return number;
}

/** An item that was found as an extra and entered in the book joins the set, read when it was found. */
export async function joinSet(
  work: UnitOfWork,
  succession: SeenSuccession,
  { itemId, readAt, readBy }: { itemId: string; readAt: Date; readBy: string },
): Promise<void> {
  const { trx } = work;
  await trx.selectFrom('property').select('id').where('id', '=', itemId).forUpdate().execute();
  const line = await trx
    .selectFrom('succession_line')
    .select('item_id')
    .where('succession_id', '=', succession.id)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  const key = await readSection(work, succession, itemId);
  if (line || !key) return;
  // Who signed for it from the book stays the first link, unless a Commander hands over the place above them.
  if (key.kind === 'from-book' && !(await handsOverBook(trx, succession))) return;
  await insertLines(work, succession, [{ itemId, section: await sectionFor(work, succession, key) }]);
  await trx
    .updateTable('succession_line')
    .set({ result: 'verified', counted_at: readAt, counted_by: readBy })
    .where('succession_id', '=', succession.id)
    .where('item_id', '=', itemId)
    .execute();
}

/** A line that was transferred belongs to the section of the chain that it then has. */
export async function followChain(
  work: UnitOfWork,
  succession: SeenSuccession,
  itemId: string,
): Promise<void> {
  const key = await readSection(work, succession, itemId);
  if (!key) return;
  await work.trx
    .updateTable('succession_line')
    .set({ section_number: await sectionFor(work, succession, key) })
    .where('succession_id', '=', succession.id)
    .where('item_id', '=', itemId)
    .execute();
}

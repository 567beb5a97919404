import { conflict, localDay } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import type { SeenSuccession } from './find-succession';
import type { SectionRow } from './count-section';
import { insertLines } from './fix-lines';
import { moveLines, settleSection } from './move-lines';
import { handsOverBook } from './outgoing-command';
import { ACT_OF, CHAIN, type SectionKey, keyWord, sectionOf } from './set-items';
import { keyOf, readSections } from './succession-sections';

/** The section that an item belongs to by the chain that it has now; null where the succession is not about it. */
async function readSection({ trx }: UnitOfWork, succession: SeenSuccession, itemId: string) {
  const { chain } = await trx
    .selectFrom('property')
    .select(CHAIN.as('chain'))
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  return sectionOf(chain, succession);
}

const findSection = async (
  { trx }: UnitOfWork,
  { id }: SeenSuccession,
  key: SectionKey,
): Promise<SectionRow | undefined> =>
  (await readSections(trx, id)).find((section) => keyWord(keyOf(section)) === keyWord(key));

/** @throws ApiError 409 for a section that nothing joins, because it is signed or left out. */
function requireOpen(section: SectionRow | undefined): void {
  if (section?.state === 'signed') {
    throw conflict(`Section ${section.number} is signed. Resolve by a document.`);
  }
  if (section && (!section.included || section.state === 'left-out')) {
    throw conflict(`Section ${section.number} is left out. Include it, or resolve by a document.`);
  }
}

/**
 * The number of a section, which is added as a counted one where the plan has none.
 *
 * @throws ApiError 409 where it is signed, or left out.
 */
async function sectionFor(work: UnitOfWork, succession: SeenSuccession, key: SectionKey): Promise<number> {
  const { trx, at } = work;
  const { id } = succession;
  const { kind, subUserId } = key;
  const known = await findSection(work, succession, key);
  requireOpen(known);
  if (known) return known.number;
  const numbers = (await readSections(trx, id)).map((section) => section.number);
  const number = Math.max(0, ...numbers) + 1;
  await trx
    .insertInto('succession_section')
    .values({
      succession_id: id,
      number,
      kind,
      sub_user_id: subUserId,
      day: localDay(at),
      included: true,
      act: ACT_OF[kind],
      state: 'counted',
      counted_at: at,
    })
    .execute();
  return number;
}

/** Where an item that was found joins the set; null where it does not, or has a line already. */
async function findPlace(
  work: UnitOfWork,
  succession: SeenSuccession,
  itemId: string,
): Promise<SectionKey | null> {
  const { trx } = work;
  const line = await trx
    .selectFrom('succession_line')
    .select('item_id')
    .where('succession_id', '=', succession.id)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  const key = await readSection(work, succession, itemId);
  if (line || !key) return null;
  // Who signed for it from the book stays the first link, unless a Commander hands over the place above them.
  return key.kind === 'from-book' && !(await handsOverBook(trx, succession)) ? null : key;
}

/** @throws ApiError 409 for an item whose section is signed, or left out. */
export async function requireJoins(
  work: UnitOfWork,
  succession: SeenSuccession,
  itemId: string,
): Promise<void> {
  const key = await findPlace(work, succession, itemId);
  if (key) requireOpen(await findSection(work, succession, key));
}

/** An item that was found as an extra and entered in the book joins the set, read when it was found. */
export async function joinSet(
  work: UnitOfWork,
  succession: SeenSuccession,
  { itemId, readAt, readBy }: { itemId: string; readAt: Date; readBy: string },
): Promise<void> {
  const { trx } = work;
  await trx.selectFrom('property').select('id').where('id', '=', itemId).forUpdate().execute();
  const key = await findPlace(work, succession, itemId);
  if (!key) return;
  await insertLines(work, succession, [{ itemId, section: await sectionFor(work, succession, key) }]);
  await trx
    .updateTable('succession_line')
    .set({ result: 'verified', counted_at: readAt, counted_by: readBy })
    .where('succession_id', '=', succession.id)
    .where('item_id', '=', itemId)
    .execute();
}

/**
 * A line that was transferred belongs to the section of the chain that it then has.
 *
 * @throws ApiError 409 where that is signed, or left out.
 */
export async function followChain(
  work: UnitOfWork,
  succession: SeenSuccession,
  itemId: string,
): Promise<void> {
  const key = await readSection(work, succession, itemId);
  if (!key) return;
  const { section_number: from } = await work.trx
    .selectFrom('succession_line')
    .select('section_number')
    .where('succession_id', '=', succession.id)
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  const to = await sectionFor(work, succession, key);
  if (to === from) return;
  await moveLines(work, { successionId: succession.id, from, to, itemIds: [itemId] });
  for (const number of [from, to]) await settleSection(work, succession, number);
}

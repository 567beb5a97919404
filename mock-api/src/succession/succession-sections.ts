import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import type { SuccessionRow } from './find-succession';
import { proposePlan } from './propose-plan';
import { handsOverBook } from './outgoing-command';
import { ACT_OF, type SectionItems, groupBySection, keyWord, readSetItems } from './set-items';

type SectionRow = Selectable<Database['succession_section']>;

/** A section of a plan with the items that it has now. */
export interface Section extends SectionRow {
  items: SectionItems['items'];
}

export const readSections = (db: Kysely<Database>, successionId: string): Promise<SectionRow[]> =>
  db
    .selectFrom('succession_section')
    .selectAll()
    .where('succession_id', '=', successionId)
    .orderBy('number')
    .execute();

/** What a section holds, as the items of a set are grouped. */
export const keyOf = ({ kind, sub_user_id }: SectionRow) => ({ kind, subUserId: sub_user_id });

/**
 * The sections of a draft by the chains of now: those of the plan, then what came in since as it would be proposed. A
 * section of the plan that has no items any more is left out.
 */
export async function readDraftSections(db: Kysely<Database>, succession: SuccessionRow): Promise<Section[]> {
  const rows = await readSections(db, succession.id);
  const takesBook = await handsOverBook(db, succession);
  const groups = groupBySection(await readSetItems(db, succession), succession).filter(
    ({ kind }) => takesBook || ACT_OF[kind] === 'replace',
  );
  const itemsOf = new Map(groups.map((group) => [keyWord(group), group.items]));
  const known = rows.map((row) => ({ ...keyOf(row), number: row.number, day: row.day }));
  const proposed = proposePlan(groups, known, succession.starts_on).map(
    ({ subUserId, ...section }): SectionRow => ({
      ...section,
      succession_id: succession.id,
      sub_user_id: subUserId,
      place: null,
      state: 'planned',
      leave_out_reason: null,
      recorder_user_id: null,
      counted_at: null,
      acknowledged_at: null,
    }),
  );
  return [...rows, ...proposed].flatMap((row) => {
    const items = itemsOf.get(keyWord(keyOf(row))) ?? [];
    return items.length > 0 ? [{ ...row, items }] : [];
  });
}

/** Stores the sections of a draft as they are now. To be called with the succession locked. */
export async function storeDraftSections({ trx }: UnitOfWork, succession: SuccessionRow): Promise<Section[]> {
  const sections = await readDraftSections(trx, succession);
  const numbers = sections.map(({ number }) => number);
  await trx
    .deleteFrom('succession_section')
    .where('succession_id', '=', succession.id)
    .$if(numbers.length > 0, (gone) => gone.where('number', 'not in', numbers))
    .execute();
  if (sections.length > 0) {
    await trx
      .insertInto('succession_section')
      .values(sections.map(({ items: _, ...row }) => row))
      .onConflict((known) => known.doNothing())
      .execute();
  }
  return sections;
}

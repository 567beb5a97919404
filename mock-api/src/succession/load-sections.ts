import type { PersonDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, loadPeople } from '../access';
import type { Database } from '../kernel';
import { IS_LOSS_ENDED } from './ended-loss';
import type { SuccessionRow } from './find-succession';
import { isOpen, readerOf, recorderOf } from './parts';
import { readReceipts } from './receipt-lines';
import { requirePerson } from './require-person';
import { type ChainItem, groupBySection, keyWord, readSetItems } from './set-items';
import { type Section, keyOf, readDraftSections, readSections } from './succession-sections';

/**
 * The items of sections that are left out, by the chains of now: nothing is fixed of them. What another section has a line
 * of is not theirs. Null where none is left out, and after the end, when custody belongs to those who see the items.
 */
async function readLeftItems(
  db: Kysely<Database>,
  succession: SuccessionRow,
  rows: readonly { number: number; state: string }[],
  lines: readonly { id: string; section_number: number }[],
): Promise<Map<string, ChainItem[]> | null> {
  const leftOut = new Set(rows.filter(({ state }) => state === 'left-out').map(({ number }) => number));
  if (leftOut.size === 0 || !isOpen(succession)) return null;
  const others = new Set(
    lines.filter(({ section_number }) => !leftOut.has(section_number)).map(({ id }) => id),
  );
  const items = (await readSetItems(db, succession)).filter(({ id }) => !others.has(id));
  return new Map(groupBySection(items, succession).map((group) => [keyWord(group), group.items]));
}

/** The sections with their items: of a draft by the chains of now, else as the activation fixed them. What is left out is not fixed. */
export async function loadSectionItems(db: Kysely<Database>, succession: SuccessionRow): Promise<Section[]> {
  if (succession.activated_at === null) {
    return succession.state === 'draft' ? readDraftSections(db, succession) : [];
  }
  const rows = await readSections(db, succession.id);
  const lines = await db
    .selectFrom('succession_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .select(['line.item_id as id', 'line.section_number', 'line.chain_before as chain'])
    .select('property.is_sensitive as isSensitive')
    .where('line.succession_id', '=', succession.id)
    .execute();
  const left = await readLeftItems(db, succession, rows, lines);
  return rows.map((row) => ({
    ...row,
    items:
      left && row.state === 'left-out'
        ? (left.get(keyWord(keyOf(row))) ?? [])
        : lines
            .filter(({ section_number }) => section_number === row.number)
            .map(({ section_number: _, ...item }): ChainItem => item),
  }));
}

/** A section with how many items it has. */
export interface CountedSection extends Omit<Section, 'items'> {
  items: number;
  sensitive: number;
}

export const countItems = ({ items, ...section }: Section): CountedSection => ({
  ...section,
  items: items.length,
  sensitive: items.filter(({ isSensitive }) => isSensitive).length,
});

/** The sections of `loadSectionItems` without reading each line, where it is known by lines how many items they have. */
export async function loadCountedSections(
  db: Kysely<Database>,
  succession: SuccessionRow,
): Promise<CountedSection[]> {
  const rows = succession.activated_at === null ? [] : await readSections(db, succession.id);
  const isByChains = isOpen(succession) && rows.some(({ state }) => state === 'left-out');
  if (rows.length === 0 || isByChains) return (await loadSectionItems(db, succession)).map(countItems);
  const counts = await db
    .selectFrom('succession_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .select(['line.section_number', sql<number>`count(*)::int`.as('items')])
    .select(sql<number>`(count(*) filter (where property.is_sensitive))::int`.as('sensitive'))
    .where('line.succession_id', '=', succession.id)
    .groupBy('line.section_number')
    .execute();
  const of = new Map(counts.map(({ section_number, ...count }) => [section_number, count]));
  return rows.map((row) => ({ ...row, ...(of.get(row.number) ?? { items: 0, sensitive: 0 }) }));
}

/** How far the count of each section has come, by its number. */
async function readCounts(db: Kysely<Database>, successionId: string) {
  const rows = await db
    .selectFrom('succession_section as section')
    .select('section.number')
    .select(
      sql<number>`(select count(*)::int from succession_line line
        where line.succession_id = section.succession_id and line.section_number = section.number
          and line.result is not null and (line.result <> 'not-found' or line.confirmed_at is not null))`.as(
        'counted',
      ),
    )
    .select(
      sql<number>`(select count(*)::int from succession_line line
        where line.succession_id = section.succession_id and line.section_number = section.number
          and line.result = 'not-found' and line.confirmed_at is null)`.as('to_confirm'),
    )
    .select(
      sql<number>`(select count(*)::int from succession_difference difference
        where difference.succession_id = section.succession_id and difference.section_number = section.number
          and (difference.state <> 'agreed' or ${IS_LOSS_ENDED}))`.as('open'),
    )
    .where('section.succession_id', '=', successionId)
    .execute();
  return new Map(rows.map((row) => [row.number, row]));
}

/** Of a section of a draft. */
const NO_COUNT = { counted: 0, to_confirm: 0, open: 0 };

function titleOf(section: CountedSection, holder: PersonDto | null, outgoing: PersonDto | null): string {
  if (section.kind === 'unsigned') return 'Not signed for';
  if (section.kind === 'held') return `Held by ${outgoing?.name ?? ''}`;
  return section.kind === 'sub' ? (holder?.name ?? '') : `Signed from the book by ${holder?.name ?? ''}`;
}

const toFacts = (section: CountedSection) => ({
  number: section.number,
  kind: section.kind,
  items: section.items,
  sensitive: section.sensitive,
  day: section.day,
  place: section.place,
  included: section.included,
  act: section.act,
  state: section.state,
  leave_out_reason: section.leave_out_reason,
  counted_at: section.counted_at?.toISOString() ?? null,
  acknowledged_at: section.acknowledged_at?.toISOString() ?? null,
});

/** Sections of the wire, in order of their numbers. */
export async function toSectionDtos(
  db: Kysely<Database>,
  viewer: Viewer,
  succession: SuccessionRow,
  sections: readonly CountedSection[],
): Promise<SuccessionSectionDto[]> {
  const counts = await readCounts(db, succession.id);
  const isOwn = ({ sub_user_id, state }: CountedSection) => sub_user_id === viewer.id && state === 'signed';
  // What the incoming person held themselves is from the giver now.
  const hasReceipt = viewer.id !== succession.to_user_id && sections.some(isOwn);
  const receipts = hasReceipt ? await readReceipts(db, succession.id, viewer.id) : null;
  const people = await loadPeople(db, [
    succession.from_user_id,
    succession.to_user_id,
    ...sections.flatMap(({ sub_user_id, recorder_user_id }) => [sub_user_id, recorder_user_id]),
  ]);
  const person = (id: string): PersonDto => requirePerson(people, id);
  return sections.map((section) => {
    const holderId = section.kind === 'held' ? succession.from_user_id : section.sub_user_id;
    const holder = holderId === null ? null : person(holderId);
    const [reader, recorder] = [readerOf(succession, section), recorderOf(succession, section)];
    const { counted, to_confirm, open } = counts.get(section.number) ?? NO_COUNT;
    return {
      ...toFacts(section),
      title: titleOf(section, holder, person(succession.from_user_id)),
      holder,
      counted,
      to_confirm,
      open_differences: open,
      receipt: receipts?.get(section.number) ?? null,
      my_count: viewer.id === reader ? 'reader' : viewer.id === recorder ? 'recorder' : null,
      reader: person(reader),
      recorder: person(recorder),
    };
  });
}

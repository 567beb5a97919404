import { sql } from 'kysely';
import { unitsBelow } from '../access';
import { conflict, inArray } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import type { SeenSuccession, SuccessionRow } from './find-succession';
import { openTransfers } from './prepare-rows';
import { CHAIN, type ChainItem, keyWord, readSetItems, sectionOf } from './set-items';
import type { Section } from './succession-sections';

/** Reads again after each lock: an act that held one of them may have changed the set. */
const TRIES = 5;

/** Locks items in the order of their ids, as every act does. */
async function lockItems({ trx }: UnitOfWork, ids: readonly string[]): Promise<void> {
  await trx
    .selectFrom('property')
    .select('id')
    .where('id', '=', inArray(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The unit's book is held: who enters an item asks under the same lock whether it is frozen. */
async function lockBook({ trx }: UnitOfWork, unitId: string): Promise<void> {
  await trx
    .selectFrom('units')
    .select('id')
    .where(sql<boolean>`id in ${unitsBelow(unitId)}`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Locks what a reading finds, until the reading finds nothing new. A change of command holds the book of the unit as well.
 *
 * @returns what was read under the locks.
 */
export async function lockSet<T>(
  work: UnitOfWork,
  { kind, unit_id: unitId }: SuccessionRow,
  read: () => Promise<{ ids: string[]; found: T }>,
): Promise<T> {
  if (kind === 'primary') await lockBook(work, unitId);
  let { ids } = await read();
  for (let tries = 0; tries < TRIES; tries += 1) {
    await lockItems(work, ids);
    const again = await read();
    const locked = new Set(ids);
    if (again.ids.every((id) => locked.has(id))) return again.found;
    ids = again.ids;
  }
  throw conflict('The items of the set are changing. Try again.');
}

/** @throws ApiError 409 for an item that is in another unfinished succession of the kind. */
async function requireInNoOther(
  { trx }: UnitOfWork,
  succession: SuccessionRow,
  itemIds: readonly string[],
): Promise<void> {
  const other = await trx
    .selectFrom('succession_line as line')
    .innerJoin('succession', 'succession.id', 'line.succession_id')
    .innerJoin('succession_section as section', (join) =>
      join
        .onRef('section.succession_id', '=', 'line.succession_id')
        .onRef('section.number', '=', 'line.section_number'),
    )
    .innerJoin('property', 'property.id', 'line.item_id')
    .select(['succession.id', 'property.serial_number'])
    .where('succession.state', 'in', ['active', 'signing'])
    .where('succession.kind', '=', succession.kind)
    .where('succession.id', '<>', succession.id)
    .where('section.included', '=', true)
    .where('section.state', 'in', ['planned', 'counted'])
    .where('line.item_id', '=', inArray(itemIds))
    .orderBy('line.item_id')
    .executeTakeFirst();
  if (other) throw conflict(`${other.serial_number} is in ${other.id}, which is not finished.`);
}

/** Stores lines with the chains of now. To be called with their items locked. */
export async function insertLines(
  work: UnitOfWork,
  succession: SuccessionRow,
  lines: readonly { itemId: string; section: number }[],
): Promise<void> {
  const ids = lines.map(({ itemId }) => itemId);
  await requireInNoOther(work, succession, ids);
  await sql`insert into succession_line (succession_id, item_id, section_number, chain_before)
    select ${succession.id}, property.id, line.section, ${CHAIN}
    from unnest(${ids}::text[], ${lines.map(({ section }) => section)}::integer[]) as line (item_id, section)
    join property on property.id = line.item_id`.execute(work.trx);
}

/**
 * Deletes the lines of a section, and those of these items in other sections that are left out: they are fixed again.
 *
 * @returns the items that no other section has a line of. What was signed, or is being signed, stays where it is.
 */
async function freeLines(
  { trx }: UnitOfWork,
  { id }: SuccessionRow,
  section: number,
  items: readonly ChainItem[],
): Promise<ChainItem[]> {
  const ids = items.map((item) => item.id);
  await sql`delete from succession_line line using succession_section section
    where section.succession_id = line.succession_id and section.number = line.section_number
      and line.succession_id = ${id}
      and (section.number = ${section}
        or (section.state = 'left-out' and line.item_id = any(${ids}::text[])))`.execute(trx);
  const kept = await trx
    .selectFrom('succession_line')
    .select('item_id')
    .where('succession_id', '=', id)
    .where('item_id', '=', inArray(ids))
    .execute();
  const others = new Set(kept.map(({ item_id }) => item_id));
  return items.filter((item) => !others.has(item.id));
}

/** Takes in a section that was left out: its lines are those of now. @throws ApiError 409 while a transfer is open. */
export async function fixSection(
  work: UnitOfWork,
  succession: SeenSuccession,
  section: Omit<Section, 'items'>,
): Promise<void> {
  const key = keyWord({ kind: section.kind, subUserId: section.sub_user_id });
  const found = await lockSet(work, succession, async () => {
    const all = await readSetItems(work.trx, succession);
    const own = all.filter(({ chain }: ChainItem) => {
      const of = sectionOf(chain, succession);
      return of !== null && keyWord(of) === key;
    });
    return { ids: own.map(({ id }) => id), found: own };
  });
  const items = await freeLines(work, succession, section.number, found);
  const [open] = await openTransfers(
    work.trx,
    items.map(({ id }) => id),
  );
  if (open) throw conflict(`${open.id} of ${open.serial_number} is open. End it first.`);
  await insertLines(
    work,
    succession,
    items.map(({ id }) => ({ itemId: id, section: section.number })),
  );
}

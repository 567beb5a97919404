import { sql } from 'kysely';
import { inArray } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import type { SuccessionRow } from './find-succession';
import { markNotFound } from './mark-not-found';

interface Move {
  successionId: string;
  /** The numbers of the section that the lines leave, and of the one that they join. */
  from: number;
  to: number;
  itemIds: readonly string[];
}

/** Lines belong to another section from now on, with their differences. A section that is empty then is dropped. */
export async function moveLines(work: UnitOfWork, { successionId, from, to, itemIds }: Move): Promise<void> {
  const { trx } = work;
  const moved = await trx
    .updateTable('succession_line')
    .set({ section_number: to })
    .where('succession_id', '=', successionId)
    .where('section_number', '=', from)
    .where('item_id', '=', inArray(itemIds))
    .returning('item_id')
    .execute();
  await trx
    .updateTable('succession_difference')
    .set({ section_number: to })
    .where('succession_id', '=', successionId)
    .where('item_id', '=', inArray(moved.map(({ item_id }) => item_id)))
    .execute();
  await dropEmpty(work, successionId, from);
}

/** A section without lines, differences and readings is none any more. */
const dropEmpty = ({ trx }: UnitOfWork, successionId: string, number: number) =>
  sql`delete from succession_section section
    where succession_id = ${successionId} and number = ${number}
      and not exists (select from succession_line line
        where line.succession_id = section.succession_id and line.section_number = section.number)
      and not exists (select from succession_difference difference
        where difference.succession_id = section.succession_id and difference.section_number = section.number)
      and not exists (select from succession_reading reading
        where reading.succession_id = section.succession_id and reading.section_number = section.number)`.execute(
    trx,
  );

/**
 * Stores whether a section that got or lost lines is counted: it is once each of its lines has a result. What both parties
 * did not find in it is missing then.
 */
export async function settleSection(
  work: UnitOfWork,
  succession: SuccessionRow,
  number: number,
): Promise<void> {
  const { rows } = await sql<{ state: string }>`
    update succession_section section set (state, counted_at) = (
      select case when settled.all_have then 'counted' else 'planned' end,
        case when settled.all_have then coalesce(settled.last, ${work.at}) end
      from (select max(line.counted_at) as last, coalesce(bool_and(line.result is not null
          and (line.result <> 'not-found' or line.confirmed_at is not null)), true) as all_have
        from succession_line line
        where line.succession_id = section.succession_id and line.section_number = section.number) settled)
    where succession_id = ${succession.id} and number = ${number} and state in ('planned', 'counted')
    returning state`.execute(work.trx);
  if (rows[0]?.state === 'counted') await markNotFound(work, succession, number);
}

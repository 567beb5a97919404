import type { SuccessionDifferenceDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { loadPeople } from '../access';
import type { Database } from '../kernel';
import { uploadAddress } from '../uploads';
import { IS_LOSS_ENDED } from './ended-loss';
import { actsOf, findDoneOf } from './done-acts';

export const uploadOf = (id: string | null) => (id === null ? null : { id, address: uploadAddress(id) });

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What was agreed of an item that was found since holds no more. */
const REOPENED = {
  state: 'open',
  act: null,
  ref: null,
  document_on: null,
  upload_id: null,
  note: null,
  resolved_by: null,
  agreed_at: null,
} as const;

/** What the book had when a plate was read otherwise: the amendment by which the difference ends says so. */
const BOOK_SERIAL = sql<string | null>`coalesce(case when difference.kind = 'serial-differs' then (
  select line.from_value from amendment_line line
  join amendment on amendment.id = line.amendment_id
  where line.item_id = difference.item_id and line.field = 'serial_number'
    and amendment.state = 'signed' and amendment.ended_at >= difference.opened_at
  order by amendment.ended_at limit 1) end, property.serial_number)`;

/** The differences of a succession, of one section of it or one alone. */
export async function loadDifferences(
  db: Kysely<Database>,
  { successionId, section, id }: { successionId: string; section?: number; id?: string },
): Promise<SuccessionDifferenceDto[]> {
  const stored = await db
    .selectFrom('succession_difference as difference')
    .leftJoin('property', 'property.id', 'difference.item_id')
    .selectAll('difference')
    .select(['property.name', BOOK_SERIAL.as('serial_number')])
    .select(IS_LOSS_ENDED.as('isLossEnded'))
    .where('difference.succession_id', '=', successionId)
    .$if(section !== undefined, (all) => all.where('difference.section_number', '=', section as number))
    .$if(id !== undefined, (all) => all.where('difference.id', '=', id as string))
    .orderBy('difference.id')
    .execute();
  const rows = stored.map((row) => (row.isLossEnded ? { ...row, ...REOPENED } : row));
  const people = await loadPeople(
    db,
    rows.map(({ resolved_by }) => resolved_by),
  );
  const done = await findDoneOf(
    db,
    rows.filter(({ state }) => state !== 'agreed'),
  );
  return rows.map((row) => ({
    id: row.id,
    section: row.section_number,
    kind: row.kind,
    item:
      row.item_id === null || row.name === null || row.serial_number === null
        ? null
        : { id: row.item_id, name: row.name, serial_number: row.serial_number },
    found: row.found,
    found_name: row.found_name,
    found_upload: uploadOf(row.found_upload_id),
    state: row.state,
    act: row.act,
    ref: row.ref,
    document_on: row.document_on,
    upload: uploadOf(row.upload_id),
    note: row.note,
    resolved_by: row.resolved_by === null ? null : (people.get(row.resolved_by) ?? null),
    agreed_at: iso(row.agreed_at),
    opened_at: row.opened_at.toISOString(),
    acts: [...actsOf(row)],
    done: done.get(row.id) ?? [],
  }));
}

/** One difference. */
export async function findDifference(
  db: Kysely<Database>,
  successionId: string,
  id: string,
): Promise<SuccessionDifferenceDto> {
  const [difference] = await loadDifferences(db, { successionId, id });
  if (!difference) throw new Error('The difference was not read.');
  return difference;
}

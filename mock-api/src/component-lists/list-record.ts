import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../kernel';
import { type ListLine, readListLines } from '../property';

/** What an event COMPONENT LIST PUBLISHED says of a list as it is from then on. */
export const listDetails = (row: Selectable<Database['component_list']>, lines: readonly ListLine[]) => ({
  listId: row.id,
  unitId: row.unit_id,
  nsn: row.nsn,
  tmNumber: row.tm_number,
  tmDate: row.tm_date,
  publishedBy: row.published_by,
  publishedAt: row.published_at.toISOString(),
  version: row.version,
  lines: lines.map(({ id: _, ...line }) => line),
});

/** The same of lists that are stored, by the list. */
export const readListDetails = (
  db: Kysely<Database>,
  rows: readonly Selectable<Database['component_list']>[],
) =>
  Promise.all(rows.map(async (row) => ({ row, details: listDetails(row, await readListLines(db, row.id)) })));

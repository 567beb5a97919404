import type {
  ImportedItemDto,
  ReconciliationDifferenceDto,
  ReconciliationKind,
} from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';

interface NotedRow {
  kind: ReconciliationKind;
  item_id: string | null;
  theirs: ImportedItemDto | null;
  differences: readonly ReconciliationDifferenceDto[];
}

/** The same for a row that is still what it was a month ago. */
export const noteKey = ({ kind, item_id, theirs, differences }: NotedRow): string =>
  JSON.stringify([
    kind,
    item_id ?? theirs?.serial_number ?? theirs?.uii,
    differences.map(({ field, theirs: value }) => [field, value]),
  ]);

interface Note {
  note: string;
  noted_by: string | null;
  noted_at: Date | null;
  carried_from: string;
}

export type CarriedNotes = ReadonlyMap<string, Note>;

/** The notes of a unit's last comparison, by the row that they are about. */
export async function carriedNotes(db: Kysely<Database>, unitId: string): Promise<CarriedNotes> {
  const last = await db
    .selectFrom('reconciliation')
    .select('id')
    .where('unit_id', '=', unitId)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return new Map();
  const rows = await db
    .selectFrom('reconciliation_line')
    .select(['kind', 'item_id', 'theirs', 'differences', 'note', 'noted_by', 'noted_at', 'carried_from'])
    .where('reconciliation_id', '=', last.id)
    .where('note', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ note, noted_by, noted_at, carried_from, ...row }) =>
      note === null
        ? []
        : [[noteKey(row), { note, noted_by, noted_at, carried_from: carried_from ?? last.id }] as const],
    ),
  );
}

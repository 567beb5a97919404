import type { ImportMappingDto, ImportSynonym } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../kernel';
import { plainHeading } from '../csv-columns';
import type { Proposal } from './find-headings';

export interface SavedMapping extends Proposal {
  name: string;
}

/** The fields of the headings by a saved reading; null where it names one that the file has not. */
function apply(headings: readonly string[], columns: readonly ImportSynonym[]): ImportMappingDto | null {
  const plain = headings.map(plainHeading);
  const mapping: ImportMappingDto = headings.map(() => null);
  for (const { heading, field } of columns) {
    const index = plain.findIndex((name, at) => name === plainHeading(heading) && mapping[at] === null);
    if (index === -1) return null;
    mapping[index] = field;
  }
  return mapping;
}

/** The newest saved reading of a unit whose headings the file has. */
export async function findMapping(
  db: Kysely<Database>,
  unitId: string,
  headings: readonly string[],
): Promise<SavedMapping | null> {
  const saved = await db
    .selectFrom('import_mapping')
    .select(['name', 'columns'])
    .where('unit_id', '=', unitId)
    .orderBy('saved_at', 'desc')
    .execute();
  for (const { name, columns } of saved) {
    const mapping = apply(headings, columns);
    if (mapping) return { name, mapping, known: mapping.map((field) => (field ? 'saved' : null)) };
  }
  return null;
}

/** Keeps a reading of a unit's files under a name. One of the same name is replaced. */
export async function saveMapping(
  db: Kysely<Database>,
  unitId: string,
  {
    name,
    headings,
    mapping,
    at,
  }: { name: string; headings: readonly string[]; mapping: ImportMappingDto; at: Date },
): Promise<void> {
  const columns = headings.flatMap((heading, index): ImportSynonym[] => {
    const field = mapping[index];
    return heading && field ? [{ heading, field }] : [];
  });
  const row = { columns: JSON.stringify(columns), saved_at: at };
  await sql`
    insert into import_mapping (unit_id, name, columns, saved_at)
    values (${unitId}, ${name.trim()}, ${row.columns}::jsonb, ${row.saved_at})
    on conflict (unit_id, lower(name)) do update
    set name = excluded.name, columns = excluded.columns, saved_at = excluded.saved_at`.execute(db);
}

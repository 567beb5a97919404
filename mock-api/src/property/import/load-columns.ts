import type {
  ImportColumnDto,
  ImportColumnsDto,
  ImportField,
  ImportMappingDto,
  UnclassifiedNsnDto,
} from '@hand-receipt/contracts';
import { IMPORT_FIELDS } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Database, inArray, notFound } from '../../kernel';
import type { Viewer } from '../../access';
import { topUnitOf } from '../classification/catalog-item';
import { columnsOf } from '../csv-columns';
import { rowReader } from './compare-row';
import { loadHolders } from './holders';
import { readNsnFacts } from './nsn-facts';
import { valuesOf } from './load-imports';

/** Rows whose first values a column shows. */
const SAMPLE_ROWS = 50;
const SHOWN_VALUES = 3;
/** Unclassified NSNs shown, those of most rows first. */
const SHOWN_NSNS = 200;

/** The columns of an import as they are stored. @throws ApiError 404 for an unknown one. */
export async function storedColumns(db: Kysely<Database>, importId: string) {
  const row = await db
    .selectFrom('property_import')
    .select(['headings', 'mapping', 'known', 'saved_as', 'codes', 'purpose', 'status'])
    .where('id', '=', importId)
    .executeTakeFirst();
  if (!row) throw notFound('Import not found');
  return row;
}

/** Fields with commas between them, as a mapping; what is none is left out. */
function readFields(text: string, columns: number): ImportMappingDto {
  const named = text.split(',');
  return Array.from({ length: columns }, (_, index) => {
    const field = named[index]?.trim();
    return IMPORT_FIELDS.find((one): one is ImportField => one === field) ?? null;
  });
}

const firstValues = (cells: readonly string[]): string[] =>
  [...new Set(cells.filter((cell) => cell !== ''))].slice(0, SHOWN_VALUES);

interface NsnRow {
  nsn: string;
  name: string | null;
  rows: number;
}

/** NSNs of the file whose rows have no CIIC and which the catalog has no code or mark for, with their rows without an error. */
async function unclassified(
  db: Kysely<Database>,
  viewer: Viewer,
  importId: string,
  mapping: ImportMappingDto,
  given: ReadonlyMap<string, string>,
): Promise<UnclassifiedNsnDto[]> {
  const [nsnAt, ciicAt, nameAt] = (['nsn', 'ciic', 'name'] as const).map((field) => mapping.indexOf(field));
  if (nsnAt === undefined || nsnAt < 0) return [];
  // PostgreSQL counts a negative index from the end: a column that the file lacks is no cell at all.
  const cellOf = (at: number | undefined) =>
    at === undefined || at < 0 ? sql`null::text` : sql`cells ->> ${at}::int`;
  const digits = sql`regexp_replace(${cellOf(nsnAt)}, '[- ]', '', 'g')`;
  const { rows } = await sql<NsnRow>`
    select nsn, max(name) as name, count(*) filter (where state <> 'wrong')::int as rows from (
      select ${digits} as nsn, ${cellOf(nameAt)} as name, state
      from property_import_row
      where import_id = ${importId} and ${digits} ~ '^[0-9]{13}$'
        and coalesce(${cellOf(ciicAt)}, '') = ''
    ) uncoded group by nsn order by 3 desc, 1 limit ${SHOWN_NSNS}`.execute(db);
  const written = rows.map(({ nsn, ...row }) => ({
    ...row,
    nsn: nsn.replace(/^(\d{4})(\d{2})(\d{3})(\d{4})$/, '$1-$2-$3-$4'),
  }));
  if (written.length === 0) return [];
  const known = await db
    .selectFrom('catalog_item')
    .select('nsn')
    .where('unit_id', '=', topUnitOf(viewer.unitId))
    .where('nsn', '=', inArray(written.map(({ nsn }) => nsn)))
    .where((row) => row.or([row('ciic', 'is not', null), row('sensitive_mark', '!=', 'by-code')]))
    .execute();
  const coded = new Set(known.map(({ nsn }) => nsn));
  return written
    .filter(({ nsn }) => !coded.has(nsn))
    .map(({ nsn, name, rows: count }) => ({
      nsn,
      name: name ?? '',
      rows: count,
      ciic: given.get(nsn) ?? null,
    }));
}

/**
 * Which column of an import is which, and what follows: the first row as it would be read, the people that it names,
 * and the NSNs that nothing classifies. The import is known to be the caller's.
 *
 * @param fields to see what would follow from other columns.
 */
export async function loadColumns(
  db: Kysely<Database>,
  viewer: Viewer,
  importId: string,
  fields?: string,
): Promise<ImportColumnsDto> {
  const stored = await storedColumns(db, importId);
  const { headings, known, codes } = stored;
  const mapping = fields === undefined ? stored.mapping : readFields(fields, headings.length);
  const sample = await db
    .selectFrom('property_import_row')
    .select(['line', 'cells'])
    .where('import_id', '=', importId)
    .orderBy('line')
    .limit(SAMPLE_ROWS)
    .execute();
  const facts = await readNsnFacts(db, viewer, { mapping, codes });
  const [first] = sample;
  const found = columnsOf(headings, mapping);
  const holderAt = mapping.indexOf('holder');
  return {
    columns: headings.map((heading, index): ImportColumnDto => ({
      heading,
      first_values: firstValues(sample.map(({ cells }) => cells[index] ?? '')),
      field: mapping[index] ?? null,
      known: stored.mapping[index] === mapping[index] ? (known[index] ?? null) : null,
    })),
    saved_as: stored.saved_as,
    first_row: first
      ? {
          ...rowReader(stored.purpose === 'compare')(found, first, facts),
          state: 'ready',
          values: valuesOf(found, first.cells),
          item_id: null,
        }
      : null,
    holders:
      holderAt >= 0 && stored.purpose === 'enter' ? await loadHolders(db, viewer, importId, holderAt) : [],
    unclassified:
      stored.purpose === 'enter' ? await unclassified(db, viewer, importId, mapping, facts.codes) : [],
  };
}

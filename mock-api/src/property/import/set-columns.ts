import type { ImportMappingDto, RouteBody } from '@hand-receipt/contracts';
import { formatNsn } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Actor } from '../../unit-of-work';
import { type CsvRow, type Database, badRequest, conflict } from '../../kernel';
import { COLUMN_LABELS, REQUIRED_FIELDS, columnsOf } from '../csv-columns';
import { checkRows } from './check-rows';
import { holderValues, offerable } from './holders';
import { storedColumns } from './load-columns';
import { saveMapping } from './mappings';
import { readNsnFacts } from './nsn-facts';
import { requireImporter } from './preview';

type ColumnsBody = RouteBody<'PUT /api/imports/:id/columns'>;
type Holder = NonNullable<ColumnsBody['holders']>[number];

const ROWS_AT_ONCE = 500;

/** @throws ApiError 400 for columns that are not those of the file, a field twice, or one missing. */
function requireMapping(headings: readonly string[], mapping: ImportMappingDto): void {
  if (mapping.length !== headings.length) {
    throw badRequest(`The file has ${headings.length} columns, not ${mapping.length}.`);
  }
  const twice = mapping.find((field, index) => field !== null && mapping.indexOf(field) < index);
  if (twice) {
    throw badRequest(`${COLUMN_LABELS[twice]} is chosen for two columns. Leave one of them out.`);
  }
  const missing = REQUIRED_FIELDS.filter((field) => !mapping.includes(field)).map(
    (field) => COLUMN_LABELS[field],
  );
  if (missing.length > 0) throw badRequest(`Choose the column of ${missing.join(' and of ')}.`);
}

/** @throws ApiError 400 unless each person whom the file names is placed, with somebody who may be offered items. */
async function requireHolders(
  db: Kysely<Database>,
  actor: Actor,
  importId: string,
  { index, holders }: { index: number; holders: readonly Holder[] },
): Promise<Holder[]> {
  const placed = new Map(holders.map((holder) => [holder.value.trim(), holder.userId]));
  const named = await holderValues(db, importId, index);
  const missing = named.filter(({ value }) => !placed.has(value)).map(({ value }) => value);
  if (missing.length > 0) {
    throw badRequest(`Choose a person for ${missing.slice(0, 5).join(', ')}, or Nobody, keep in the book.`);
  }
  const wanted = named.map(({ value }) => ({ value, userId: placed.get(value) ?? null }));
  const may = await offerable(
    db,
    actor,
    wanted.flatMap(({ userId }) => userId ?? []),
  );
  const wrong = wanted.find(({ userId }) => userId !== null && !may.has(userId));
  if (wrong)
    throw badRequest(`Choose another person for ${wrong.value}: items cannot be offered to that one.`);
  return wanted;
}

function readCodes(codes: ColumnsBody['codes'] = []) {
  return codes.map(({ nsn, ciic }) => {
    const written = formatNsn(nsn);
    if (!written) throw badRequest(`${nsn} is not an NSN.`);
    return { nsn: written, ciic };
  });
}

/** The rows of an import as they are stored, in the order of the file. */
async function* storedRows(db: Kysely<Database>, importId: string): AsyncGenerator<CsvRow> {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('property_import_row')
      .select(['line', 'cells'])
      .where('import_id', '=', importId)
      .where('line', '>', after)
      .orderBy('line')
      .limit(ROWS_AT_ONCE)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = last.line;
  }
}

async function storeHolders(
  db: Kysely<Database>,
  importId: string,
  holders: readonly Holder[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('property_import_holder').where('import_id', '=', importId).execute();
    if (holders.length === 0) return;
    const rows = holders.map(({ value, userId }) => ({ import_id: importId, value, user_id: userId }));
    await trx.insertInto('property_import_holder').values(rows).execute();
  });
}

/** One of two at the same time has it; the other is told. @throws ApiError 409 for an import that was confirmed. */
async function claim(db: Kysely<Database>, importId: string): Promise<void> {
  const claimed = await db
    .updateTable('property_import')
    .set({ status: 'reading' })
    .where('id', '=', importId)
    .where('status', 'in', ['columns', 'previewed'])
    .returning('id')
    .executeTakeFirst();
  if (!claimed) {
    throw conflict('The columns cannot be changed now: the file is being read, or was confirmed already.');
  }
}

/**
 * The owner of an import says which column is which, to whom the items of each person are offered, and what code an NSN
 * has. The rows are checked again where that changes them.
 *
 * @throws ApiError 400 for columns that do not make items and people who are not placed, 409 for an import that was
 *   confirmed.
 */
export async function setColumns(
  db: Kysely<Database>,
  actor: Actor,
  importId: string,
  { mapping, holders = [], codes, saveAs, at }: ColumnsBody & { at: Date },
): Promise<void> {
  requireImporter(actor);
  const stored = await storedColumns(db, importId);
  requireMapping(stored.headings, mapping);
  const name = saveAs?.trim();
  if (saveAs !== undefined && !name) throw badRequest('Enter a name for these columns.');
  const given = readCodes(codes);
  const index = mapping.indexOf('holder');
  const isCompared = stored.purpose === 'compare';
  const placed =
    index >= 0 && !isCompared ? await requireHolders(db, actor, importId, { index, holders }) : [];

  await claim(db, importId);
  const isSame = JSON.stringify([mapping, given]) === JSON.stringify([stored.mapping, stored.codes]);
  try {
    await storeHolders(db, importId, placed);
    if (!isSame) {
      const { counts, notices } = await checkRows(db, actor, {
        importId,
        rows: () => storedRows(db, importId),
        columns: columnsOf(stored.headings, mapping),
        facts: await readNsnFacts(db, actor, { mapping, codes: given }),
        isCompared,
      });
      const known = mapping.map((field, at) => (field === stored.mapping[at] ? stored.known[at] : null));
      await db
        .updateTable('property_import')
        .set({
          ...counts,
          mapping: JSON.stringify(mapping),
          codes: JSON.stringify(given),
          known: JSON.stringify(known),
          row_notices: JSON.stringify(notices),
        })
        .where('id', '=', importId)
        .execute();
    }
    if (name) {
      await saveMapping(db, actor.unitId, { name, headings: stored.headings, mapping, at });
    }
  } catch (error) {
    await setStatus(db, importId, 'columns');
    throw error;
  }
  await setStatus(db, importId, 'previewed');
}

const setStatus = (db: Kysely<Database>, importId: string, status: 'columns' | 'previewed') =>
  db
    .updateTable('property_import')
    .set({ status })
    .where('id', '=', importId)
    .where('status', '=', 'reading')
    .execute();

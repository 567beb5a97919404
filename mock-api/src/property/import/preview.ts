import type { ImportPurpose } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type CsvRow, type Database, forbidden } from '../../kernel';
import { columnsOf, isComplete, knownHeadings } from '../csv-columns';
import { managesPropertyBook } from '../custody/item';
import type { Actor } from '../../unit-of-work';
import { unitSetting } from '../../unit-settings';
import { checkRows } from './check-rows';
import { findHeadings, proposeFields } from './find-headings';
import { findMapping } from './mappings';
import { readNsnFacts } from './nsn-facts';
import { type ReadFile, readFile } from './read-file';
import { sheetNotice } from './xlsx/sheet-words';

type Importer = Actor & { unitId: string };

/** Whether the person enters items of files in the book of their unit. */
export const mayImport = (actor: Actor): actor is Importer =>
  managesPropertyBook(actor) && actor.unitId !== null;

/** @throws ApiError 403 if the person may not enter items. */
export function requireImporter(actor: Actor): asserts actor is Importer {
  if (!mayImport(actor)) {
    throw forbidden('Only a Supply Sergeant, a Commander or an Admin imports items into the property book.');
  }
}

function noticesOf({ guessed, encoding, sheet, sheets = [] }: ReadFile): string[] {
  const guess = `The file does not say how its letters are written; it was read as ${encoding}. Check names with accents.`;
  const others = sheet ? sheetNotice(sheet, sheets) : null;
  return [...(guessed ? [guess] : []), ...(others ? [others] : [])];
}

/** The rows below that of the headings. */
async function* below(rows: AsyncIterable<CsvRow>, line: number): AsyncGenerator<CsvRow> {
  for await (const row of rows) if (row.line > line) yield row;
}

/**
 * Reads and checks a file of items and keeps the result for its owner to look at. Nothing is entered. Where its
 * columns or holders are to be confirmed, it waits for that.
 *
 * @param signal aborted where nobody waits for the file any more; of such a one nothing is kept.
 * @returns the import's id.
 * @throws ApiError 403 by role, 400 or 413 for a file that cannot be read as a whole; of such a one nothing is kept.
 */
export async function previewImport(
  db: Kysely<Database>,
  actor: Actor,
  file: { name: string; bytes: Buffer; at: Date; purpose: ImportPurpose },
  signal?: AbortSignal,
): Promise<string> {
  requireImporter(actor);
  const known = knownHeadings(await unitSetting(db, actor.unitId, 'import.synonyms'));
  const read = await readFile(file.bytes, known);
  const { line, cells: headings } = await findHeadings(read, known);
  const saved = await findMapping(db, actor.unitId, headings);
  const proposal = saved ?? proposeFields(headings, known);
  const { mapping } = proposal;
  const columns = columnsOf(headings, mapping);

  const { id } = await db
    .insertInto('property_import')
    .values({
      user_id: actor.id,
      file_name: file.name,
      file_hash: read.hash,
      encoding: read.encoding,
      purpose: file.purpose,
      status: 'reading',
      notices: JSON.stringify(noticesOf(read)),
      headings: JSON.stringify(headings),
      mapping: JSON.stringify(mapping),
      known: JSON.stringify(proposal.known),
      saved_as: saved?.name ?? null,
      created_at: file.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  try {
    const { counts, notices } = await checkRows(db, actor, {
      importId: id,
      rows: () => below(read.rows(), line),
      columns,
      facts: await readNsnFacts(db, actor, { mapping, codes: [] }),
      isCompared: file.purpose === 'compare',
      signal,
    });
    const isReady = isComplete(columns) && (file.purpose === 'compare' || !columns.at.has('holder'));
    await db
      .updateTable('property_import')
      .set({ ...counts, row_notices: JSON.stringify(notices), status: isReady ? 'previewed' : 'columns' })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    await db.deleteFrom('property_import').where('id', '=', id).execute();
    throw error;
  }
  return id;
}

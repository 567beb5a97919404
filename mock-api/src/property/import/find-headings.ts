import type { ImportColumnDto, ImportField, ImportMappingDto } from '@hand-receipt/contracts';
import { type CsvRow, badRequest } from '../../kernel';
import { HEADING_ROWS, type KnownHeadings, namesColumns, plainHeading } from '../csv-columns';
import type { ReadFile } from './read-file';
import { quoted } from './xlsx/sheet-words';

const HOW_TO_MEND = "Add the file's headings to the settings of the unit.";

/** @returns the refusal of a file of which no row names the columns. */
function noHeadings({ sheets }: ReadFile) {
  const two = 'two known headings, such as Name and Serial Number';
  return badRequest(
    sheets && sheets.length > 1
      ? `No sheet of the workbook has a row with ${two}, among its first ${HEADING_ROWS}. The sheets are ${quoted(sheets)}. ${HOW_TO_MEND}`
      : `None of the first ${HEADING_ROWS} rows has ${two}. ${HOW_TO_MEND}`,
  );
}

/**
 * The row that names the columns: the first of 20 with two known headings.
 *
 * @throws ApiError 400 where there is none, and for an empty file.
 */
export async function findHeadings(file: ReadFile, known: KnownHeadings): Promise<CsvRow> {
  let read = 0;
  for await (const row of file.rows()) {
    if (namesColumns(row.cells, known)) return row;
    if ((read += 1) === HEADING_ROWS) break;
  }
  throw read === 0 ? badRequest('The file is empty.') : noHeadings(file);
}

/** The columns as they are proposed. */
export interface Proposal {
  mapping: ImportMappingDto;
  known: ImportColumnDto['known'][];
}

/** A NIIN is part of an NSN, which a column beside it may have whole. */
const isNiin = (heading: string) => plainHeading(heading) === 'niin';

/** The field of each heading that is known. Of two columns of one field the first is taken. */
export function proposeFields(headings: readonly string[], known: KnownHeadings): Proposal {
  const mapping: ImportMappingDto = headings.map(() => null);
  const placed = new Set<ImportField>();
  const inOrder = headings
    .map((heading, index) => ({ heading, index }))
    .sort((a, b) => Number(isNiin(a.heading)) - Number(isNiin(b.heading)));
  for (const { heading, index } of inOrder) {
    const field = known.get(plainHeading(heading));
    if (!field || placed.has(field)) continue;
    placed.add(field);
    mapping[index] = field;
  }
  return { mapping, known: mapping.map((field) => (field ? 'heading' : null)) };
}

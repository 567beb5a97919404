import type { ImportColumnDto, ImportField, ImportMappingDto, ImportSynonym } from '@hand-receipt/contracts';
import { type CsvRow, badRequest } from '../../kernel';
import { fieldOfHeading, plainHeading } from '../csv-columns';

/** Rows from the first in which the headings may be. */
const WITHIN = 20;
/** Known headings that make a row the one of headings. */
const KNOWN = 2;

/**
 * The row that names the columns: the first of 20 with two known headings.
 *
 * @throws ApiError 400 where there is none, and for an empty file.
 */
export async function findHeadings(
  rows: AsyncIterable<CsvRow>,
  synonyms: readonly ImportSynonym[],
): Promise<CsvRow> {
  let read = 0;
  for await (const row of rows) {
    const known = new Set(row.cells.flatMap((cell) => fieldOfHeading(cell, synonyms) ?? []));
    if (known.size >= KNOWN) return row;
    if ((read += 1) === WITHIN) break;
  }
  if (read === 0) throw badRequest('The file is empty.');
  throw badRequest(
    `None of the first ${WITHIN} rows has two known headings, such as Name and Serial Number. Add the file's headings to the settings of the unit.`,
  );
}

/** The columns as they are proposed. */
export interface Proposal {
  mapping: ImportMappingDto;
  known: ImportColumnDto['known'][];
}

/** A NIIN is part of an NSN, which a column beside it may have whole. */
const isNiin = (heading: string) => plainHeading(heading) === 'niin';

/** The field of each heading that is known. Of two columns of one field the first is taken. */
export function proposeFields(headings: readonly string[], synonyms: readonly ImportSynonym[]): Proposal {
  const mapping: ImportMappingDto = headings.map(() => null);
  const placed = new Set<ImportField>();
  const inOrder = headings
    .map((heading, index) => ({ heading, index }))
    .sort((a, b) => Number(isNiin(a.heading)) - Number(isNiin(b.heading)));
  for (const { heading, index } of inOrder) {
    const field = fieldOfHeading(heading, synonyms);
    if (!field || placed.has(field)) continue;
    placed.add(field);
    mapping[index] = field;
  }
  return { mapping, known: mapping.map((field) => (field ? 'heading' : null)) };
}

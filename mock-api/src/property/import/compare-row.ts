import { COMPARED_FIELDS } from '@hand-receipt/contracts/routes';
import type { CsvRow } from '../../kernel';
import type { FoundColumns } from '../csv-columns';
import { type CheckedRow, LONGEST, type NsnFacts, checkRow } from './check-row';

type ComparedField = (typeof COMPARED_FIELDS)[number];

/** The compared cells of a row as they are written; what is too long is cut, and says so. */
function compared({ at }: FoundColumns, cells: readonly string[]): Partial<Record<ComparedField, string>> {
  const written: Partial<Record<ComparedField, string>> = {};
  for (const field of COMPARED_FIELDS) {
    const cell = cells[at.get(field)?.index ?? -1];
    if (cell) written[field] = cell.length > LONGEST[field] ? `${cell.slice(0, LONGEST[field])}…` : cell;
  }
  return written;
}

/** Reads a row to compare it with the book. A cell that cannot be read is compared as it is written. */
export function readRowToCompare(columns: FoundColumns, row: CsvRow, facts: NsnFacts): CheckedRow {
  const checked = checkRow(columns, row, facts);
  return { ...checked, item: { ...compared(columns, row.cells), ...checked.item } };
}

/** How the rows of a file are read: to be compared with the book, or entered in it. */
export const rowReader = (isCompared: boolean) => (isCompared ? readRowToCompare : checkRow);

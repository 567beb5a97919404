import { COMPARED_FIELDS } from '@hand-receipt/contracts/routes';
import type { ImportProblemDto, ImportWarningDto } from '@hand-receipt/contracts';
import type { CsvRow } from '../../kernel';
import type { FoundColumns } from '../csv-columns';
import { formulaError } from './spreadsheet-cells';
import { LONGEST } from './read-cells';
import { type CheckedRow, type NsnFacts, STAYS_EMPTY, checkRow } from './check-row';

type ComparedField = (typeof COMPARED_FIELDS)[number];

/** The compared cells of a row as they are written; what is too long is cut, and says so. */
function compared({ at }: FoundColumns, cells: readonly string[]): Partial<Record<ComparedField, string>> {
  const written: Partial<Record<ComparedField, string>> = {};
  for (const field of COMPARED_FIELDS) {
    const cell = cells[at.get(field)?.index ?? -1];
    if (cell && !formulaError(cell))
      written[field] = cell.length > LONGEST[field] ? `${cell.slice(0, LONGEST[field])}…` : cell;
  }
  return written;
}

const asWritten = (message: string) =>
  `${message.replace(STAYS_EMPTY, '').replace(/\.$/, '')}. It is compared as it is written.`;

type Headings = ReadonlySet<string | undefined>;

/** What is worth a look in the compared cells, or the row as a whole. What is wrong only to enter is left out. */
function remarks(
  written: Headings,
  errors: Headings,
  { problems, warnings }: CheckedRow,
): ImportWarningDto[] {
  return [...problems, ...warnings].flatMap(({ column, message }): ImportWarningDto[] => {
    if (column === null || errors.has(column)) return [{ column, message }];
    return written.has(column) ? [{ column, message: asWritten(message) }] : [];
  });
}

/**
 * Reads a row to compare it with the book. A cell that cannot be read is compared as it is written. Only a row that has
 * neither a serial number nor a UII is wrong.
 */
function readRowToCompare(columns: FoundColumns, row: CsvRow, facts: NsnFacts): CheckedRow {
  const checked = checkRow(columns, row, facts);
  const written = compared(columns, row.cells);
  const item = { ...written, ...checked.item };
  const headingOf = (field: ComparedField) => columns.at.get(field)?.heading;
  const fields = COMPARED_FIELDS.filter((field) => written[field] !== undefined);
  const errors = COMPARED_FIELDS.filter((field) =>
    formulaError(row.cells[columns.at.get(field)?.index ?? -1] ?? ''),
  );
  const problems: ImportProblemDto[] = [];
  if (!item.serial_number && !item.uii) {
    const column = columns.at.get('serial_number')?.heading ?? null;
    problems.push({ column, message: 'A serial number or a UII is required to compare the row' });
  }
  return {
    ...checked,
    item,
    problems,
    warnings: remarks(new Set(fields.map(headingOf)), new Set(errors.map(headingOf)), checked),
  };
}

/** How the rows of a file are read: to be compared with the book, or entered in it. */
export const rowReader = (isCompared: boolean) => (isCompared ? readRowToCompare : checkRow);

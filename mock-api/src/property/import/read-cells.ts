import {
  type ImportField,
  type ImportProblemDto,
  type ImportWarningDto,
  isName,
  NAME_WORDS,
  tidyName,
} from '@hand-receipt/contracts';
import { type FoundColumns, REQUIRED_FIELDS } from '../csv-columns';
import { doubtfulNumber, formulaError, lostNumber } from './spreadsheet-cells';

/** Characters that a cell may have; as many as the call that creates one item takes. */
export const LONGEST: Record<ImportField, number> = {
  name: 200,
  serial_number: 64,
  nsn: 32,
  lin: 16,
  uii: 50,
  ciic: 1,
  sensitive_mark: 10,
  category: 40,
  current_status: 40,
  location: 200,
  description: 2000,
  unit_of_issue: 16,
  quantity: 20,
  holder: 200,
};

/** Only a description has several lines. */
const CONTROL_CHARACTERS = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

function quoteProblem(field: ImportField, cell: string): string | null {
  if (!cell.startsWith('"')) return null;
  if (field === 'serial_number') return 'begins with a quotation mark. Type it as on the data plate';
  // Two of them are part of a name. After one that is not closed, a cell may have taken in the cells behind it.
  const isClosed = cell.split('"').length % 2 === 1 && !cell.includes('\n');
  return isClosed ? null : 'begins with a quotation mark that is not closed';
}

function cellProblem(field: ImportField, cell: string): string | null {
  if (cell.length > LONGEST[field]) return `is longer than ${LONGEST[field]} characters`;
  const quote = quoteProblem(field, cell);
  if (quote) return quote;
  if (field !== 'description' && cell.includes('\n')) return 'has a line break; is a quotation mark missing?';
  if (CONTROL_CHARACTERS.test(cell.replaceAll('\n', ''))) return 'has characters that cannot be seen';
  if (field === 'name' && cell && !isName(tidyName(cell))) return NAME_WORDS;
  return null;
}

/** What a cell with an error instead of a value comes to. */
const LEFT_OUT = ' The cell is left out.';

/** Numbers of a data plate, which a spreadsheet may have taken for something else. */
const PLATE_NUMBERS: readonly ImportField[] = ['serial_number', 'uii'];

interface ReadCell {
  typed?: string;
  problem?: string;
  warning?: string;
}

function readCell(field: ImportField, cell: string): ReadCell {
  // Whose items an error in the column of holders would be is asked as of any name there.
  const error = field === 'holder' ? null : formulaError(cell);
  if (error) return REQUIRED_FIELDS.includes(field) ? { problem: error } : { warning: error + LEFT_OUT };
  const wrong = cellProblem(field, cell);
  if (wrong) return { problem: wrong };
  if (!cell) return {};
  if (!PLATE_NUMBERS.includes(field)) return { typed: cell };
  const problem = lostNumber(cell) ?? undefined;
  return { typed: cell, problem, warning: problem ? undefined : (doubtfulNumber(cell) ?? undefined) };
}

/** The cells of a row by their fields, with what is wrong or doubtful with each by itself. */
export interface ReadCells {
  /** Those that can be read; what is empty is left out. */
  typed: Partial<Record<ImportField, string>>;
  problems: ImportProblemDto[];
  warnings: ImportWarningDto[];
}

/** Reads the cells of a row that have a field, each by itself. */
export function readCells(columns: FoundColumns, cells: readonly string[]): ReadCells {
  const read: ReadCells = { typed: {}, problems: [], warnings: [] };
  for (const [field, { index, heading }] of columns.at) {
    const { typed, problem, warning } = readCell(field, cells[index] ?? '');
    if (typed) read.typed[field] = typed;
    if (problem) read.problems.push({ column: heading, message: `${heading} ${problem}` });
    if (warning) read.warnings.push({ column: heading, message: `${heading} ${warning}` });
  }
  return read;
}

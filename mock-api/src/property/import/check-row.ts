import {
  guessCategory,
  type ImportedItemDto,
  type ImportField,
  type ImportProblemDto,
  type ImportWarningDto,
  isName,
  NAME_WORDS,
  normalizeSerial,
  PROPERTY_CATEGORIES,
  SENSITIVE_MARKS,
  type SensitiveMark,
  tidyName,
} from '@hand-receipt/contracts';
import type { FoundColumns } from '../csv-columns';
import type { CsvRow } from '../../kernel';
import { numberProblems, writtenNumbers } from '../item-numbers';
import { readPropertyStatus } from '../status';

/** A row of the file as an item, with what is wrong with it. */
export interface CheckedRow {
  line: number;
  cells: string[];
  item: ImportedItemDto;
  problems: ImportProblemDto[];
  warnings: ImportWarningDto[];
}

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

const CODE = /^[A-Z0-9]$/;
/** Only a description has several lines. */
const CONTROL_CHARACTERS = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

function cellProblem(field: ImportField, cell: string): string | null {
  if (cell.length > LONGEST[field]) return `is longer than ${LONGEST[field]} characters`;
  if (cell.startsWith('"')) return 'has a quotation mark out of place';
  if (field !== 'description' && cell.includes('\n')) return 'has a line break; is a quotation mark missing?';
  if (CONTROL_CHARACTERS.test(cell.replaceAll('\n', ''))) return 'has characters that cannot be seen';
  if (field === 'name' && cell && !isName(tidyName(cell))) return NAME_WORDS;
  return null;
}

const readCategory = (word: string) => {
  const plain = word.toLowerCase().replace(/[\s_]+/g, '-');
  return PROPERTY_CATEGORIES.find((category) => category === plain);
};

const readMark = (word: string): SensitiveMark | undefined => {
  const plain = word.toLowerCase().replaceAll(' ', '-');
  return SENSITIVE_MARKS.find((mark) => mark === plain || (mark !== 'by-code' && mark[0] === plain));
};

/** What classifies the item; says what is wrong with it. */
function readClassification(
  typed: Partial<Record<ImportField, string>>,
  complain: (field: ImportField, message: string) => void,
): Pick<ImportedItemDto, 'ciic' | 'sensitive_mark'> {
  const ciic = typed.ciic?.toUpperCase();
  const isCode = ciic !== undefined && CODE.test(ciic);
  const mark = typed.sensitive_mark ? readMark(typed.sensitive_mark) : undefined;
  if (ciic && !isCode) complain('ciic', `CIIC must be one letter or digit, not '${ciic}'`);
  if (typed.sensitive_mark && !mark) {
    complain('sensitive_mark', `'${typed.sensitive_mark}' is none of ${SENSITIVE_MARKS.join(', ')}`);
  }
  return { ...(isCode && { ciic }), ...(mark && { sensitive_mark: mark }) };
}

/** What the importer and the book know of NSNs beside the file. */
export interface NsnFacts {
  /** The CIIC that the importer gave an NSN whose rows have none. */
  codes: ReadonlyMap<string, string>;
  /** The NSN of a NIIN, its last nine digits; undefined where the book has none or several. */
  nsnOf: (niin: string) => string | undefined;
}

const isNiin = (typed: string) => /^\d{9}$/.test(typed.replace(/[- ]/g, ''));

/** What a NIIN without an NSN comes to where the row is entered. */
export const STAYS_EMPTY = ' The NSN stays empty.';

const unknownNiin = (niin: string) => `The book has no NSN, or several, with the NIIN ${niin}.${STAYS_EMPTY}`;

/** One serial number is one item. */
function quantityProblem(typed: string | undefined): string | null {
  if (!typed || Number(typed) === 1) return null;
  return `Quantity must be 1 for one serial number, not ${typed}`;
}

/**
 * Reads a row as an item and checks every cell by itself; whether the serial number is taken is another
 * question. An empty category is guessed from the name, an empty status is Operational. A NIIN that the book has no
 * NSN of, or several, leaves the NSN empty with a warning.
 */
export function checkRow(columns: FoundColumns, { line, cells }: CsvRow, facts: NsnFacts): CheckedRow {
  const item: ImportedItemDto = {};
  const problems: ImportProblemDto[] = [];
  const complain = (field: ImportField, message: string) =>
    problems.push({ column: columns.at.get(field)?.heading ?? null, message });
  const typed: Partial<Record<ImportField, string>> = {};
  for (const [field, { index, heading }] of columns.at) {
    const cell = cells[index] ?? '';
    const wrong = cellProblem(field, cell);
    if (wrong) complain(field, `${heading} ${wrong}`);
    else if (cell) typed[field] = cell;
  }
  const named = (field: ImportField) =>
    problems.some(({ column }) => column === columns.at.get(field)?.heading);

  if (typed.name) item.name = tidyName(typed.name);
  else if (!named('name')) complain('name', 'Name is required');
  if (typed.serial_number) item.serial_number = normalizeSerial(typed.serial_number);
  else if (!named('serial_number')) complain('serial_number', 'Serial number is required');

  const warnings: ImportWarningDto[] = [];
  if (typed.nsn && isNiin(typed.nsn)) {
    const niin = typed.nsn.replace(/[- ]/g, '');
    const nsn = facts.nsnOf(niin);
    if (!nsn) warnings.push({ column: columns.at.get('nsn')?.heading ?? null, message: unknownNiin(niin) });
    if (nsn) typed.nsn = nsn;
    else delete typed.nsn;
  }
  const wrongNumbers = numberProblems(typed);
  for (const field of ['serial_number', 'nsn', 'lin', 'uii'] as const) {
    const message = wrongNumbers[field];
    if (message) complain(field, message);
  }
  const { nsn, lin, uii } = writtenNumbers(typed);
  if (nsn) item.nsn = nsn;
  if (lin) item.lin = lin;
  if (uii) item.uii = uii;
  const wrongQuantity = quantityProblem(typed.quantity);
  if (wrongQuantity) complain('quantity', wrongQuantity);

  const category = typed.category ? readCategory(typed.category) : guessCategory(typed.name ?? '');
  if (category) item.category = category;
  else complain('category', `'${typed.category}' is none of ${PROPERTY_CATEGORIES.join(', ')}`);
  const status = readPropertyStatus(typed.current_status ?? 'Operational');
  if (status === 'Lost') complain('current_status', 'Enter it with another status, and report it lost then');
  else if (status) item.current_status = status;
  else complain('current_status', `'${typed.current_status}' is not a status of an item`);

  Object.assign(item, readClassification(typed, complain));
  const given = nsn && facts.codes.get(nsn);
  if (!typed.ciic && given) item.ciic = given;
  if (typed.unit_of_issue) item.unit_of_issue = typed.unit_of_issue.toUpperCase();
  if (typed.holder) item.holder = typed.holder;
  if (typed.location) item.location = typed.location;
  if (typed.description) item.description = typed.description;
  if (cells.length > columns.width) {
    problems.push({
      column: null,
      message: `The row has ${cells.length} cells, the row of headings ${columns.width}`,
    });
  }
  return { line, cells, item, problems, warnings };
}

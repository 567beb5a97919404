import {
  guessCategory,
  type ImportedItemDto,
  type ImportField,
  type ImportProblemDto,
  type ImportWarningDto,
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
import { readCells } from './read-cells';

/** A row of the file as an item, with what is wrong with it. */
export interface CheckedRow {
  line: number;
  cells: string[];
  item: ImportedItemDto;
  problems: ImportProblemDto[];
  warnings: ImportWarningDto[];
}

const CODE = /^[A-Z0-9]$/;

const readCategory = (word: string) => {
  const plain = word.toLowerCase().replace(/[\s_]+/g, '-');
  return PROPERTY_CATEGORIES.find((category) => category === plain);
};

/** As words and letters, and as a spreadsheet has a yes or no. */
const MARK_WORDS: Record<SensitiveMark, readonly string[]> = {
  'by-code': ['by-code'],
  yes: ['yes', 'y', 'true'],
  no: ['no', 'n', 'false'],
};

const readMark = (word: string): SensitiveMark | undefined => {
  const plain = word.toLowerCase().replaceAll(' ', '-');
  return SENSITIVE_MARKS.find((mark) => MARK_WORDS[mark].includes(plain));
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
  const { typed, problems, warnings } = readCells(columns, cells);
  const complain = (field: ImportField, message: string) =>
    problems.push({ column: columns.at.get(field)?.heading ?? null, message });
  const named = (field: ImportField) =>
    problems.some(({ column }) => column === columns.at.get(field)?.heading);

  if (typed.name) item.name = tidyName(typed.name);
  else if (!named('name')) complain('name', 'Name is required');
  if (typed.serial_number) item.serial_number = normalizeSerial(typed.serial_number);
  else if (!named('serial_number')) complain('serial_number', 'Serial number is required');

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

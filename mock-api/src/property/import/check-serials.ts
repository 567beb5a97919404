import type { ImportWarningKind } from '@hand-receipt/contracts';
import { IMPORT_WARNING_KINDS } from '@hand-receipt/contracts/routes';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import type { FoundColumns } from '../csv-columns';
import type { Viewer } from '../../access';
import { leftBefore } from '../gains/left-before';
import { takenBy } from '../taken-by';
import type { CheckedRow } from './check-row';
import type { Lots } from './lots';
import { type FileSerials, nearItems, type NearSerial } from './serials';

/** Serial numbers named in one warning. */
const NAMED = 3;

const WHY: Record<ImportWarningKind, string> = {
  'look-alike': 'O and 0, or I, L and 1, look alike',
  transposed: 'two characters are transposed',
};

/** What the serial numbers of a file are compared with. */
export interface SerialContext {
  columns: FoundColumns;
  inFile: FileSerials;
  lots: Lots;
  /** A file that is compared with the book has the serial numbers of the book. */
  isCompared: boolean;
}

/** Rows whose value in a column is right so far, with that value. */
function rightValues(
  rows: readonly CheckedRow[],
  columns: FoundColumns,
  field: 'serial_number' | 'uii',
): { row: CheckedRow; value: string }[] {
  const column = columns.at.get(field)?.heading ?? null;
  return rows.flatMap((row) => {
    const value = row.item[field];
    return value && !row.problems.some((problem) => problem.column === column) ? [{ row, value }] : [];
  });
}

/** Where it is said that a number is in the file twice: such rows are not entered, but they are compared. */
const repeated = ({ problems, warnings }: CheckedRow, isCompared: boolean) =>
  isCompared ? warnings : problems;

/** The same UII twice, in the file or in the property book, is a problem. */
async function checkUiis(
  db: Kysely<Database>,
  viewer: Viewer,
  { columns, inFile, isCompared }: SerialContext,
  rows: readonly CheckedRow[],
): Promise<void> {
  const column = columns.at.get('uii')?.heading ?? null;
  const marked = rightValues(rows, columns, 'uii');
  if (marked.length === 0) return;
  const uiis = isCompared ? [] : marked.map(({ value }) => value);
  const taken = await takenBy(db, viewer, 'uii', uiis);
  for (const { row, value } of marked) {
    const earlier = inFile.addUii(value, row.line);
    const complain = (reason: string) =>
      repeated(row, isCompared).push({ column, message: `UII ${value} is a duplicate: ${reason}` });
    const where = taken.get(value);
    if (where) complain(where);
    else if (earlier !== undefined) complain(`line ${earlier} has it too`);
  }
}

/** What is doubtful of a serial number; pairs of one lot are counted instead. */
function doubtful(
  lots: Lots,
  { serial, line }: { serial: string; line: number },
  near: readonly NearSerial[],
): NearSerial[] {
  return near.filter((other) => {
    if (other.kind !== 'transposed' || !lots.areOfOneLot(serial, other.serial)) return true;
    lots.countPair(serial, [`${serial} (line ${line})`, other.name]);
    return false;
  });
}

function warn(row: CheckedRow, column: string | null, near: readonly NearSerial[]): void {
  for (const kind of IMPORT_WARNING_KINDS) {
    const names = near.filter((other) => other.kind === kind).map(({ name }) => name);
    if (names.length === 0) continue;
    const message = `Easily mistaken for ${names.slice(0, NAMED).join(', ')}: ${WHY[kind]}`;
    row.warnings.push({ column, message, kind });
  }
}

/**
 * Compares the serial numbers and UIIs of some rows with those of the rows before them and of the property book:
 * the same one is a problem, a serial number that is easily mistaken a warning. Adds to the rows.
 */
export async function checkSerials(
  db: Kysely<Database>,
  viewer: Viewer,
  context: SerialContext,
  rows: readonly CheckedRow[],
): Promise<void> {
  const { columns, inFile, lots, isCompared } = context;
  const column = columns.at.get('serial_number')?.heading ?? null;
  const numbered = rightValues(rows, columns, 'serial_number');
  const serials = numbered.map(({ value }) => value);
  const taken = await takenBy(db, viewer, 'serial', isCompared ? [] : serials);
  const near = isCompared ? new Map<string, NearSerial[]>() : await nearItems(db, viewer, serials);
  const left = await leftBefore(db, viewer, [...taken.keys()]);
  const inBook = [...near.values()].flat().filter(({ kind }) => kind === 'transposed');
  await lots.addBook(
    db,
    inBook.map(({ serial }) => serial),
  );
  await checkUiis(db, viewer, context, rows);

  for (const { row, value: serial } of numbered) {
    const complain = (message: string) => repeated(row, isCompared).push({ column, message });
    const where = taken.get(serial);
    if (where) {
      complain(left.get(serial) ?? `Serial number ${serial} is a duplicate: ${where}`);
      continue;
    }
    const earlier = inFile.add(serial, row.line);
    if (earlier.same !== undefined) {
      complain(`Serial number ${serial} is a duplicate: line ${earlier.same} has it too`);
      continue;
    }
    const mistaken = [...earlier.near, ...(near.get(serial) ?? [])];
    warn(row, column, doubtful(lots, { serial, line: row.line }, mistaken));
  }
}

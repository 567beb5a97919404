import type { ImportWarningKind } from '@hand-receipt/contracts';
import { IMPORT_WARNING_KINDS } from '@hand-receipt/contracts/routes';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import type { FoundColumns } from '../csv-columns';
import type { Viewer } from '../../access';
import { leftBefore } from '../gains/left-before';
import type { CheckedRow } from './check-row';
import type { Lots } from './lots';
import { type FileSerials, nearItems, type NearSerial, takenSerials } from './serials';

/** Serial numbers named in one warning. */
const NAMED = 3;

const WHY: Record<ImportWarningKind, string> = {
  'look-alike': 'O and 0, or I, L and 1, look alike',
  transposed: 'two characters are transposed',
};

/** A transposition is no misreading where both serial numbers have their place in a lot. */
const isExpected = (lots: Lots, serial: string, near: NearSerial): boolean =>
  near.kind === 'transposed' && lots.has(serial) && lots.has(near.serial);

/**
 * Compares the serial numbers of some rows with those of the rows before them and of the property book:
 * the same one is a problem, one that is easily mistaken a warning. Adds to the rows.
 */
export async function checkSerials(
  db: Kysely<Database>,
  viewer: Viewer,
  { columns, inFile, lots }: { columns: FoundColumns; inFile: FileSerials; lots: Lots },
  rows: readonly CheckedRow[],
): Promise<void> {
  const column = columns.at.get('serial_number')?.heading ?? null;
  const numbered = rows.flatMap((row) => {
    const serial = row.item.serial_number;
    return serial && !row.problems.some((problem) => problem.column === column) ? [{ row, serial }] : [];
  });
  const serials = numbered.map(({ serial }) => serial);
  const taken = await takenSerials(db, serials);
  const left = await leftBefore(db, viewer, [...taken]);
  const near = await nearItems(db, viewer, serials);
  const inBook = [...near.values()].flat().filter(({ kind }) => kind === 'transposed');
  await lots.addBook(
    db,
    inBook.map(({ serial }) => serial),
  );

  for (const { row, serial } of numbered) {
    const complain = (message: string) => row.problems.push({ column, message });
    if (taken.has(serial)) {
      complain(
        left.get(serial) ?? `Serial number ${serial} is a duplicate: an item with it is in the property book`,
      );
      continue;
    }
    const earlier = inFile.add(serial, row.line);
    if (earlier.same !== undefined) {
      complain(`Serial number ${serial} is a duplicate: line ${earlier.same} has it too`);
      continue;
    }
    const doubtful = [...earlier.near, ...(near.get(serial) ?? [])].filter(
      (other) => !isExpected(lots, serial, other),
    );
    for (const kind of IMPORT_WARNING_KINDS) {
      const names = doubtful.filter((other) => other.kind === kind).map(({ name }) => name);
      if (names.length === 0) continue;
      const message = `Easily mistaken for ${names.slice(0, NAMED).join(', ')}: ${WHY[kind]}`;
      row.warnings.push({ column, message, kind });
    }
  }
}

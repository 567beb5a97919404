import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import type { FoundColumns } from '../../csv/property-columns';
import type { Viewer } from '../visible-items';
import type { CheckedRow } from './check-row';
import { type FileSerials, nearItems, takenSerials } from './serials';

/** Items named in one warning. */
const NAMED = 3;

/**
 * Compares the serial numbers of some rows with those of the rows before them and of the property book:
 * the same one is a problem, one that is easily mistaken a warning. Adds to the rows.
 */
export async function checkSerials(
  db: Kysely<Database>,
  viewer: Viewer,
  { columns, inFile }: { columns: FoundColumns; inFile: FileSerials },
  rows: readonly CheckedRow[],
): Promise<void> {
  const column = columns.at.get('serial_number')?.heading ?? null;
  const numbered = rows.flatMap((row) => {
    const serial = row.item.serial_number;
    return serial && !row.problems.some((problem) => problem.column === column) ? [{ row, serial }] : [];
  });
  const serials = numbered.map(({ serial }) => serial);
  const taken = await takenSerials(db, serials);
  const near = await nearItems(db, viewer, serials);

  for (const { row, serial } of numbered) {
    const complain = (message: string) => row.problems.push({ column, message });
    const warn = (message: string) => row.warnings.push({ column, message });
    if (taken.has(serial)) {
      complain(`Serial number ${serial} is a duplicate: an item with it is in the property book`);
      continue;
    }
    const earlier = inFile.add(serial, row.line);
    if (earlier.same !== undefined) {
      complain(`Serial number ${serial} is a duplicate: line ${earlier.same} has it too`);
      continue;
    }
    if (earlier.near !== undefined) warn(`Easily mistaken for the serial number of line ${earlier.near}`);
    const items = near.get(serial)?.slice(0, NAMED) ?? [];
    if (items.length > 0) warn(`Easily mistaken for ${items.join(', ')}`);
  }
}

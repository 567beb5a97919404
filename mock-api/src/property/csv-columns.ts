import type { ImportedItemDto } from '@hand-receipt/contracts';
import { badRequest } from '../kernel';

export type ImportField = keyof ImportedItemDto;

/** The columns of a file of items: how they are written, and by what other names they are known. */
const COLUMNS: readonly { field: ImportField; label: string; also: readonly string[] }[] = [
  { field: 'name', label: 'Name', also: ['item', 'itemname', 'nomenclature'] },
  { field: 'serial_number', label: 'Serial Number', also: ['serial', 'serialno', 'sn'] },
  { field: 'nsn', label: 'NSN', also: ['nationalstocknumber', 'stocknumber'] },
  { field: 'lin', label: 'LIN', also: ['lineitemnumber'] },
  { field: 'ciic', label: 'CIIC', also: ['controlledinventoryitemcode', 'seccode'] },
  { field: 'sensitive_mark', label: 'Sensitive Mark', also: ['sensitive', 'sensitiveitem'] },
  { field: 'category', label: 'Category', also: [] },
  { field: 'current_status', label: 'Status', also: ['currentstatus', 'condition'] },
  { field: 'location', label: 'Location', also: [] },
  { field: 'description', label: 'Description', also: ['remarks', 'notes'] },
];

/** Headings of the columns that both export and import know. */
export const COLUMN_LABELS = Object.fromEntries(COLUMNS.map(({ field, label }) => [field, label])) as Record<
  ImportField,
  string
>;

const REQUIRED: readonly ImportField[] = ['name', 'serial_number'];

/** Letters and digits only: 'Serial Number', 'serial_number' and 'SERIAL-NUMBER' are one. */
const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Where a file has which field. */
export interface FoundColumns {
  /** Place in the row, from 0, and heading as the file has it. */
  at: ReadonlyMap<ImportField, { index: number; heading: string }>;
  /** Headings that are not read. */
  unread: string[];
  /** Cells of the first row. */
  width: number;
}

/**
 * Finds the columns by the file's first row.
 *
 * @throws ApiError 400 where name or serial number is missing, or a column is there twice.
 */
export function findColumns(headings: readonly string[]): FoundColumns {
  const at = new Map<ImportField, { index: number; heading: string }>();
  const unread: string[] = [];
  headings.forEach((heading, index) => {
    const name = plain(heading);
    const column = COLUMNS.find(({ field, label, also }) =>
      [field, label, ...also].map(plain).includes(name),
    );
    if (!column) {
      if (heading) unread.push(heading);
      return;
    }
    const earlier = at.get(column.field);
    if (earlier) {
      throw badRequest(
        `The columns '${earlier.heading}' and '${heading}' are both ${column.label}. Keep one.`,
      );
    }
    at.set(column.field, { index, heading });
  });
  const missing = REQUIRED.filter((field) => !at.has(field)).map((field) => COLUMN_LABELS[field]);
  if (missing.length > 0) {
    throw badRequest(`The first row names the columns; it has no ${missing.join(' and no ')}.`);
  }
  return { at, unread, width: headings.length };
}

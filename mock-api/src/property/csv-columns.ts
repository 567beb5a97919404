import type { ImportField, ImportMappingDto, ImportSynonym } from '@hand-receipt/contracts';

/** The columns of a file of items: how they are written, and by what other names they are always known. */
const COLUMNS: readonly { field: ImportField; label: string; also: readonly string[] }[] = [
  { field: 'name', label: 'Name', also: ['item', 'itemname', 'nomenclature'] },
  { field: 'serial_number', label: 'Serial Number', also: ['serial', 'serialno', 'sn'] },
  { field: 'nsn', label: 'NSN', also: ['nationalstocknumber', 'stocknumber'] },
  { field: 'lin', label: 'LIN', also: ['lineitemnumber'] },
  { field: 'uii', label: 'UII', also: ['uniqueitemidentifier'] },
  { field: 'ciic', label: 'CIIC', also: ['controlledinventoryitemcode', 'seccode'] },
  { field: 'sensitive_mark', label: 'Sensitive Mark', also: ['sensitive', 'sensitiveitem'] },
  { field: 'category', label: 'Category', also: [] },
  { field: 'current_status', label: 'Status', also: ['currentstatus', 'condition'] },
  { field: 'location', label: 'Location', also: ['storagelocation'] },
  { field: 'description', label: 'Description', also: ['remarks', 'notes'] },
  { field: 'unit_of_issue', label: 'Unit of Issue', also: ['unitofmeasure', 'uom'] },
  { field: 'quantity', label: 'Quantity', also: [] },
  { field: 'holder', label: 'Holder', also: ['handreceiptholder'] },
];

/** Headings of the columns that both export and import know. */
export const COLUMN_LABELS = Object.fromEntries(COLUMNS.map(({ field, label }) => [field, label])) as Record<
  ImportField,
  string
>;

/** Fields without which a row is no item. */
export const REQUIRED_FIELDS: readonly ImportField[] = ['name', 'serial_number'];

/** Letters and digits only: 'Serial Number', 'serial_number' and 'SERIAL-NUMBER' are one. */
export const plainHeading = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Fields by the plain words of the headings that mean them. */
export type KnownHeadings = ReadonlyMap<string, ImportField>;

/** The same of a file of any kind: the headings by which the row that names the columns is found. */
export type HeadingWords = ReadonlyMap<string, string>;

/** The headings that are known, by themselves or by the synonyms of a unit. */
export function knownHeadings(synonyms: readonly ImportSynonym[]): KnownHeadings {
  const known = new Map<string, ImportField>();
  const add = (heading: string, field: ImportField) => {
    const name = plainHeading(heading);
    if (name && !known.has(name)) known.set(name, field);
  };
  for (const { field, label, also } of COLUMNS)
    for (const heading of [field, label, ...also]) add(heading, field);
  for (const { heading, field } of synonyms) add(heading, field);
  return known;
}

/** Rows from the first in which the headings may be. */
export const HEADING_ROWS = 20;
/** Known headings that make a row the one of headings. */
const NAMED_FIELDS = 2;

/** Whether a row names the columns of a file: two of its cells are known headings. */
export const namesColumns = (cells: readonly string[], known: HeadingWords): boolean =>
  new Set(cells.flatMap((cell) => known.get(plainHeading(cell)) ?? [])).size >= NAMED_FIELDS;

/** Where a file has which field. */
export interface FoundColumns {
  /** Place in the row, from 0, and heading as the file has it. */
  at: ReadonlyMap<ImportField, { index: number; heading: string }>;
  /** Headings that are not read. */
  unread: string[];
  /** Places of the columns that have neither a heading nor a field. */
  bare: number[];
  /** Cells of the row of headings. */
  width: number;
}

/** The columns of a file as they are mapped; a field is at one column at most. */
export function columnsOf(headings: readonly string[], mapping: ImportMappingDto): FoundColumns {
  const at = new Map<ImportField, { index: number; heading: string }>();
  const unread: string[] = [];
  const bare: number[] = [];
  headings.forEach((heading, index) => {
    const field = mapping[index];
    if (field) at.set(field, { index, heading: heading || COLUMN_LABELS[field] });
    else if (heading) unread.push(heading);
    else bare.push(index);
  });
  return { at, unread, bare, width: headings.length };
}

/** Whether the columns have all that makes an item. */
export const isComplete = ({ at }: FoundColumns): boolean => REQUIRED_FIELDS.every((field) => at.has(field));

import { COMPONENT_LIST_LIMIT, type ListFileRowDto } from '@hand-receipt/contracts';
import { type CsvRow, badRequest } from '../kernel';
import { plainHeading, readFile } from '../property';

type Field = keyof ListFileRowDto;

/** The columns of a file of components: how they are written, and by what other names they are known. */
const COLUMNS: readonly { field: Field; label: string; also: readonly string[] }[] = [
  { field: 'kind', label: 'Kind', also: ['type', 'biicoei', 'biicoeiaal'] },
  {
    field: 'name',
    label: 'Name',
    also: ['component', 'componentname', 'nomenclature', 'description', 'itemdescription', 'item'],
  },
  { field: 'nsn', label: 'NSN', also: ['nationalstocknumber', 'stocknumber', 'material'] },
  { field: 'ui', label: 'UI', also: ['unitofissue', 'unitofmeasure', 'uom'] },
  { field: 'arc', label: 'ARC', also: ['accountingrequirementscode'] },
  {
    field: 'quantity',
    label: 'Quantity',
    also: ['qty', 'authorized', 'quantityauthorized', 'qtyauth', 'qtyauthorized', 'authqty'],
  },
  { field: 'required', label: 'Required', also: [] },
];

/** By these two a sheet of a workbook and its row of headings are found. */
const NEEDED: readonly Field[] = ['kind', 'name'];
const NEEDED_HEADINGS = new Map(
  COLUMNS.filter(({ field }) => NEEDED.includes(field)).flatMap(({ field, label, also }) =>
    [plainHeading(label), ...also].map((heading) => [heading, field] as const),
  ),
);

/** Rows from the first in which the headings may be. */
const WITHIN = 20;
const EMPTY: ListFileRowDto = { kind: '', name: '', nsn: '', ui: '', arc: '', quantity: '', required: '' };

const fieldOf = (heading: string): Field | undefined => {
  const name = plainHeading(heading);
  return COLUMNS.find(({ label, also }) => plainHeading(label) === name || also.includes(name))?.field;
};

/** Which column is which; undefined for a row that has no Kind and Name. Of two columns of one field the first is taken. */
function columnsIn({ cells }: CsvRow): Map<Field, number> | undefined {
  const at = new Map<Field, number>();
  cells.forEach((heading, index) => {
    const field = fieldOf(heading);
    if (field && !at.has(field)) at.set(field, index);
  });
  return NEEDED.every((field) => at.has(field)) ? at : undefined;
}

/** A tab or line end inside a cell would begin another cell. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function readRow({ cells }: CsvRow, columns: ReadonlyMap<Field, number>): ListFileRowDto {
  const row = { ...EMPTY };
  for (const [field, index] of columns) row[field] = oneLine(cells[index] ?? '');
  return row;
}

/**
 * The components that a file lists, as they are written there. Empty rows are left out, and so is what stands above
 * the headings. Of a workbook the first sheet with these headings is read, and merged cells are on each of their rows.
 *
 * @throws ApiError 400 for a file that cannot be read, that has no Kind and Name, no rows or too many; 413 for one that
 *   is too large.
 */
export async function readListFile(bytes: Buffer): Promise<ListFileRowDto[]> {
  const file = await readFile(bytes, NEEDED_HEADINGS);
  let columns: Map<Field, number> | undefined;
  let read = 0;
  const rows: ListFileRowDto[] = [];
  for await (const row of file.rows()) {
    read += 1;
    if (columns) {
      if (row.cells.some((cell) => cell.trim() !== '')) rows.push(readRow(row, columns));
    } else {
      columns = columnsIn(row);
      if (!columns && read === WITHIN) break;
    }
    if (rows.length > COMPONENT_LIST_LIMIT) {
      throw badRequest(`The file has more than ${COMPONENT_LIST_LIMIT} components.`);
    }
  }
  if (read === 0) throw badRequest('The file is empty.');
  if (!columns) {
    throw badRequest(
      `None of the first ${WITHIN} rows has the headings Kind and Name. Kind is BII, COEI or AAL.`,
    );
  }
  if (rows.length === 0) throw badRequest('The file has no components below its headings.');
  return rows;
}

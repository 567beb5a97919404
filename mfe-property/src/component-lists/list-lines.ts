import {
  ARCS,
  COMPONENT_KINDS,
  COMPONENT_LIST_LIMIT,
  type ComponentListLineDto,
  formatNsn,
  type ListFileRowDto,
  STOCK_NUMBER_WORDS,
} from '@hand-receipt/contracts';

/** The columns of a pasted row, in their order. */
export const COLUMNS = ['Kind', 'Name', 'NSN', 'UI', 'ARC', 'Quantity', 'Required'] as const;
const MOST_AUTHORIZED = 1_000_000;

const oneOf = <T extends string>(words: readonly T[], text: string): T | undefined =>
  words.find((word) => word === text.toUpperCase());

/** Lines as rows of text, as a spreadsheet copies and pastes them. */
export const linesToText = (lines: readonly ComponentListLineDto[]): string =>
  lines
    .map(({ kind, name, nsn, ui, arc, quantity, required }) =>
      [kind, name, nsn, ui, arc, quantity, required ? 'Yes' : 'No'].join('\t'),
    )
    .join('\n');

/** The rows of a file as text, as if they were pasted. */
export const rowsToText = (rows: readonly ListFileRowDto[]): string =>
  rows
    .map(({ kind, name, nsn, ui, arc, quantity, required }) =>
      [kind, name, nsn, ui, arc, quantity, required].join('\t').trimEnd(),
    )
    .join('\n');

/** @throws Error that says what is wrong with the cell. */
function readKind(text: string): ComponentListLineDto['kind'] {
  const kind = oneOf(COMPONENT_KINDS, text);
  if (kind) return kind;
  throw new Error(`the kind is ${COMPONENT_KINDS.join(', ')}, and "${text}" is none.`);
}

/** @throws Error that says what is wrong with the cell. */
function readName(text: string): string {
  if (text) return text;
  throw new Error('the name is missing.');
}

/** @throws Error that says what is wrong with the cell. */
function readNsn(text: string): string | null {
  const nsn = text ? formatNsn(text) : null;
  if (text && nsn === null) throw new Error(STOCK_NUMBER_WORDS.nsn);
  return nsn;
}

/** @throws Error that says what is wrong with the cell. */
function readArc(text: string): ComponentListLineDto['arc'] {
  const arc = text ? oneOf(ARCS, text) : null;
  if (arc !== undefined) return arc;
  throw new Error(`the ARC is ${ARCS.join(', ')} or empty, and "${text}" is none.`);
}

/** @throws Error that says what is wrong with the cell. */
function readQuantity(text: string): number {
  const quantity = Number(text || '1');
  if (Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_AUTHORIZED) return quantity;
  throw new Error(`the quantity is a whole number from 1, and "${text}" is none.`);
}

const isYes = (text: string) => ['', 'yes', 'y', 'true', '1'].includes(text.toLowerCase());

/** @throws Error that says what is wrong with the row. */
function readLine(row: string): ComponentListLineDto {
  const cells = row.split('\t').map((cell) => cell.trim());
  const cell = (place: number) => cells[place] ?? '';
  return {
    kind: readKind(cell(0)),
    name: readName(cell(1)),
    nsn: readNsn(cell(2)),
    ui: cell(3) || null,
    arc: readArc(cell(4)),
    quantity: readQuantity(cell(5)),
    required: isYes(cell(6)),
  };
}

/** Reads pasted rows; empty ones are left out. */
export function readLines(text: string): { lines: ComponentListLineDto[]; problem: string | null } {
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '');
  if (rows.length === 0) return { lines: [], problem: 'Enter at least one component.' };
  if (rows.length > COMPONENT_LIST_LIMIT)
    return { lines: [], problem: `At most ${COMPONENT_LIST_LIMIT} components.` };
  const lines: ComponentListLineDto[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      lines.push(readLine(row));
    } catch (error) {
      return { lines: [], problem: `Row ${index + 1}: ${(error as Error).message}` };
    }
  }
  return { lines, problem: null };
}

import type { SiBoardDto, SiCellDto, SiCellState, SiRowDto } from '@hand-receipt/contracts';
import { formatCount, formatDate, formatTime, type KnownStatus } from '@hand-receipt/ui';

/** The looks of a state: those of a status that has the same icon and tone. */
export const STATE_LOOKS: Record<SiCellState, KnownStatus> = {
  GREEN: 'Operational',
  AMBER: 'damaged',
  RED: 'Non-Operational',
};

/** A check as a column names it, e.g. '22NOV2026 1800'. */
export const checkLabel = (due: string): string => `${formatDate(due)} ${formatTime(due)}`;

/** The row of a unit with others below it is that of its own people. */
export const rowName = ({ unit, isHeadquarters }: SiRowDto): string =>
  isHeadquarters ? `${unit.name}, HQ` : unit.name;

/** Rows that belong together: a unit just below the reader's and what is below it. */
export interface RowGroup {
  /** What the band above it says; null where one unit is all there is. */
  title: string | null;
  rows: SiRowDto[];
}

/** The rows in their order, a group for each unit just below the reader's. */
export function groupRows(rows: readonly SiRowDto[]): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && row.depth > 1) last.rows.push(row);
    else groups.push({ title: row.depth === 1 && row.isHeadquarters ? row.unit.name : null, rows: [row] });
  }
  return groups;
}

export const seenWords = ({ seen, expected }: SiCellDto): string =>
  `${formatCount(seen)} of ${formatCount(expected)}`;

/** Seen of expected, and what is in the shop. */
export const countWords = (cell: SiCellDto): string =>
  `${seenWords(cell)}${cell.inShop > 0 ? `, ${formatCount(cell.inShop)} in shop` : ''}`;

/** What a cell says of its report, or why there is none. */
export const reportWords = ({ report, words }: SiCellDto): string =>
  report ? `${words}, ${formatTime(report.at)} ${report.by.name}` : words;

/** The check that is under way: the newest whose reads have begun in a row, else the newest of all. */
export function currentDue({ dues, at, rows }: SiBoardDto): string | undefined {
  const begun = dues.filter((due, column) =>
    rows.some(({ cells }) => {
      const cell = cells[column];
      return cell && (cell.mayReport || cell.report || due <= at);
    }),
  );
  return begun.at(-1) ?? dues.at(-1);
}

/** A row's cell at a check. */
export const cellAt = ({ dues }: SiBoardDto, row: SiRowDto, due: string | undefined): SiCellDto | null =>
  due === undefined ? null : (row.cells[dues.indexOf(due)] ?? null);

/** How the button of a cell reads that cannot be sent: 3 of 12 not seen. */
export const notSeenWords = ({ seen, expected }: SiCellDto): string =>
  `${formatCount(expected - seen)} of ${formatCount(expected)} not seen`;

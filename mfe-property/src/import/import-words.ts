import type { ImportProblemDto, ImportRowDto, PropertyImportDto } from '@hand-receipt/contracts';
import { counted, formatCount } from '@hand-receipt/ui';

export const itemsOf = (count: number) => counted(count, 'item');
export const rowsOf = (count: number) => counted(count, 'row');

/** How many rows without an error name somebody or something. */
export const cleanRowsOf = (count: number) => (count > 0 ? rowsOf(count) : 'Only rows with errors');

/** Whether a file is only compared with our book. */
export const isCompared = ({ purpose }: PropertyImportDto): boolean => purpose === 'compare';

/** Rows that can be entered, or compared. */
export const readyOf = ({ rows, wrong }: Pick<PropertyImportDto, 'rows' | 'wrong'>): number => rows - wrong;

/** `12 of 40 items entered, 1 refused` */
export function progressOf(read: PropertyImportDto): string {
  const done = `${formatCount(read.written)} of ${itemsOf(readyOf(read))} entered`;
  return read.refused > 0 ? `${done}, ${formatCount(read.refused)} refused` : done;
}

/** What came of a file: how much of it is checked while it is read, and entered or compared after that. */
export function resultOf(read: PropertyImportDto): string {
  if (read.status === 'reading') return `${rowsOf(read.rows)} checked`;
  if (!isCompared(read)) return progressOf(read);
  return `${rowsOf(readyOf(read))} ${read.status === 'finished' ? 'compared' : 'to compare'}`;
}

/** Many a message begins with the column that it speaks of. */
const namesColumn = ({ column, message }: ImportProblemDto): boolean =>
  column === null || message.toLowerCase().startsWith(column.toLowerCase());

/** `Serial: Easily mistaken for W01` */
export const problemText = (problem: ImportProblemDto): string =>
  namesColumn(problem) ? problem.message : `${problem.column}: ${problem.message}`;

/** `Line 3, Serial: Easily mistaken for W01`: an error or a warning with its row and column. */
export const remarkText = (line: number, problem: ImportProblemDto): string =>
  `Line ${line}${namesColumn(problem) ? ':' : ','} ${problemText(problem)}`;

/** What is wrong with a row, or worth a second look; '' for a good one. */
export const rowRemarks = ({ line, problems, warnings }: ImportRowDto): string =>
  [...problems, ...warnings].map((problem) => remarkText(line, problem)).join('; ');

export const ROW_STATES: Record<ImportRowDto['state'], { status: string; label: string }> = {
  ready: { status: 'present', label: 'Ready' },
  wrong: { status: 'missing', label: 'Error' },
  written: { status: 'approved', label: 'Entered' },
  refused: { status: 'rejected', label: 'Refused' },
};

const IMPORT_STATES: Record<PropertyImportDto['status'], { status: string; label: string }> = {
  reading: { status: 'in-progress', label: 'Reading' },
  columns: { status: 'pending', label: 'Columns to confirm' },
  previewed: { status: 'pending', label: 'Not confirmed' },
  running: { status: 'in-progress', label: 'Entering' },
  finished: { status: 'completed', label: 'Finished' },
  stopped: { status: 'rejected', label: 'Stopped' },
};

const COMPARISON_STATES: Partial<typeof IMPORT_STATES> = {
  previewed: { status: 'pending', label: 'Not compared' },
  finished: { status: 'completed', label: 'Compared' },
};

/** Where a file stands, as its badge. */
export const stateOf = (read: PropertyImportDto) =>
  (isCompared(read) && COMPARISON_STATES[read.status]) || IMPORT_STATES[read.status];

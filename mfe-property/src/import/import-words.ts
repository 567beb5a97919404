import type { ImportRowDto, PropertyImportDto } from '@hand-receipt/contracts';
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

/** What is wrong with a row, or worth a second look; '' for a good one. */
export const rowRemarks = ({ problems, warnings }: Pick<ImportRowDto, 'problems' | 'warnings'>): string =>
  [...problems, ...warnings].map(({ message }) => message).join('; ');

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

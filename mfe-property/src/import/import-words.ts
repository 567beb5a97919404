import type { ImportRowDto, PropertyImportDto } from '@hand-receipt/contracts';
import { counted, formatCount } from '@hand-receipt/ui';

export const itemsOf = (count: number) => counted(count, 'item');
export const rowsOf = (count: number) => counted(count, 'row');

/** Rows that can be entered. */
export const readyOf = ({ rows, wrong }: Pick<PropertyImportDto, 'rows' | 'wrong'>): number => rows - wrong;

/** `12 of 40 items entered, 1 refused` */
export function progressOf(read: PropertyImportDto): string {
  const done = `${formatCount(read.written)} of ${itemsOf(readyOf(read))} entered`;
  return read.refused > 0 ? `${done}, ${formatCount(read.refused)} refused` : done;
}

/** What came of a file: how much of it is checked while it is read, and entered after that. */
export const resultOf = (read: PropertyImportDto): string =>
  read.status === 'reading' ? `${rowsOf(read.rows)} checked` : progressOf(read);

/** What is wrong with a row, or worth a second look; '' for a good one. */
export const rowRemarks = ({ problems, warnings }: Pick<ImportRowDto, 'problems' | 'warnings'>): string =>
  [...problems, ...warnings].map(({ message }) => message).join('; ');

export const ROW_STATES: Record<ImportRowDto['state'], { status: string; label: string }> = {
  ready: { status: 'present', label: 'Ready' },
  wrong: { status: 'missing', label: 'Error' },
  written: { status: 'approved', label: 'Entered' },
  refused: { status: 'rejected', label: 'Refused' },
};

export const IMPORT_STATES: Record<PropertyImportDto['status'], { status: string; label: string }> = {
  reading: { status: 'in-progress', label: 'Reading' },
  columns: { status: 'pending', label: 'Columns to confirm' },
  previewed: { status: 'pending', label: 'Not confirmed' },
  running: { status: 'in-progress', label: 'Entering' },
  finished: { status: 'completed', label: 'Finished' },
  stopped: { status: 'rejected', label: 'Stopped' },
};

import type { PropertyImportDto } from '@hand-receipt/contracts';

/** Where one is in an import. */
const IMPORT_STEPS = ['columns', 'check', 'confirm'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

const WAITS: readonly PropertyImportDto['status'][] = ['columns', 'previewed'];

/** Whether an import can still be changed. */
export const isOpen = ({ status }: PropertyImportDto): boolean => WAITS.includes(status);

/** The step that is shown: the one of the address, as far as the import is. */
export function stepOf(read: PropertyImportDto, wanted: string): ImportStep {
  if (read.status === 'columns') return 'columns';
  if (!isOpen(read)) return 'check';
  return IMPORT_STEPS.find((step) => step === wanted) ?? 'check';
}

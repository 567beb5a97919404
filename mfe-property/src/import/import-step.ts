import type { ImportPurpose, PropertyImportDto } from '@hand-receipt/contracts';

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

/** Where a file is chosen, for the same purpose as the last one. */
export const fileAddress = (purpose: ImportPurpose): string =>
  `/property-book/import${purpose === 'compare' ? '?purpose=compare' : ''}`;

/** The address of a step of an import: each step has its own, so that Back leads to the step before. */
export function stepAddress(id: string, purpose: ImportPurpose, step: ImportStep): string {
  const address = `/property-book/import?id=${encodeURIComponent(id)}&step=${step}`;
  return purpose === 'compare' ? `${address}&purpose=compare` : address;
}

import type { ReconciliationLineDto } from '@hand-receipt/contracts';

/** What the rows of all lists of one comparison need. */
export interface RowsProps {
  /** Of the comparison. */
  id: string;
  lines: readonly ReconciliationLineDto[];
  /** Whether rows may still be settled and noted. */
  isOpen: boolean;
  /** The row that the reader comes back to from its act; null for none. */
  current: number | null;
  onNote: (line: number) => void;
}

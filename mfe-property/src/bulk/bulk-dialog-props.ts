import type { PropertyItem } from '@hand-receipt/contracts';
import type { BulkOutcome } from '@hand-receipt/data';

export interface BulkDialogProps {
  /** The chosen items, as they were when the dialog opened. */
  itemIds: readonly string[];
  /** Those of the list that are loaded, for their names. */
  items: readonly PropertyItem[];
  /** Something was done; what was refused or not sent is in the outcome. */
  onDone: (outcome: BulkOutcome) => void;
  onClose: () => void;
}

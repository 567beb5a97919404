import { WithItem } from '../items/with-item';
import { ReportForm } from './report-form';

interface ReportDialogProps {
  /** 'new' where the item is still to be chosen. */
  itemId: string;
  onChoose?: (itemId: string) => void;
  /** The form that reported the fault. */
  documentId?: string;
  onClose: () => void;
}

/** Reports maintenance: first the item, unless a link names it, then what it needs. */
export default function ReportDialog({ itemId, onChoose, documentId, onClose }: ReportDialogProps) {
  return (
    <WithItem
      itemId={itemId}
      title="Report Maintenance"
      ask="Choose the item that needs it."
      onChoose={onChoose}
      onClose={onClose}
    >
      {(item) => <ReportForm item={item} documentId={documentId} onClose={onClose} />}
    </WithItem>
  );
}

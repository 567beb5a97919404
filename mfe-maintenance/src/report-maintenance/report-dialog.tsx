import { WithItem } from '../items/with-item';
import { ReportForm } from './report-form';

interface ReportDialogProps {
  /** 'new' where the item is still to be chosen. */
  itemId: string;
  /** The form that reported the fault. */
  documentId?: string;
  onClose: () => void;
}

/** Reports maintenance: first the item, unless a link names it, then what it needs. */
export default function ReportDialog({ itemId, documentId, onClose }: ReportDialogProps) {
  return (
    <WithItem
      itemId={itemId}
      title="Report Maintenance"
      ask="Choose the item that needs it."
      onClose={onClose}
    >
      {(item) => <ReportForm item={item} documentId={documentId} onClose={onClose} />}
    </WithItem>
  );
}

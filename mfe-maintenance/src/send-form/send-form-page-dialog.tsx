import { WithItem } from '../items/with-item';
import SendFormDialog from './send-form-dialog';

interface SendFormPageDialogProps {
  /** 'new' where the item is still to be chosen. */
  itemId: string;
  onClose: () => void;
}

/** From the maintenance page: first the item, unless a draft names it, then its form. */
export default function SendFormPageDialog({ itemId, onClose }: SendFormPageDialogProps) {
  return (
    <WithItem
      itemId={itemId}
      title="Send Maintenance Form"
      ask="Choose the item that the form is about."
      onClose={onClose}
    >
      {(item) => <SendFormDialog item={item} onClose={onClose} />}
    </WithItem>
  );
}

import { WithItem } from '../items/with-item';
import SendFormDialog from './send-form-dialog';

interface SendFormPageDialogProps {
  /** 'new' where the item is still to be chosen. */
  itemId: string;
  onChoose?: (itemId: string) => void;
  onClose: () => void;
}

/** From the maintenance page: first the item, unless a draft names it, then its form. */
export default function SendFormPageDialog({ itemId, onChoose, onClose }: SendFormPageDialogProps) {
  return (
    <WithItem
      itemId={itemId}
      title="Send Maintenance Form"
      ask="Choose the item that the form is about."
      onChoose={onChoose}
      onClose={onClose}
    >
      {(item) => <SendFormDialog item={item} onClose={onClose} />}
    </WithItem>
  );
}

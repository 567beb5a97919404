import { Dialog } from '@hand-receipt/ui';
import { useState } from 'react';
import { ItemChoice } from '../items/item-choice';
import type { NamedItem } from '../items/item-words';
import SendFormDialog from './send-form-dialog';

/** From the maintenance page: first the item, then its form. */
export default function SendFormPageDialog({ onClose }: { onClose: () => void }) {
  const [item, setItem] = useState<NamedItem | null>(null);
  if (item) return <SendFormDialog item={item} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Send Maintenance Form"
      description="Choose the item that the form is about."
      size="form"
    >
      <ItemChoice onChoose={setItem} />
    </Dialog>
  );
}

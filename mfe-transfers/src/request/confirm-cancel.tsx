import { ConfirmDialog } from '@hand-receipt/ui';
import { itemCount } from './answer-words';

interface ConfirmCancelProps {
  /** Lines that nobody has answered. */
  count: number;
  to: string;
  working: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before I take back all of a request that nobody has answered. */
export function ConfirmCancel({ count, to, ...dialog }: ConfirmCancelProps) {
  return (
    <ConfirmDialog
      {...dialog}
      open
      tone="danger"
      title="Confirm Cancellation"
      description={`Are you sure you want to cancel your transfer request for ${itemCount(count)}? ${to} can then no longer approve it.`}
      confirmLabel="Confirm Cancel"
      cancelLabel="Keep Request"
    />
  );
}

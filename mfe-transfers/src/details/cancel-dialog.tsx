import type { Transfer } from '@hand-receipt/contracts';
import { transferMutations } from '@hand-receipt/data';
import { useCurrentUser, useMutation } from '@hand-receipt/platform';
import { ConfirmDialog, toast } from '@hand-receipt/ui';
import { TransferFacts } from '../decision/transfer-facts';

/** Asks before I take back a request that nobody has answered. */
export default function CancelDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const me = useCurrentUser();
  const { mutate, isPending } = useMutation(transferMutations.cancel);

  const confirm = () =>
    mutate(transfer, {
      onSuccess: () =>
        toast({
          tone: 'success',
          title: 'Transfer Cancelled',
          description: `Transfer of ${transfer.name} cancelled.`,
        }),
      onError: ({ message }) => toast({ tone: 'danger', title: 'Error', description: message }),
      onSettled: onClose,
    });

  return (
    <ConfirmDialog
      open
      tone="danger"
      title="Confirm Cancellation"
      description={`Are you sure you want to cancel your transfer request for item '${transfer.name}'? ${transfer.to} can then no longer approve it.`}
      confirmLabel="Confirm Cancel"
      cancelLabel="Keep Request"
      working={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TransferFacts transfer={transfer} me={me} />
    </ConfirmDialog>
  );
}

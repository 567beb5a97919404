import type { PrepareRowDto } from '@hand-receipt/contracts';
import { transferMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { ConfirmDialog, toast } from '@hand-receipt/ui';
import { sayNotDone } from './use-entry-acts';

interface WithdrawDialogProps {
  /** The transfer of the row. */
  entry: PrepareRowDto['entries'][number];
  onClose: () => void;
}

/** Asks before I take back a transfer that nobody has answered. */
export default function WithdrawDialog({ entry: { id, label }, onClose }: WithdrawDialogProps) {
  const { mutate, isPending } = useMutation(transferMutations.cancel);
  const confirm = () =>
    mutate(
      { id },
      {
        onSuccess: () => toast({ tone: 'success', title: 'Transfer Cancelled', description: label }),
        onError: sayNotDone('It was not withdrawn'),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      tone="danger"
      title="Withdraw this transfer?"
      description={`${label}. Nobody can accept it after that.`}
      confirmLabel="Withdraw"
      cancelLabel="Keep It"
      working={isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

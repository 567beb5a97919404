import { closingMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { ConfirmDialog, toast } from '@hand-receipt/ui';

/** Asks before I take back what I prepared. */
export default function WithdrawDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { mutate, isPending } = useMutation(closingMutations.withdraw);
  const confirm = () =>
    mutate(id, {
      onSuccess: () =>
        toast({
          tone: 'success',
          title: 'Closing Withdrawn',
          description: `${id}. The items stay on the book.`,
        }),
      onError: (error) =>
        toast({
          tone: 'danger',
          title: statusOf(error) === 0 ? 'Needs a connection.' : 'It was not withdrawn',
          description: reasonOf(error) ?? error.message,
        }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title="Withdraw this closing?"
      description={`${id} can then no longer be signed. The items stay on the book.`}
      confirmLabel="Withdraw"
      cancelLabel="Keep It"
      working={isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

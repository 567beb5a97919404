import type { AmendmentDto } from '@hand-receipt/contracts';
import { amendmentMutations } from '@hand-receipt/data';
import { statusOf, useMutation } from '@hand-receipt/platform';
import { ConfirmDialog, toast } from '@hand-receipt/ui';

/** Asks before I take back what I reported or proposed. */
export default function WithdrawDialog({
  amendment,
  onClose,
}: {
  amendment: AmendmentDto;
  onClose: () => void;
}) {
  const { id } = amendment;
  const { mutate, isPending } = useMutation(amendmentMutations.withdraw);
  const confirm = () =>
    mutate(id, {
      onSuccess: () =>
        toast({ tone: 'success', title: 'Amendment Withdrawn', description: `${id}. Nothing was changed.` }),
      onError: (error) =>
        toast({
          tone: 'danger',
          title: statusOf(error) === 0 ? 'Needs a connection.' : 'It was not withdrawn',
          description: error.message,
        }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title="Withdraw this amendment?"
      description={`${id} can then no longer be signed. The record stays as it is.`}
      confirmLabel="Withdraw"
      cancelLabel="Keep It"
      working={isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

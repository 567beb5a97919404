import type { PersonClearanceDto } from '@hand-receipt/contracts';
import { clearanceMutations } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { ConfirmDialog, toast } from '@hand-receipt/ui';
import { FormError } from '@hand-receipt/ui/forms';

interface DialogProps {
  page: PersonClearanceDto;
  onClose: () => void;
}

/** Ends a clearance of a person who stays. */
export default function StopDialog({ page: { person, clearance }, onClose }: DialogProps) {
  const { mutate, isPending, error } = useMutation(clearanceMutations.cancel);
  const stop = () =>
    mutate(person.id, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Clearance Stopped', description: person.name });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={`Stop clearing ${person.name}?`}
      description={
        clearance?.state === 'cleared'
          ? 'The signature and the printed memorandums are void from then on.'
          : 'The steps that were ticked are ticked again if you start again.'
      }
      confirmLabel="Stop Clearing"
      cancelLabel="Keep It"
      working={isPending}
      onConfirm={stop}
      onClose={onClose}
    >
      {error ? <FormError title={refusalOf(error)} /> : null}
    </ConfirmDialog>
  );
}

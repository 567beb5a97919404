import type { UnitDto } from '@hand-receipt/contracts';
import { unitMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { ConfirmDialog, toast } from '@hand-receipt/ui';
import { FormError } from '@hand-receipt/ui/forms';

/** Removes a unit that nobody and nothing belongs to; the server says why where it cannot be. */
export function RemoveUnitDialog({ unit, onClose }: { unit: UnitDto; onClose: () => void }) {
  const { mutate, isPending, error } = useMutation(unitMutations.remove);
  const remove = () =>
    mutate(unit.id, {
      onSuccess: () => {
        toast({ title: 'Unit removed', description: unit.name, tone: 'success' });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={`Remove ${unit.name}?`}
      description="A unit that has people, property or units stays: move them first."
      confirmLabel="Remove"
      working={isPending}
      onClose={onClose}
      onConfirm={remove}
    >
      {error ? <FormError title="The unit was not removed">{error.message}</FormError> : null}
    </ConfirmDialog>
  );
}

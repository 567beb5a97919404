import type { SensitiveInventoryDto } from '@hand-receipt/contracts';
import { inventoryMutations } from '@hand-receipt/data';
import { reasonOf, useMutation } from '@hand-receipt/platform';
import { SendIcon, toast } from '@hand-receipt/ui';
import { FormDialog, FormError, TextAreaField } from '@hand-receipt/ui/forms';
import { inventoryResult } from './inventory-words';

interface CloseInventoryDialogProps {
  inventory: SensitiveInventoryDto;
  onClose: () => void;
}

/** Asks for confirmation, because a closed count stays closed, and takes notes for the commander. */
export function CloseInventoryDialog({ inventory, onClose }: CloseInventoryDialogProps) {
  const { id, progress, toRecount = 0, may } = inventory;
  const isSkipped = toRecount > 0 && may?.skipRecount === true;
  const { mutateAsync, error } = useMutation(inventoryMutations.close);
  const end = async ({ notes, reason }: { notes: string; reason: string }) => {
    await mutateAsync({
      id,
      ...(notes.trim() && { notes: notes.trim() }),
      ...(reason.trim() && { noRecountReason: reason.trim() }),
    });
    toast({ title: 'Inventory Closed', description: `${inventoryResult(progress)}.`, tone: 'success' });
    onClose();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title="Send summary"
      description={`${inventoryResult(progress)}. This ends the inventory and sends its summary to the commander.`}
      submitLabel="Send summary"
      submitIcon={<SendIcon />}
      initialValues={{ notes: '', reason: '' }}
      onSubmit={end}
      onError={() => undefined}
    >
      <TextAreaField name="notes" label="Notes" optional />
      {isSkipped ? (
        <TextAreaField
          name="reason"
          label="Reason for no recount"
          optional
          maxLength={500}
          hint="Where nobody has looked for the differences again. It is printed."
        />
      ) : null}
      {error ? (
        <FormError title="The summary was not sent">{reasonOf(error) ?? error.message}</FormError>
      ) : null}
    </FormDialog>
  );
}

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
export function CloseInventoryDialog({ inventory: { id, progress }, onClose }: CloseInventoryDialogProps) {
  const { mutateAsync, error } = useMutation(inventoryMutations.close);
  const end = async ({ notes }: { notes: string }) => {
    await mutateAsync({ id, notes: notes.trim() || undefined });
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
      initialValues={{ notes: '' }}
      onSubmit={end}
      onError={() => undefined}
    >
      <TextAreaField name="notes" label="Notes" optional />
      {error ? (
        <FormError title="The summary was not sent">{reasonOf(error) ?? error.message}</FormError>
      ) : null}
    </FormDialog>
  );
}

import type { InventoryLineDto, SensitiveInventoryDto } from '@hand-receipt/contracts';
import { inventoryMutations } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError, TextAreaField, TextField, yup } from '@hand-receipt/ui/forms';

const schema = yup.object({
  number: yup.string().trim().required('Enter the document number.'),
  note: yup.string().trim().required('Enter a note.'),
});

/** Whether I account for the lines of a count by document: it is open, and I count in it or opened it. */
export const mayDocument = ({ status, mayCount, mayClose }: SensitiveInventoryDto): boolean =>
  status === 'open' && (mayCount || mayClose);

/** What is known of where it is: the receipt by which somebody has it. */
const receiptOf = ({ possession }: InventoryLineDto) => ({
  number: possession?.handover_id ?? '',
  note: possession?.kind === 'person' ? `Out on receipt, with ${possession.name}.` : '',
});

/** A line by its name, and its serial number where it is known. */
export const lineName = ({ name, serialNumber }: InventoryLineDto): string =>
  [name, serialNumber].filter(Boolean).join(' ');

interface DocumentDialogProps {
  inventoryId: string;
  line: InventoryLineDto;
  onClose: () => void;
}

/** Accounts for an item that cannot be read, as one at a shop, by number and note of its document. */
export function DocumentDialog({ inventoryId, line, onClose }: DocumentDialogProps) {
  const { mutateAsync, error } = useMutation(inventoryMutations.accountByDocument);
  const name = lineName(line);
  const send = async ({ number, note }: { number: string; note: string }) => {
    await mutateAsync({ id: inventoryId, itemId: line.id, number: number.trim(), note: note.trim() });
    toast({ title: 'Accounted for by document', description: name, tone: 'success' });
    onClose();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title="By document"
      description={`${name} is then no difference. Nobody has seen it, so it is not verified.`}
      submitLabel="Save"
      initialValues={receiptOf(line)}
      schema={schema}
      onSubmit={send}
      onError={() => undefined}
    >
      <TextField name="number" label="Document number" maxLength={40} />
      <TextAreaField name="note" label="Note" maxLength={2000} />
      {error ? <FormError title="It was not saved">{refusalOf(error)}</FormError> : null}
    </FormDialog>
  );
}

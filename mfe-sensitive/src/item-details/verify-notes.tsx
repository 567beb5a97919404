import type { SensitiveItemDto } from '@hand-receipt/contracts';
import { Form, TextField } from '@hand-receipt/ui/forms';

const NOTES_LIMIT = 2000;

interface VerifyNotesProps {
  /** Id of the form, for the button that stands outside it. */
  id: string;
  item: SensitiveItemDto;
  /** Resolves to whether it was recorded: what was typed stays where it was not. */
  onVerify: (notes: string) => Promise<boolean>;
}

/** What the verifier has to say of the item; it goes into the record. */
export function VerifyNotes({ id, item, onVerify }: VerifyNotesProps) {
  return (
    <Form
      id={id}
      label={`Verify ${item.serialNumber}`}
      initialValues={{ notes: '' }}
      onSubmit={async ({ notes }, { resetForm }) => {
        if (await onVerify(notes)) resetForm();
      }}
    >
      <TextField name="notes" label="Notes for this verification" optional maxLength={NOTES_LIMIT} />
    </Form>
  );
}

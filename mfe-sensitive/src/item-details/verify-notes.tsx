import type { SensitiveItemDto } from '@hand-receipt/contracts';
import { Form, TextField, useFormikContext } from '@hand-receipt/ui/forms';
import { useEffect } from 'react';

const NOTES_LIMIT = 2000;

interface VerifyNotesProps {
  /** Id of the form, for the button that stands outside it. */
  id: string;
  item: SensitiveItemDto;
  /** Resolves to whether it was recorded: what was typed stays where it was not. */
  onVerify: (notes: string) => Promise<boolean>;
  /** Told whether there is anything to lose. */
  onTyped: (typed: boolean) => void;
}

function TellTyped({ onTyped }: Pick<VerifyNotesProps, 'onTyped'>) {
  const { dirty } = useFormikContext();
  useEffect(() => onTyped(dirty), [dirty, onTyped]);
  return null;
}

/** What the verifier has to say of the item; it goes into the record. */
export function VerifyNotes({ id, item, onVerify, onTyped }: VerifyNotesProps) {
  return (
    <Form
      id={id}
      label={`Verify ${item.serialNumber}`}
      initialValues={{ notes: '' }}
      onSubmit={async ({ notes }, { resetForm }) => {
        if (await onVerify(notes)) resetForm();
      }}
    >
      <TellTyped onTyped={onTyped} />
      <TextField name="notes" label="Notes for this verification" optional maxLength={NOTES_LIMIT} />
    </Form>
  );
}

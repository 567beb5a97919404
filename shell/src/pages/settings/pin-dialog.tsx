import { PinField, pinSchema } from '@hand-receipt/ui/forms';
import { RefusableDialog } from '../account/refusable-dialog';

interface PinDialogProps {
  open: boolean;
  title: string;
  description: string;
  submitLabel: string;
  onClose: () => void;
  /** Sends what the PIN is asked for; what it throws is shown here. */
  onPin: (pin: string) => Promise<unknown>;
}

/** Asks for the PIN to send something with it. */
export function PinDialog({ onPin, ...dialog }: PinDialogProps) {
  return (
    <RefusableDialog
      {...dialog}
      refusedTitle="That did not work"
      initialValues={{ pin: '' }}
      schema={pinSchema}
      onSubmit={({ pin }) => onPin(pin)}
    >
      <PinField name="pin" label="PIN" />
    </RefusableDialog>
  );
}

import { endReauthentication } from '@hand-receipt/platform';
import { Dialog } from '@hand-receipt/ui';
import { PinForm } from './pin-form';

/** Asks for the PIN before a file or an act that shows sensitive items. It then goes on by itself. */
export default function PinAgain() {
  return (
    <Dialog
      open
      onClose={endReauthentication}
      title="Enter your PIN"
      description="This shows sensitive items. The act continues once they are unlocked."
    >
      <PinForm />
    </Dialog>
  );
}

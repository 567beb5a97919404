import { signOut } from '@hand-receipt/platform';
import { Button, Dialog } from '@hand-receipt/ui';
import { useRef } from 'react';

interface Props {
  secondsLeft: number;
  onStay: () => void;
}

/** Asks whether the user is still there. Any input confirms it. */
export function AutoLogoutWarning({ secondsLeft, onStay }: Props) {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onStay}
      initialFocus={stay}
      title="Are you still there?"
      description={`Nobody has touched this browser for a while. You are signed out in ${secondsLeft} ${
        secondsLeft === 1 ? 'second' : 'seconds'
      }, and what you have not saved is lost.`}
      footer={
        <>
          <Button onClick={() => void signOut({ queue: 'keep' })}>Sign out now</Button>
          <Button ref={stay} variant="primary" onClick={onStay}>
            Stay signed in
          </Button>
        </>
      }
    />
  );
}

import { signOut, useQueue } from '@hand-receipt/platform';
import { Button, ConfirmDialog, LogOutIcon } from '@hand-receipt/ui';
import { useState } from 'react';
import { changes } from './connection-words';

/** Signs out. Asks first if there are unsent changes on this device, because signing out deletes them. */
export function SignOutButton() {
  const { entries } = useQueue();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<LogOutIcon />} onClick={() => (entries.length ? setAsking(true) : void signOut())}>
        Sign out
      </Button>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title="Sign out and discard unsent changes?"
        description={`${changes(entries.length)} on this device ${
          entries.length === 1 ? 'has' : 'have'
        } not reached the server. Signing out deletes them, so that other people do not find them here.`}
        confirmLabel="Sign out"
        onClose={() => setAsking(false)}
        onConfirm={() => void signOut()}
      />
    </>
  );
}

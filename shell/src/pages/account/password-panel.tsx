import { Button, KeyRoundIcon, Panel } from '@hand-receipt/ui';
import { useState } from 'react';
import { PasswordDialog } from './password-dialog';

export function PasswordPanel() {
  const [open, setOpen] = useState(false);
  return (
    <Panel title="Password" padded>
      <Button icon={<KeyRoundIcon />} onClick={() => setOpen(true)}>
        Change password
      </Button>
      <PasswordDialog open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}

import { useUrlState } from '@hand-receipt/platform';
import { Button, KeyRoundIcon, Panel } from '@hand-receipt/ui';
import { PasswordDialog } from './password-dialog';

/** `?act=password` of the address opens the form. */
export function PasswordPanel() {
  const { get, set } = useUrlState();
  return (
    <Panel title="Password" padded>
      <Button icon={<KeyRoundIcon />} onClick={() => set({ act: 'password' })}>
        Change password
      </Button>
      <PasswordDialog open={get('act') === 'password'} onClose={() => set({ act: '' })} />
    </Panel>
  );
}

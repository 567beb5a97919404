import type { SettingsDto } from '@hand-receipt/contracts';
import { useCurrentUser, useUrlState } from '@hand-receipt/platform';
import { Button, HStack, LockIcon, Panel, Text } from '@hand-receipt/ui';
import { lockSensitive, usePinHold } from '../../session/pin-hold';
import { counterPinWords } from './counter-pin-words';
import { RemovePinDialog } from './remove-pin-dialog';
import { SetPinDialog } from './set-pin-dialog';

/** The PIN itself: set, change, remove it, and lock at once. `?act` of the address names the form that is open. */
export function PinPanel({ known }: { known: SettingsDto }) {
  const { pinSet } = known;
  const { id } = useCurrentUser();
  const holds = usePinHold(id) > Date.now();
  const { get, set } = useUrlState();
  const act = get('act');
  const close = () => set({ act: '' });

  return (
    <Panel title="PIN" padded>
      <Text>{pinSet ? 'Your PIN is set.' : 'No PIN is set.'}</Text>
      <Text mb="3" color="fg.muted">
        {counterPinWords(known)}
      </Text>
      <HStack gap="2" wrap="wrap">
        <Button onClick={() => set({ act: 'set-pin' })}>{pinSet ? 'Change PIN' : 'Set PIN'}</Button>
        {pinSet ? <Button onClick={() => set({ act: 'remove-pin' })}>Remove PIN</Button> : null}
        {holds ? (
          <Button icon={<LockIcon />} onClick={() => lockSensitive(id)}>
            Lock now
          </Button>
        ) : null}
      </HStack>
      <SetPinDialog open={act === 'set-pin'} pinSet={pinSet} onClose={close} />
      <RemovePinDialog open={act === 'remove-pin' && pinSet} onClose={close} />
    </Panel>
  );
}

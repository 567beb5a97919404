import type { SettingsDto } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Button, HStack, LockIcon, Panel, Text } from '@hand-receipt/ui';
import { useState } from 'react';
import { lockSensitive, usePinHold } from '../../session/pin-hold';
import { counterPinWords } from './counter-pin-words';
import { RemovePinDialog } from './remove-pin-dialog';
import { SetPinDialog } from './set-pin-dialog';

/** The PIN itself: set, change, remove it, and lock at once. */
export function PinPanel({ known }: { known: SettingsDto }) {
  const { pinSet } = known;
  const { id } = useCurrentUser();
  const holds = usePinHold(id) > Date.now();
  const [step, setStep] = useState<'set' | 'remove' | null>(null);

  return (
    <Panel title="PIN" padded>
      <Text>{pinSet ? 'Your PIN is set.' : 'No PIN is set.'}</Text>
      <Text mb="3" color="fg.muted">
        {counterPinWords(known)}
      </Text>
      <HStack gap="2" wrap="wrap">
        <Button onClick={() => setStep('set')}>{pinSet ? 'Change PIN' : 'Set PIN'}</Button>
        {pinSet ? <Button onClick={() => setStep('remove')}>Remove PIN</Button> : null}
        {holds ? (
          <Button icon={<LockIcon />} onClick={() => lockSensitive(id)}>
            Lock now
          </Button>
        ) : null}
      </HStack>
      <SetPinDialog open={step === 'set'} pinSet={pinSet} onClose={() => setStep(null)} />
      <RemovePinDialog open={step === 'remove'} onClose={() => setStep(null)} />
    </Panel>
  );
}

import { useCurrentUser } from '@hand-receipt/platform';
import { Button, ConfirmDialog, Panel, Stack, toast } from '@hand-receipt/ui';
import { ReadOnlyField } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { resetDevice } from './reset-device';

/** This device, as the product calls it, and the way to make it forget. */
export function DevicePanel() {
  const { id } = useCurrentUser();
  const [asking, setAsking] = useState(false);
  const [working, setWorking] = useState(false);

  const reset = async () => {
    setWorking(true);
    await resetDevice(id);
    setWorking(false);
    setAsking(false);
    toast({ title: 'Device reset', tone: 'success' });
  };

  return (
    <Panel title="Device" padded>
      <Stack gap="3" align="flex-start">
        <ReadOnlyField
          label="Device ID"
          value={`DVC-${id}`}
          mono
          hint="Reset removes what this device keeps of you. What waits to be sent stays."
        />
        <Button onClick={() => setAsking(true)}>Reset device</Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title="Reset this device?"
        description="It forgets its copies for use without a connection, its notifications, security log and measurements, and your PIN is asked for again. What waits to be sent stays, and so do your settings."
        confirmLabel="Reset device"
        working={working}
        onClose={() => setAsking(false)}
        onConfirm={() => void reset()}
      />
    </Panel>
  );
}

import { clearOfflineData } from '@hand-receipt/platform';
import { Box, Button, ConfirmDialog, FormCell, FormStrip, Panel, toast } from '@hand-receipt/ui';
import { useState } from 'react';

/** Whether this device can be used without a connection now: a worker answers for the server. */
const offlineMode = () => (navigator.serviceWorker?.controller ? 'On' : 'Off');

/** What this device keeps to be read without a connection. */
export function AdvancedSync() {
  const [asking, setAsking] = useState(false);
  const [working, setWorking] = useState(false);

  const clear = async () => {
    setWorking(true);
    await clearOfflineData();
    setWorking(false);
    setAsking(false);
    toast({ title: 'Sync cache cleared', tone: 'success' });
  };

  return (
    <Panel title="Advanced sync">
      <Box p="4">
        <FormStrip columns={2} numbering="none">
          <FormCell caption="Offline mode" hint="This device keeps the product and what you read">
            {offlineMode()}
          </FormCell>
          <FormCell caption="Background sync" hint="Nothing is sent while the product is closed">
            Off
          </FormCell>
        </FormStrip>
      </Box>
      <Box p="4">
        <Button onClick={() => setAsking(true)}>Clear sync cache</Button>
      </Box>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title="Clear the sync cache?"
        description="Deletes the data that this device stores for reading without a connection, and loads it again if there is one. Unsent changes stay."
        confirmLabel="Clear sync cache"
        working={working}
        onClose={() => setAsking(false)}
        onConfirm={() => void clear()}
      />
    </Panel>
  );
}

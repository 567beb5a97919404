import { clearOfflineData } from '@hand-receipt/platform';
import { Box, Button, ConfirmDialog, FormCell, FormStrip, Panel, toast } from '@hand-receipt/ui';
import { useState, useSyncExternalStore } from 'react';

/** On a first visit the service worker takes the page over some seconds after it was loaded. */
function onControllerChange(listener: () => void): () => void {
  // Without a secure connection a browser has no service worker.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  serviceWorker?.addEventListener('controllerchange', listener);
  return () => serviceWorker?.removeEventListener('controllerchange', listener);
}

const isServed = (): boolean => Boolean(navigator.serviceWorker?.controller);

/** What this device keeps to be read without a connection. */
export function AdvancedSync() {
  const [asking, setAsking] = useState(false);
  const [working, setWorking] = useState(false);
  const worksOffline = useSyncExternalStore(onControllerChange, isServed);

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
            {worksOffline ? 'On' : 'Off'}
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

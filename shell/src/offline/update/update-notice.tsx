import { Alert, Box, Button, ConfirmDialog, HStack } from '@hand-receipt/ui';
import { useEffect, useState } from 'react';
import { laterVersion, useNewVersion } from './new-version';
import { reloadPage } from './reload-page';
import { hasUnsavedInput, watchTyping } from './unsaved-input';

/** Says that a newer version is ready. Only the user reloads the page, after a warning about unsaved input. */
export function UpdateNotice() {
  const ready = useNewVersion();
  const [asking, setAsking] = useState(false);
  useEffect(watchTyping, []);

  if (!ready) return null;
  return (
    <Box px={{ base: '4', md: '8' }} pt="4">
      <Alert
        tone="info"
        title="A new version is ready"
        actions={
          <HStack gap="2">
            <Button size="s" variant="ghost" onClick={laterVersion}>
              Later
            </Button>
            <Button size="s" onClick={() => (hasUnsavedInput() ? setAsking(true) : reloadPage())}>
              Reload
            </Button>
          </HStack>
        }
      >
        You can go on working. It is used once you reload this page.
      </Alert>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title="Reload and lose what you typed?"
        description="Something on this page has not been saved. Save or send it first, then reload."
        confirmLabel="Reload anyway"
        onClose={() => setAsking(false)}
        onConfirm={reloadPage}
      />
    </Box>
  );
}

import { Alert, Box, Button, HStack } from '@hand-receipt/ui';
import { useEffect } from 'react';
import { laterVersion, useNewVersion } from './new-version';
import { watchTyping } from './unsaved-input';
import { useReload } from './use-reload';

/** Says that a newer version is ready. Only the user reloads the page, after a warning about unsaved input. */
export function UpdateNotice() {
  const ready = useNewVersion();
  const { reload, question } = useReload();
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
            <Button size="s" onClick={reload}>
              Reload
            </Button>
          </HStack>
        }
      >
        You can go on working. It is used once you reload this page.
      </Alert>
      {question}
    </Box>
  );
}

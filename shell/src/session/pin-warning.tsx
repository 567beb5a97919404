import { Alert, Box, Button, Dialog } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';

const PinForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "app-pin" */ './pin-form')).PinForm,
}));

/** Says that sensitive items are about to lock, in time to enter the PIN again. */
export function PinWarning({ secondsLeft }: { secondsLeft: number }) {
  const [asking, setAsking] = useState(false);
  return (
    <Box px={{ base: '4', md: '8' }} pt="4">
      <Alert
        tone="warning"
        title="Sensitive items are about to lock"
        actions={
          <Button size="s" onClick={() => setAsking(true)}>
            Enter PIN
          </Button>
        }
      >
        {/* Said once to readers, by the title; the seconds are for the eye. */}
        <p aria-hidden="true">
          In {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'}. What you are typing there is lost.
        </p>
      </Alert>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Enter your PIN">
        <Suspense fallback={null}>
          <PinForm onRight={() => setAsking(false)} />
        </Suspense>
      </Dialog>
    </Box>
  );
}

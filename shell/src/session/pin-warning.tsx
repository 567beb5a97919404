import { Alert, Box, Button, Dialog } from '@hand-receipt/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const PinForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "app-pin" */ './pin-form')).PinForm,
}));

interface PinNoticeProps {
  title: string;
  tone: 'warning' | 'info';
  children: ReactNode;
}

/** A message about the lock of sensitive items, with the way to enter the PIN. */
export function PinNotice({ title, tone, children }: PinNoticeProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Box px={{ base: '4', md: '8' }} pt="4">
      <Alert
        tone={tone}
        title={title}
        actions={
          <Button size="s" onClick={() => setAsking(true)}>
            Enter PIN
          </Button>
        }
      >
        {children}
      </Alert>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Enter your PIN">
        <Suspense fallback={null}>
          <PinForm onRight={() => setAsking(false)} />
        </Suspense>
      </Dialog>
    </Box>
  );
}

/** Says that sensitive items are about to lock, in time to enter the PIN again. */
export const PinWarning = ({ secondsLeft }: { secondsLeft: number }) => (
  <PinNotice title="Sensitive items are about to lock" tone="warning">
    {/* Said once to readers, by the title; the seconds are for the eye. */}
    <p aria-hidden="true">
      In {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'}. What you are typing there is lost.
    </p>
  </PinNotice>
);

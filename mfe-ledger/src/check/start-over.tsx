import { UNREADABLE_MEMORY } from '@hand-receipt/ledger';
import { Box, Button } from '@hand-receipt/ui';
import { Suspense, lazy, useState } from 'react';
import type { Remembered } from '../device/messages';
import type { DeviceCheck } from './device-check';

const StartOverDialog = lazy(() => import('./start-over-dialog'));

/** What there is to give up: undefined where nothing stands in the way of this browser's checks. */
function inTheWay(check: DeviceCheck): Remembered | undefined {
  if (check.state === 'failed') return check.report.remembered ?? undefined;
  return check.state === 'error' && check.message === UNREADABLE_MEMORY ? null : undefined;
}

/**
 * A server that was set up again looks forged to every browser that remembers the old one. Only a person can tell the
 * two apart, so a person decides and reads first what is lost.
 */
export function StartOver({ check, onDone }: { check: DeviceCheck; onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const remembered = inTheWay(check);
  if (remembered === undefined) return null;
  return (
    <Box marginTop="3">
      <Button onClick={() => setAsking(true)}>Start Over on This Device</Button>
      {asking ? (
        <Suspense>
          <StartOverDialog
            remembered={remembered}
            onClose={() => setAsking(false)}
            onDone={() => {
              setAsking(false);
              onDone();
            }}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}

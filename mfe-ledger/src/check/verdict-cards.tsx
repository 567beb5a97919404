import { rereadEvents } from '@hand-receipt/data';
import { useBrowserFindings, useCurrentUser } from '@hand-receipt/platform';
import { Stack } from '@hand-receipt/ui';
import { useEffect, useRef, useState } from 'react';
import { useEvidence } from '../device/use-evidence';
import { CardBoundary } from './card-boundary';
import { CountStrip } from './count-strip';
import { DeviceCard } from './device-card';
import type { DeviceCheck } from './device-check';
import { findingsOf, type LedgerCheck } from './ledger-check';
import { VerdictCard } from './verdict-card';
import { WhoChecked } from './who-checked';
import { WitnessesCard } from '../witnesses/witnesses-card';

/** One party's check and how to run it again. */
interface Party<T> {
  check: T;
  run: () => void;
}

interface VerdictCardsProps {
  server: Party<LedgerCheck>;
  device: Party<DeviceCheck>;
}

/** Brings the card Overall Ledger Status into view, with the focus, once the dialog that asked for it is closed. */
function useOverallStatus() {
  const overall = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (shown === 0) return;
    overall.current?.focus({ preventScroll: true });
    overall.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return { overall, show: () => setShown((times) => times + 1) };
}

/** The verdict and this browser's part in it. No answer of the server can take the browser's card away. */
export function VerdictCards({ server, device }: VerdictCardsProps) {
  const { id } = useCurrentUser();
  const checkHere = () => {
    device.run();
    void rereadEvents(id);
  };
  const { overall, show: showOverall } = useOverallStatus();
  const startOver = () => {
    checkHere();
    showOverall();
  };
  const evidence = useEvidence([
    ...findingsOf(server.check).map(({ message }) => message),
    ...useBrowserFindings(),
  ]);
  return (
    <Stack gap="4">
      <CardBoundary title="Overall Ledger Status">
        <VerdictCard
          ref={overall}
          check={server.check}
          checkingHere={device.check.state === 'loading'}
          evidence={evidence}
          onRecheck={server.run}
        />
      </CardBoundary>
      <CardBoundary title="Events of the ledger">
        <CountStrip />
      </CardBoundary>
      <CardBoundary title="Who checked">
        <WhoChecked server={server.check} device={device.check} />
      </CardBoundary>
      <CardBoundary title="This Browser">
        <DeviceCard
          check={device.check}
          evidence={evidence}
          onRecheck={checkHere}
          onStartedOver={startOver}
        />
      </CardBoundary>
      <CardBoundary title="Witnesses">
        <WitnessesCard />
      </CardBoundary>
    </Stack>
  );
}

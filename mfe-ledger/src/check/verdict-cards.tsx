import { rereadEvents } from '@hand-receipt/data';
import { useBrowserFindings, useCurrentUser } from '@hand-receipt/platform';
import { Stack } from '@hand-receipt/ui';
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

/** The verdict and this browser's part in it. No answer of the server can take the browser's card away. */
export function VerdictCards({ server, device }: VerdictCardsProps) {
  const { id } = useCurrentUser();
  const checkHere = () => {
    device.run();
    void rereadEvents(id);
  };
  const evidence = useEvidence([
    ...findingsOf(server.check).map(({ message }) => message),
    ...useBrowserFindings(),
  ]);
  return (
    <Stack gap="4">
      <CardBoundary title="Overall Ledger Status">
        <VerdictCard
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
        <DeviceCard check={device.check} evidence={evidence} onRecheck={checkHere} />
      </CardBoundary>
      <CardBoundary title="Witnesses">
        <WitnessesCard />
      </CardBoundary>
    </Stack>
  );
}

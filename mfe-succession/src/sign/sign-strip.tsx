import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { EmptyState, Grid, Panel, Stack } from '@hand-receipt/ui';
import { Blockers } from './blockers';
import { Consequences } from './consequences';
import { LinesPanel } from './lines-panel';
import { PacketPanel } from '../packet/packet-panel';
import { isSignedByAll } from './sides';
import { SignatureCells } from './signature-cells';

/** What is signed, by whom, and what it does. */
export function SignStrip({ succession }: { succession: SuccessionDetailDto }) {
  if (succession.state === 'cancelled' && !isSignedByAll(succession)) {
    return (
      <Stack gap="4">
        <Panel>
          <EmptyState title="Nothing was signed" hint="It was cancelled before all had signed." />
        </Panel>
        {succession.activated_at && <LinesPanel succession={succession} />}
      </Stack>
    );
  }
  if (!succession.activated_at) {
    return (
      <Stack gap="4">
        <Panel>
          <EmptyState
            title="There is nothing to sign yet"
            hint="The activation, under Prepare, fixes the lines."
          />
        </Panel>
        <PacketPanel succession={succession} />
      </Stack>
    );
  }
  return (
    <Stack gap="4">
      <Blockers succession={succession} />
      <SignatureCells succession={succession} />
      <PacketPanel succession={succession} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: '1.62fr 1fr' }} gap="4" alignItems="start">
        <LinesPanel succession={succession} />
        <Consequences succession={succession} />
      </Grid>
    </Stack>
  );
}

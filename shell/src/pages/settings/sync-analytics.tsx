import { Box, FormCell, FormStrip, HeroNumber, Panel } from '@hand-receipt/ui';
import { useNow } from '../../notifications/use-now';
import { useConnectionRecord } from '../../session/connection-record';
import { age, meanSync, uptime } from './sync-figures';

const NONE = 'N/A';

/** What this device measured of its connection. Nothing measured yet is said so. */
export function SyncAnalytics({ lastSynced }: { lastSynced: string | null }) {
  const record = useConnectionRecord();
  const now = useNow();
  const syncs = record.syncsMs.length;
  return (
    <Panel title="Sync analytics">
      <Box p="4">
        <FormStrip columns={3} phoneColumns={1} size="stat" numbering="none">
          <FormCell caption="Uptime" hint="Of the time this device was in use">
            <HeroNumber value={uptime(record) ?? NONE} />
          </FormCell>
          <FormCell
            caption="Sync"
            hint={syncs ? `Mean of the last ${syncs} on this device` : 'No full sync on this device yet'}
          >
            <HeroNumber value={meanSync(record) ?? NONE} />
          </FormCell>
          <FormCell
            caption="Last full sync"
            hint={lastSynced ? 'Ago, on any of your devices' : 'No full sync on any of your devices yet'}
          >
            <HeroNumber value={age(lastSynced, now) ?? NONE} />
          </FormCell>
        </FormStrip>
      </Box>
    </Panel>
  );
}

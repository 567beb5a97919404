import { type Settings, SYNC_INTERVAL_CHOICES } from '@hand-receipt/contracts';
import { ChoiceRow, Stack, Switch } from '@hand-receipt/ui';
import { AdvancedSync } from './advanced-sync';
import { choicesOf, minutes } from './choices';
import { SectionPanel } from './section-panel';
import { SyncAnalytics } from './sync-analytics';
import { SyncNow } from './sync-now';
import { useSection } from './use-section';
import { WithSettings } from './with-settings';

const INTERVALS = choicesOf<Settings['sync']['syncInterval']>(SYNC_INTERVAL_CHOICES, minutes);

/** When this person's devices send and fetch, and how well they do. */
export function SyncTab() {
  return (
    <Stack gap="4" align="stretch">
      <WithSettings>
        {({ settings }) => (
          <>
            <SyncNow lastSynced={settings.sync.lastSynced} />
            <SyncSection settings={settings} />
            <SyncAnalytics lastSynced={settings.sync.lastSynced} />
          </>
        )}
      </WithSettings>
      <AdvancedSync />
    </Stack>
  );
}

function SyncSection({ settings }: { settings: Settings }) {
  const { values, change, save, discard, ...state } = useSection('sync', settings);
  return (
    <SectionPanel title="Automatic sync" {...state} onSave={save} onDiscard={discard}>
      <Switch
        label="Auto sync"
        hint="Sends what waits on this device without being asked"
        checked={values.autoSync}
        onChange={(autoSync) => change({ autoSync })}
      />
      <ChoiceRow
        label="Sync interval"
        disabled={!values.autoSync}
        {...INTERVALS.row(values.syncInterval, (syncInterval) => change({ syncInterval }))}
      />
      <Switch
        label="Wi-Fi only"
        hint="Sends nothing by itself on mobile data, where the browser can tell"
        disabled={!values.autoSync}
        checked={values.syncOnWifiOnly}
        onChange={(syncOnWifiOnly) => change({ syncOnWifiOnly })}
      />
    </SectionPanel>
  );
}

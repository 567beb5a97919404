import type { Settings } from '@hand-receipt/contracts';
import { Switch } from '@hand-receipt/ui';
import { SectionPanel } from './section-panel';
import { useSection } from './use-section';
import { WithSettings } from './with-settings';

const SWITCHES = [
  { field: 'transferRequests', label: 'Transfer requests', hint: 'A person offers you an item' },
  {
    field: 'statusUpdates',
    label: 'Status updates',
    hint: 'Your requests are answered, documents arrive, maintenance moves on',
  },
  { field: 'systemAlerts', label: 'System alerts', hint: 'Checks overdue, the ledger’s check failed' },
  { field: 'dailyDigest', label: 'Daily digest', hint: 'Once a day, what waits for you' },
] as const;

/** What the server tells this person of. */
export function AlertsTab() {
  return <WithSettings>{({ settings }) => <AlertsSection settings={settings} />}</WithSettings>;
}

function AlertsSection({ settings }: { settings: Settings }) {
  const { values, change, save, saveNow, discard, ...state } = useSection('notifications', settings);
  const isOn = values.enableNotifications;
  return (
    <SectionPanel title="Alerts" {...state} disabled={!isOn} onSave={save} onDiscard={discard}>
      <Switch
        label="Enable notifications"
        hint="When this is off, you get no alerts. Takes effect at once"
        checked={isOn}
        disabled={state.saving}
        // Off disables Save, so off could never be saved by it (SET-20); on follows, for the same switch.
        onChange={(enableNotifications) => saveNow({ enableNotifications })}
      />
      {SWITCHES.map(({ field, ...text }) => (
        <Switch
          key={field}
          {...text}
          disabled={!isOn}
          checked={values[field]}
          onChange={(on) => change({ [field]: on })}
        />
      ))}
    </SectionPanel>
  );
}

import { type EmailChoice, EMAIL_CHOICES, type Settings } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { ChoiceRow, Switch } from '@hand-receipt/ui';
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

const EMAIL_WORDS: Record<EmailChoice, string> = {
  never: 'Never',
  each: 'Each at once',
  hourly: 'Every hour, together',
  daily: 'Every day at 0600, together',
};
const NO_MAIL_SERVER = 'This server has no mail server, so it sends no e-mail.';
const EMAIL_OPTIONS = EMAIL_CHOICES.map((value) => ({ value, label: EMAIL_WORDS[value] }));

/** What the server tells this person of. */
export function AlertsTab() {
  return (
    <WithSettings>
      {({ settings, sendsEmail }) => <AlertsSection settings={settings} sendsEmail={sendsEmail} />}
    </WithSettings>
  );
}

function AlertsSection({ settings, sendsEmail }: { settings: Settings; sendsEmail: boolean }) {
  const { values, change, save, saveNow, discard, ...state } = useSection('notifications', settings);
  const isOn = values.enableNotifications;
  const remedy = useCurrentUser().role === 'Admin' ? 'An Admin sets SMTP_URL.' : 'Ask your Admin.';
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
      <ChoiceRow
        label="E-mail me"
        hint={
          sendsEmail
            ? 'The alerts that are on above, to the address in your profile'
            : `${NO_MAIL_SERVER} ${remedy}`
        }
        disabled={!isOn || !sendsEmail}
        value={values.email}
        options={EMAIL_OPTIONS}
        onChange={(email) => change({ email })}
      />
    </SectionPanel>
  );
}

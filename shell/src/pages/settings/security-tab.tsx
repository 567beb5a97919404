import {
  AUTO_LOGOUT_CHOICES,
  needsPin,
  PIN_TIMEOUT_CHOICES,
  type Settings,
  type SettingsDto,
} from '@hand-receipt/contracts';
import { settingsMutations } from '@hand-receipt/data';
import { useMutation, useUrlState } from '@hand-receipt/platform';
import { ChoiceRow, Stack, Switch, toast } from '@hand-receipt/ui';
import { PasskeysPanel } from '../account/passkeys-panel';
import { PasswordPanel } from '../account/password-panel';
import { SecondFactorPanel } from '../account/second-factor-panel';
import { SessionsPanel } from '../account/sessions-panel';
import { SignInsPanel } from '../account/sign-ins-panel';
import { TokensPanel } from '../account/tokens-panel';
import { AdvancedSecurity } from './advanced-security';
import { choicesOf, minutes } from './choices';
import { PinDialog } from './pin-dialog';
import { PinPanel } from './pin-panel';
import { PinSwitch } from './pin-switch';
import { SectionPanel } from './section-panel';
import { useSection } from './use-section';
import { WithSettings } from './with-settings';

type Security = Settings['security'];

const AUTO_LOGOUT = choicesOf<Security['autoLogout']>(AUTO_LOGOUT_CHOICES, (value) =>
  value === 'never' ? 'Never' : minutes(value),
);
const PIN_TIMEOUT = choicesOf<Security['pinTimeout']>(PIN_TIMEOUT_CHOICES, (value) =>
  value === 0 ? 'Every time' : minutes(value),
);

/** What guards this person's session and account. */
export function SecurityTab() {
  return (
    <Stack gap="4" align="stretch">
      <WithSettings>
        {(known) => (
          <>
            <SecuritySection known={known} />
            <PinPanel known={known} />
          </>
        )}
      </WithSettings>
      <PasskeysPanel />
      <SecondFactorPanel />
      <AdvancedSecurity />
      <PasswordPanel />
      <SignInsPanel />
      <SessionsPanel />
      <TokensPanel />
    </Stack>
  );
}

/** A longer PIN timeout is saved with the PIN. `?act` of the address names the form that is open. */
function SecuritySection({ known }: { known: SettingsDto }) {
  const { values, draft, change, save, discard, ...state } = useSection('security', known.settings);
  const { get, set } = useUrlState();
  const { mutateAsync } = useMutation(settingsMutations.change);
  const asksPin = needsPin(known.settings.security, values);
  const close = () => set({ act: '' });
  const saveWithPin = async (pin: string) => {
    await mutateAsync({ settings: { security: draft }, pin });
    discard();
    close();
    toast({ title: 'Settings saved', tone: 'success' });
  };
  return (
    <SectionPanel
      title="Security"
      {...state}
      onSave={asksPin ? () => set({ act: 'longer-pin' }) : save}
      onDiscard={discard}
    >
      <PinSwitch known={known} />
      <Switch
        label="Show item details"
        hint="When this is off, lists hide serial numbers until you select an item. Notifications and documents still show them."
        checked={values.showItemDetails}
        onChange={(showItemDetails) => change({ showItemDetails })}
      />
      <ChoiceRow
        label="Auto logout"
        hint="Signs you out when no tab was touched for so long"
        {...AUTO_LOGOUT.row(values.autoLogout, (autoLogout) => change({ autoLogout }))}
      />
      <ChoiceRow
        label="PIN timeout"
        hint="Sensitive items lock so long after the PIN was entered"
        {...PIN_TIMEOUT.row(values.pinTimeout, (pinTimeout) => change({ pinTimeout }))}
      />
      <PinDialog
        open={get('act') === 'longer-pin' && asksPin}
        title="Enter your PIN"
        description="Sensitive items will stay unlocked longer after the PIN was entered."
        submitLabel="Save"
        onClose={close}
        onPin={saveWithPin}
      />
    </SectionPanel>
  );
}

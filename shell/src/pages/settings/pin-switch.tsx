import type { SettingsDto } from '@hand-receipt/contracts';
import { settingsMutations } from '@hand-receipt/data';
import { useCurrentUser, useMutation, useUrlState } from '@hand-receipt/platform';
import { Switch, toast } from '@hand-receipt/ui';
import { noteSecurity } from '../../session/security-log';
import { PinDialog } from './pin-dialog';
import { SetPinDialog } from './set-pin-dialog';

/** Takes effect at once: on needs a PIN to be set, off the PIN itself. `?act` of the address names the form that is open. */
export function PinSwitch({ known: { settings, pinSet } }: { known: SettingsDto }) {
  const { id } = useCurrentUser();
  const { get, set } = useUrlState();
  const act = get('act');
  const close = () => set({ act: '' });
  const { requirePinForSensitive: isOn } = settings.security;
  const { mutateAsync, isPending } = useMutation(settingsMutations.change);

  const ask = async (requirePinForSensitive: boolean, pin?: string) => {
    await mutateAsync({ settings: { security: { requirePinForSensitive } }, pin });
    noteSecurity(id, requirePinForSensitive ? 'PIN asked for from now on' : 'PIN not asked for any more');
    close();
    toast({ title: 'Settings saved', tone: 'success' });
  };
  const turnOn = () =>
    ask(true).catch((error: unknown) =>
      toast({
        title: 'The settings were not saved',
        description: error instanceof Error ? error.message : undefined,
        tone: 'danger',
      }),
    );
  const change = (on: boolean) => {
    if (!on) set({ act: 'stop-pin' });
    else if (pinSet) void turnOn();
    else set({ act: 'require-pin' });
  };

  return (
    <>
      <Switch
        label="PIN for sensitive items"
        hint="Sensitive Items opens with your PIN only. Takes effect at once"
        checked={isOn}
        disabled={isPending}
        onChange={change}
      />
      <SetPinDialog
        open={act === 'require-pin' && !pinSet}
        pinSet={pinSet}
        onClose={close}
        onSet={() => void turnOn()}
      />
      <PinDialog
        open={act === 'stop-pin' && isOn}
        title="Enter your PIN"
        description="Sensitive items will not ask for it any more."
        submitLabel="Stop asking"
        onClose={close}
        onPin={(pin) => ask(false, pin)}
      />
    </>
  );
}

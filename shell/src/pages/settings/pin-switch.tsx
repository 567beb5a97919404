import type { SettingsDto } from '@hand-receipt/contracts';
import { settingsMutations } from '@hand-receipt/data';
import { useCurrentUser, useMutation } from '@hand-receipt/platform';
import { Switch, toast } from '@hand-receipt/ui';
import { useState } from 'react';
import { noteSecurity } from '../../session/security-log';
import { PinDialog } from './pin-dialog';
import { SetPinDialog } from './set-pin-dialog';

/** Takes effect at once: on needs a PIN to be set, off the PIN itself. */
export function PinSwitch({ known: { settings, pinSet } }: { known: SettingsDto }) {
  const { id } = useCurrentUser();
  const [step, setStep] = useState<'set' | 'show' | null>(null);
  const { mutateAsync, isPending } = useMutation(settingsMutations.change);

  const ask = async (requirePinForSensitive: boolean, pin?: string) => {
    await mutateAsync({ settings: { security: { requirePinForSensitive } }, pin });
    noteSecurity(id, requirePinForSensitive ? 'PIN asked for from now on' : 'PIN not asked for any more');
    setStep(null);
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
    if (!on) setStep('show');
    else if (pinSet) void turnOn();
    else setStep('set');
  };

  return (
    <>
      <Switch
        label="PIN for sensitive items"
        hint="Sensitive Items opens with your PIN only. Takes effect at once"
        checked={settings.security.requirePinForSensitive}
        disabled={isPending}
        onChange={change}
      />
      <SetPinDialog
        open={step === 'set'}
        pinSet={pinSet}
        onClose={() => setStep(null)}
        onSet={() => void turnOn()}
      />
      <PinDialog
        open={step === 'show'}
        title="Enter your PIN"
        description="Sensitive items will not ask for it any more."
        submitLabel="Stop asking"
        onClose={() => setStep(null)}
        onPin={(pin) => ask(false, pin)}
      />
    </>
  );
}

import { settingsMutations } from '@hand-receipt/data';
import { ApiError, useCurrentUser, useMutation } from '@hand-receipt/platform';
import { Button, ConfirmDialog, toast, Undo2Icon } from '@hand-receipt/ui';
import { useState } from 'react';
import { dropSettingsDrafts } from './drafts';
import { PinDialog } from './pin-dialog';

/** Sets every setting back to how it began, after asking; with the PIN where sensitive items ask for it. */
export function ResetPreferences() {
  const { id } = useCurrentUser();
  const [step, setStep] = useState<'confirm' | 'pin' | null>(null);
  const { mutateAsync, isPending } = useMutation(settingsMutations.reset);

  const reset = async (pin?: string) => {
    await mutateAsync(pin);
    dropSettingsDrafts(id);
    setStep(null);
    toast({ title: 'Preferences reset', tone: 'success' });
  };
  const confirm = async () => {
    try {
      await reset();
    } catch (error) {
      if (error instanceof ApiError && error.detail.error === 'pin-needed') return setStep('pin');
      setStep(null);
      const description = error instanceof Error ? error.message : undefined;
      toast({ title: 'Preferences were not reset', description, tone: 'danger' });
    }
  };

  return (
    <>
      <Button icon={<Undo2Icon />} onClick={() => setStep('confirm')}>
        Reset preferences
      </Button>
      <ConfirmDialog
        open={step === 'confirm'}
        tone="danger"
        title="Reset your preferences?"
        description="Security, QR codes, alerts and sync go back to how they began, on every device where you sign in. Your PIN stays."
        confirmLabel="Reset preferences"
        working={isPending}
        onClose={() => setStep(null)}
        onConfirm={() => void confirm()}
      />
      <PinDialog
        open={step === 'pin'}
        title="Enter your PIN to reset"
        description="Sensitive items ask for your PIN, and would not any more."
        submitLabel="Reset preferences"
        onClose={() => setStep(null)}
        onPin={reset}
      />
    </>
  );
}

import type { TotpOptionsDto } from '@hand-receipt/contracts';
import { accountMutations } from '@hand-receipt/data';
import { useCurrentUser, useMutation } from '@hand-receipt/platform';
import { Stack, toast } from '@hand-receipt/ui';
import { TextField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { noteSecurity } from '../../session/security-log';
import { ProofDialog } from './proof-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { RefusableDialog } from './refusable-dialog';
import { TotpCode } from './totp-code';

interface SetUpAppDialogProps {
  /** Takes the place of another app. */
  replaces: boolean;
  onClose: () => void;
  /** Hears that the app is set up and the recovery codes were shown. */
  onDone?: () => void;
}

const codeSchema = yup.object({ code: yup.string().trim().required('Code is required') });

/** Sets an authenticator app up: the password, the app's first code, and then the recovery codes. */
export default function SetUpAppDialog({ replaces, onClose, onDone }: SetUpAppDialogProps) {
  const { mutateAsync: begin } = useMutation(accountMutations.beginTotp);
  const [begun, setBegun] = useState<TotpOptionsDto | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const title = replaces ? 'Replace your authenticator app' : 'Set up an authenticator app';

  if (codes.length > 0) {
    const done = () => {
      onClose();
      onDone?.();
    };
    return <RecoveryCodesDialog codes={codes} onClose={done} />;
  }
  if (begun) {
    return <FirstCodeDialog title={title} begun={begun} onClose={onClose} onCodes={setCodes} />;
  }
  return (
    <ProofDialog
      discardable
      title={title}
      description="From then on, signing in with your password also asks for a code of the app on your phone."
      submitLabel="Continue"
      refusedTitle="That was not accepted"
      onClose={onClose}
      onProof={async (proof) => setBegun(await begin(proof))}
    />
  );
}

interface FirstCodeDialogProps {
  title: string;
  begun: TotpOptionsDto;
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}

/** Shows the secret, and asks for a code that was made with it. */
function FirstCodeDialog({ title, begun, onClose, onCodes }: FirstCodeDialogProps) {
  const { id } = useCurrentUser();
  const { mutateAsync: confirm } = useMutation(accountMutations.confirmTotp);
  return (
    <RefusableDialog
      open
      discardable
      onClose={onClose}
      title={title}
      submitLabel="Set up"
      refusedTitle="The app was not set up"
      initialValues={{ code: '' }}
      schema={codeSchema}
      onSubmit={async ({ code }) => {
        const { recoveryCodes } = await confirm(code);
        noteSecurity(id, 'Authenticator app set up');
        toast({ title: 'Authenticator app set up', tone: 'success' });
        onCodes(recoveryCodes);
      }}
    >
      <Stack gap="4" align="stretch">
        <TotpCode {...begun} />
        <TextField
          name="code"
          label="Code"
          hint="The 6 digits that the app shows now"
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
        />
      </Stack>
    </RefusableDialog>
  );
}

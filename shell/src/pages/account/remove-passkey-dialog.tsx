import type { PasskeyDto } from '@hand-receipt/contracts';
import { accountMutations } from '@hand-receipt/data';
import { useCurrentUser, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { yup } from '@hand-receipt/ui/forms';
import { useMemo } from 'react';
import { noteSecurity } from '../../session/security-log';
import { OwnProofFields, useOwnProof } from './own-proof';
import { RefusableDialog } from './refusable-dialog';

interface RemovePasskeyDialogProps {
  passkey: PasskeyDto | null;
  onClose: () => void;
}

/** Removes a passkey: by the password, so that a lost key is no reason to wait. */
export function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
  const { id } = useCurrentUser();
  const { mutateAsync } = useMutation(accountMutations.removePasskey);
  const { way, rule, toProof } = useOwnProof();
  const schema = useMemo(() => yup.object({ password: rule }), [rule]);

  return (
    <RefusableDialog
      open={passkey !== null}
      onClose={onClose}
      title="Remove this passkey?"
      description={`${passkey?.name ?? 'It'} signs nothing any more. What it signed stays.`}
      submitLabel="Remove passkey"
      refusedTitle="The passkey was not removed"
      initialValues={{ password: '' }}
      schema={schema}
      onSubmit={async ({ password }) => {
        if (!passkey) return;
        await mutateAsync({ id: passkey.id, proof: await toProof(password) });
        noteSecurity(id, `Passkey removed: ${passkey.name}`);
        toast({ title: 'Passkey removed', tone: 'success' });
        onClose();
      }}
    >
      <OwnProofFields way={way} />
    </RefusableDialog>
  );
}

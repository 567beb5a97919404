import { personName } from '@hand-receipt/contracts';
import { endReauthentication, reauthenticate, useCurrentUser } from '@hand-receipt/platform';
import { yup } from '@hand-receipt/ui/forms';
import { useMemo } from 'react';
import { OwnProofFields, useOwnProof } from '../pages/account/own-proof';
import { RefusableDialog } from '../pages/account/refusable-dialog';
import { noteSecurity } from '../session/security-log';
import { ConfirmElsewhere } from './confirm-elsewhere';

/** Asks for the password or a passkey before an act that the server does not do without. The act then goes on by itself. */
export default function PasswordAgain() {
  const user = useCurrentUser();
  const { way, rule, toProof } = useOwnProof();
  const schema = useMemo(() => yup.object({ password: rule }), [rule]);
  return (
    <RefusableDialog
      open
      discardable
      onClose={endReauthentication}
      title="Enter your password"
      description={`This change needs the password of ${personName(user)}. What you entered is still here.`}
      submitLabel="Continue"
      refusedTitle="That was not accepted"
      initialValues={{ password: '' }}
      schema={schema}
      onSubmit={async ({ password }) => {
        const proof = await toProof(password);
        await reauthenticate(proof);
        noteSecurity(user.id, proof.assertion ? 'Confirmed with a passkey' : 'Password entered again');
      }}
    >
      <OwnProofFields way={way} />
      <ConfirmElsewhere />
    </RefusableDialog>
  );
}

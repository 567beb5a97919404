import { personName } from '@hand-receipt/contracts';
import { endReauthentication, reauthenticate, useCurrentUser } from '@hand-receipt/platform';
import { PasswordField, yup } from '@hand-receipt/ui/forms';
import { RefusableDialog } from '../pages/account/refusable-dialog';
import { noteSecurity } from '../session/security-log';
import { ConfirmElsewhere } from './confirm-elsewhere';

const schema = yup.object({ password: yup.string().required('Password is required') });

/** Asks for the password before an act that the server does not do without. The act then goes on by itself. */
export default function PasswordAgain() {
  const user = useCurrentUser();
  return (
    <RefusableDialog
      open
      discardable
      onClose={endReauthentication}
      title="Enter your password"
      description={`This change needs the password of ${personName(user)}. What you entered is still here.`}
      submitLabel="Continue"
      refusedTitle="The password was not accepted"
      initialValues={{ password: '' }}
      schema={schema}
      onSubmit={async ({ password }) => {
        await reauthenticate(password);
        noteSecurity(user.id, 'Password entered again');
      }}
    >
      <PasswordField name="password" label="Password" />
      <ConfirmElsewhere />
    </RefusableDialog>
  );
}

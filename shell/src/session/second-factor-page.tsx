import { accountQueries } from '@hand-receipt/data';
import {
  canUsePasskeys,
  endSecondFactorNeed,
  reauthenticate,
  showPasskey,
  useCurrentUser,
  useQuery,
} from '@hand-receipt/platform';
import { PRODUCT_NAME, personName } from '@hand-receipt/contracts';
import { BrandMark, Button, Stack, Text } from '@hand-receipt/ui';
import { FormError } from '@hand-receipt/ui/forms';
import { useEffect, useState } from 'react';
import { Late } from '../app/late';
import { useSignOut } from '../offline/use-sign-out';
import { AddPasskeyDialog } from '../pages/account/add-passkey-dialog';
import { setUpAppDialog } from '../pages/account/second-factor-parts';
import { EntranceFrame } from '../pages/auth/entrance-frame';

/** All that a person sees whose role needs a second factor, until this session has shown one. */
export default function SecondFactorPage() {
  const user = useCurrentUser();
  const { leave, question } = useSignOut();
  const { data: now, error } = useQuery(accountQueries.secondFactor());
  // As it was when the page opened: the recovery codes of what is set up here are still to be shown.
  const [data, setData] = useState(now);
  if (now && !data) setData(now);
  useEffect(() => {
    document.title = `Second factor - ${PRODUCT_NAME}`;
  }, []);
  return (
    <EntranceFrame
      brand={
        <p className="entrance-brand">
          <BrandMark size={36} />
          <span>{PRODUCT_NAME}</span>
        </p>
      }
    >
      <h1>Second factor needed</h1>
      <p className="entrance-lead">
        {personName(user)}, the role {user.role} needs more than a password here.
      </p>
      <Stack gap="4" align="stretch">
        {error ? <FormError title="Failed to load your second factor">{error.message}</FormError> : null}
        {data?.passkeys ? <ShowPasskey hasApp={data.authenticatorSince !== null} /> : null}
        {data && data.passkeys === 0 && data.authenticatorSince !== null ? <SignInWithCode /> : null}
        {data && data.passkeys === 0 && data.authenticatorSince === null ? <SetUpOne /> : null}
        <Button onClick={leave}>Sign out</Button>
        {question}
      </Stack>
    </EntranceFrame>
  );
}

/** The person has a passkey: a password alone must not set up another factor. */
function ShowPasskey({ hasApp }: { hasApp: boolean }) {
  const [refused, setRefused] = useState('');
  const [working, setWorking] = useState(false);
  async function show() {
    setRefused('');
    setWorking(true);
    try {
      await reauthenticate(await showPasskey());
      endSecondFactorNeed();
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error));
      setWorking(false);
    }
  }
  return (
    <>
      <Text>
        Use your passkey to go on.{hasApp ? ' Or sign out, and sign in again with a code of your app.' : ''}{' '}
        If you lost it, ask an Admin to remove it.
      </Text>
      {refused ? <FormError title="The passkey was not used">{refused}</FormError> : null}
      {canUsePasskeys() ? (
        <Button variant="primary" size="l" working={working} onClick={() => void show()}>
          Use a passkey
        </Button>
      ) : null}
    </>
  );
}

const SignInWithCode = () => (
  <Text>
    Sign out, and sign in again with a code of your authenticator app. If you lost it, use a recovery code or
    ask an Admin to remove it.
  </Text>
);

function SetUpOne() {
  const [step, setStep] = useState<'app' | 'passkey' | null>(null);
  const usable = canUsePasskeys();
  return (
    <>
      <Text>Set up one of these. It takes a minute, and you then go on where you were.</Text>
      {usable ? (
        <Button variant="primary" size="l" onClick={() => setStep('passkey')}>
          Add a passkey
        </Button>
      ) : (
        <Text color="fg.muted">
          Passkeys cannot be added here: this browser has no WebAuthn, or the address is neither HTTPS nor
          localhost.
        </Text>
      )}
      <Button variant={usable ? 'secondary' : 'primary'} size="l" onClick={() => setStep('app')}>
        Set up an authenticator app
      </Button>
      <AddPasskeyDialog
        open={step === 'passkey'}
        onClose={() => setStep(null)}
        onAdded={endSecondFactorNeed}
      />
      {step === 'app' ? (
        <Late
          part={setUpAppDialog}
          with={{ replaces: false, onClose: () => setStep(null), onDone: endSecondFactorNeed }}
          waiting={null}
        />
      ) : null}
    </>
  );
}

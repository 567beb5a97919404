import { type AppConfigDto, signInRefusalOf } from '@hand-receipt/contracts';
import { leaveForProvider, signInWithCertificate } from '@hand-receipt/platform';
import { Alert, Button, Stack, Text, toast } from '@hand-receipt/ui';
import { useState } from 'react';
import { HOME } from '../../app/home';
import { NOT_SIGNED_IN } from './sign-in-rules';

interface ProviderButtonsProps {
  signIn: AppConfigDto['signIn'];
  /** The word with which the browser came back from the provider. */
  refused: string;
}

/** Signs in at the provider or with a certificate. Once signed in, the guard leads on. */
export default function ProviderButtons({ signIn, refused }: ProviderButtonsProps) {
  const [isWorking, setWorking] = useState(false);
  const [why, setWhy] = useState(signInRefusalOf(refused));

  const showCertificate = async () => {
    setWorking(true);
    setWhy(null);
    try {
      await signInWithCertificate();
      toast({ title: 'Login Successful', tone: 'success' });
    } catch (error) {
      setWhy(error instanceof Error ? error.message : String(error));
    } finally {
      setWorking(false);
    }
  };
  return (
    <Stack gap="3" align="stretch" mb="5">
      {why ? (
        <Alert tone="danger" title={NOT_SIGNED_IN}>
          <p>{why}</p>
        </Alert>
      ) : null}
      {signIn.provider === null ? null : (
        <Button variant="primary" size="l" onClick={() => leaveForProvider(HOME)}>
          Sign In with {signIn.provider}
        </Button>
      )}
      {signIn.certificate ? (
        <Button size="l" disabled={isWorking} onClick={() => void showCertificate()}>
          Sign In with Certificate
        </Button>
      ) : null}
      {signIn.password ? null : (
        <Text color="fg.muted">Only an Admin signs in with a password, in an emergency.</Text>
      )}
    </Stack>
  );
}

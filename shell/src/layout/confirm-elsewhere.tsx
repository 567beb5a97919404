import type { AppConfigDto, SignInWaysDto } from '@hand-receipt/contracts';
import { accountQueries, peopleQueries } from '@hand-receipt/data';
import {
  endedReauthentication,
  onConfirmed,
  openConfirmation,
  signInWithCertificate,
  useCurrentUser,
  useQuery,
} from '@hand-receipt/platform';
import { Button, Stack, Text, toast } from '@hand-receipt/ui';
import { useEffect } from 'react';

async function confirmWithCertificate() {
  try {
    await signInWithCertificate();
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    toast({ title: 'Not confirmed', description, tone: 'danger' });
  }
}

interface WaysProps {
  signIn: AppConfigDto['signIn'];
  ways: SignInWaysDto;
}

function Ways({ signIn, ways }: WaysProps) {
  const has = (kind: 'provider' | 'certificate') => ways.identities.some((each) => each.kind === kind);
  useEffect(() => onConfirmed(endedReauthentication), []);
  return (
    <Stack gap="2" align="stretch">
      {ways.password ? null : (
        <Text color="fg.muted">You have no password here. Confirm with one of these.</Text>
      )}
      {signIn.provider !== null && has('provider') ? (
        <Button onClick={openConfirmation}>Confirm with {signIn.provider}</Button>
      ) : null}
      {signIn.certificate && has('certificate') ? (
        <Button onClick={() => void confirmWithCertificate()}>Confirm with Certificate</Button>
      ) : null}
    </Stack>
  );
}

/** Other ways to show who one is than the password, for a person who has them. */
export function ConfirmElsewhere() {
  const { id } = useCurrentUser();
  const { data: config } = useQuery(accountQueries.config());
  const signIn = config?.signIn;
  const isOffered = signIn !== undefined && (signIn.provider !== null || signIn.certificate);
  const { data: ways } = useQuery({ ...peopleQueries.signIn(id), enabled: isOffered });
  return signIn && ways ? <Ways signIn={signIn} ways={ways} /> : null;
}

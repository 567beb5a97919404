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

/** Other ways to show who one is than the password, for a person who has them. */
export function ConfirmElsewhere() {
  const { id } = useCurrentUser();
  const { data: config } = useQuery(accountQueries.config());
  const isOffered = Boolean(config?.signIn?.provider) || config?.signIn?.certificate === true;
  const { data: ways } = useQuery({ ...peopleQueries.signIn(id), enabled: isOffered });
  useEffect(() => (isOffered ? onConfirmed(endedReauthentication) : undefined), [isOffered]);
  if (!isOffered || !ways) return null;

  const has = (kind: 'provider' | 'certificate') => ways.identities.some((each) => each.kind === kind);
  return (
    <Stack gap="2" align="stretch">
      {ways.password ? null : (
        <Text color="fg.muted">You have no password here. Confirm with one of these.</Text>
      )}
      {config?.signIn.provider && has('provider') ? (
        <Button onClick={openConfirmation}>Confirm with {config.signIn.provider}</Button>
      ) : null}
      {config?.signIn.certificate && has('certificate') ? (
        <Button onClick={() => void confirmWithCertificate()}>Confirm with Certificate</Button>
      ) : null}
    </Stack>
  );
}

import { accountQueries } from '@hand-receipt/data';
import {
  loadSession,
  onConfirmed,
  openSignIn,
  queryClient,
  signInWithCertificate,
  useQuery,
} from '@hand-receipt/platform';
import { Button, Stack, toast } from '@hand-receipt/ui';
import { useEffect } from 'react';

async function enterWithCertificate() {
  try {
    await signInWithCertificate();
    await queryClient.invalidateQueries();
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    toast({ title: 'Not signed in', description, tone: 'danger' });
  }
}

/** Signs a person in again without their password, over the page that they had open. */
export function SignInElsewhere() {
  const { data: config } = useQuery(accountQueries.config());
  const { provider = null, certificate = false } = config?.signIn ?? {};
  useEffect(
    () =>
      provider === null
        ? undefined
        : onConfirmed(() => void loadSession().then(() => queryClient.invalidateQueries())),
    [provider],
  );
  if (provider === null && !certificate) return null;
  return (
    <Stack gap="2" align="stretch">
      {provider === null ? null : <Button onClick={openSignIn}>Sign In with {provider}</Button>}
      {certificate ? (
        <Button onClick={() => void enterWithCertificate()}>Sign In with Certificate</Button>
      ) : null}
    </Stack>
  );
}

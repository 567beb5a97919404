import { signInRefusalOf, type SignInWaysDto } from '@hand-receipt/contracts';
import { accountMutations, accountQueries, peopleQueries } from '@hand-receipt/data';
import { useCurrentUser, useMutation, useQuery, useUrlState } from '@hand-receipt/platform';
import { Alert, Box, Button, ErrorState, LoadingRows, Panel, PlusIcon, Text, toast } from '@hand-receipt/ui';
import { SignInList } from './sign-in-list';

function LinkButton({ provider }: { provider: string }) {
  const { mutate, isPending } = useMutation(accountMutations.linkProvider);
  const link = () =>
    mutate(undefined, {
      onSuccess: ({ url }) => location.assign(url),
      onError: ({ message }) =>
        toast({ title: 'The sign-in was not linked', description: message, tone: 'danger' }),
    });
  return (
    <Button size="s" icon={<PlusIcon size={14} />} disabled={isPending} onClick={link}>
      Link {provider}
    </Button>
  );
}

function SignIns({ password, identities }: SignInWaysDto) {
  const why = signInRefusalOf(useUrlState().get('refused'));
  return (
    <Box p="4">
      {why ? (
        <Alert tone="danger" title="The sign-in was not linked">
          <p>{why}</p>
        </Alert>
      ) : null}
      {password ? null : (
        <Text color="fg.muted">
          You have no password here. A PIN, a passkey and some signatures need one: ask an Admin for a link to
          set it.
        </Text>
      )}
      <SignInList identities={identities} />
    </Box>
  );
}

/** How this person signs in besides their password. Shown where the server has such ways. */
export function SignInsPanel() {
  const { id } = useCurrentUser();
  const { data: config } = useQuery(accountQueries.config());
  const provider = config?.signIn?.provider ?? null;
  const isOffered = provider !== null || config?.signIn?.certificate === true;
  const { data, error, refetch, isFetching } = useQuery({ ...peopleQueries.signIn(id), enabled: isOffered });
  if (!isOffered) return null;

  return (
    <Panel title="Sign-in" actions={data && provider !== null ? <LinkButton provider={provider} /> : null}>
      {data ? (
        <SignIns {...data} />
      ) : error ? (
        <ErrorState
          title="Failed to load your sign-ins"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading your sign-ins..." rows={2} />
      )}
    </Panel>
  );
}

import { signInRefusalOf } from '@hand-receipt/contracts';
import { accountMutations, accountQueries, peopleQueries } from '@hand-receipt/data';
import { useCurrentUser, useMutation, useQuery, useUrlState } from '@hand-receipt/platform';
import { Alert, Box, Button, Panel, PlusIcon, Text, toast } from '@hand-receipt/ui';
import { SignInList } from './sign-in-list';

/** How this person signs in besides their password. Shown where the server has such ways. */
export function SignInsPanel() {
  const { id } = useCurrentUser();
  const { data: config } = useQuery(accountQueries.config());
  const provider = config?.signIn?.provider ?? null;
  const isOffered = provider !== null || config?.signIn?.certificate === true;
  const { data } = useQuery({ ...peopleQueries.signIn(id), enabled: isOffered });
  const { mutate, isPending } = useMutation(accountMutations.linkProvider);
  const why = signInRefusalOf(useUrlState().get('refused'));
  if (!isOffered || !data) return null;

  const link = () =>
    mutate(undefined, {
      onSuccess: ({ url }) => location.assign(url),
      onError: ({ message }) =>
        toast({ title: 'The sign-in was not linked', description: message, tone: 'danger' }),
    });
  return (
    <Panel
      title="Sign-in"
      actions={
        provider === null ? null : (
          <Button size="s" icon={<PlusIcon size={14} />} disabled={isPending} onClick={link}>
            Link {provider}
          </Button>
        )
      }
    >
      <Box p="4">
        {why ? (
          <Alert tone="danger" title="The sign-in was not linked">
            <p>{why}</p>
          </Alert>
        ) : null}
        {data.password ? null : (
          <Text color="fg.muted">
            You have no password here. A PIN, a passkey and some signatures need one: ask an Admin for a link
            to set it.
          </Text>
        )}
        <SignInList identities={data.identities} />
      </Box>
    </Panel>
  );
}

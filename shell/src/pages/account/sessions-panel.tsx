import { accountMutations, accountQueries } from '@hand-receipt/data';
import { useCurrentUser, useMutation, useQuery } from '@hand-receipt/platform';
import { Box, Button, ErrorState, LoadingRows, Panel, toast } from '@hand-receipt/ui';
import { noteSecurity } from '../../session/security-log';
import { SessionRow } from './session-row';

/** The browsers in which the person is signed in, and the way to sign each of the others out. */
export function SessionsPanel() {
  const { id: userId } = useCurrentUser();
  const { data, error, refetch, isFetching } = useQuery(accountQueries.sessions());
  const one = useMutation(accountMutations.endSession);
  const others = useMutation(accountMutations.endOtherSessions);
  const failure = one.error ?? others.error;

  const done = ({ message }: { message: string }) => {
    noteSecurity(userId, message);
    toast({ title: 'Signed out', description: message, tone: 'success' });
  };
  const hasOthers = data?.some(({ current }) => !current) ?? false;

  return (
    <Panel title="Where you are signed in">
      {failure ? (
        <ErrorState failed="action" title="The browser was not signed out" message={failure.message} />
      ) : null}
      {data ? (
        <Box as="ul" px="4">
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              working={one.isPending && one.variables === session.id}
              onEnd={() => one.mutate(session.id, { onSuccess: done })}
            />
          ))}
        </Box>
      ) : error ? (
        <ErrorState
          title="Failed to load your browsers"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading your browsers..." rows={2} />
      )}
      {hasOthers ? (
        <Box p="4" borderTopWidth="1px" borderColor="border.subtle">
          <Button working={others.isPending} onClick={() => others.mutate(undefined, { onSuccess: done })}>
            Sign out everywhere else
          </Button>
        </Box>
      ) : null}
    </Panel>
  );
}

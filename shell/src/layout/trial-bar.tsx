import type { RegisteredRemote } from '@hand-receipt/contracts';
import { sectionMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { Alert, Box, Button, formatDateTime, toast } from '@hand-receipt/ui';
import { useRegistry } from '../app/registry-context';
import { useReload } from '../offline/update/use-reload';

function Trial({ remote, until }: { remote: RegisteredRemote; until: string }) {
  const { reload, question } = useReload();
  const { mutate, isPending, isSuccess } = useMutation(sectionMutations.stopOverride);
  const stop = () =>
    mutate(remote.name, {
      onSuccess: reload,
      onError: (error) =>
        toast({
          tone: 'danger',
          title: statusOf(error) === 0 ? 'Needs a connection.' : 'The trial was not stopped',
          description: statusOf(error) === 0 ? undefined : (reasonOf(error) ?? error.message),
        }),
    });
  return (
    <>
      <Alert
        tone="warning"
        title={`This browser uses a trial release of ${remote.title}.`}
        announce={false}
        actions={
          isSuccess ? (
            <Button size="s" onClick={reload}>
              Reload
            </Button>
          ) : (
            <Button size="s" working={isPending} onClick={stop}>
              Stop
            </Button>
          )
        }
      >
        <p>{isSuccess ? 'It was stopped. Reload this page.' : `It ends at ${formatDateTime(until)}.`}</p>
      </Alert>
      {question}
    </>
  );
}

/** Above every page while this browser has a release of a section that others do not have. */
export function TrialBar() {
  const trials = useRegistry().filter(({ trial }) => trial);
  if (trials.length === 0) return null;
  return (
    <Box display="grid" gap="2" px={{ base: '4', md: '8' }} pt="4">
      {trials.map((remote) => (
        <Trial key={remote.name} remote={remote} until={remote.trial?.until ?? ''} />
      ))}
    </Box>
  );
}

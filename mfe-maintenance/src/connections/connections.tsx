import type { ConnectionDto } from '@hand-receipt/contracts';
import { peopleQueries } from '@hand-receipt/data';
import { reasonOf, useQuery } from '@hand-receipt/platform';
import { Button, CheckIcon, ConfirmDialog, ErrorState, LoadingRows, Stack } from '@hand-receipt/ui';
import { useState } from 'react';
import { AskConnection } from './ask-connection';
import { ConnectionList } from './connection-list';
import { sortConnections } from './connection-words';
import { useConnectionActs } from './use-connection-acts';

/** Everybody I am connected with, who asked me and whom I asked, and a search for more. */
export function Connections() {
  const { data, error, isFetching, refetch } = useQuery(peopleQueries.connections());
  const acts = useConnectionActs();
  const [ending, setEnding] = useState<ConnectionDto | null>(null);

  if (error && !data) {
    return (
      <ErrorState
        title={error.message}
        message={reasonOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingRows text="Loading connections..." rows={3} />;
  const { asking, accepted, asked, refusedByMe } = sortConnections(data);
  const nameOf = ({ connectedUser }: ConnectionDto) => connectedUser.name;
  return (
    <Stack gap="5">
      <AskConnection known={data} onAsk={acts.ask} />
      <ConnectionList
        title="Requests to me"
        connections={asking}
        actions={(one) => (
          <>
            <Button
              disabled={acts.busy}
              aria-label={`Refuse ${nameOf(one)}`}
              onClick={() => acts.refuse(one)}
            >
              Refuse
            </Button>
            <Button
              variant="primary"
              icon={<CheckIcon />}
              disabled={acts.busy}
              aria-label={`Accept ${nameOf(one)}`}
              onClick={() => acts.accept(one)}
            >
              Accept
            </Button>
          </>
        )}
      />
      <ConnectionList
        title="Connected"
        connections={accepted}
        actions={(one) => (
          <Button
            variant="ghost"
            disabled={acts.busy}
            aria-label={`End connection with ${nameOf(one)}`}
            onClick={() => setEnding(one)}
          >
            End
          </Button>
        )}
      />
      <ConnectionList
        title="Asked by me"
        connections={asked}
        actions={(one) => (
          <Button
            variant="ghost"
            disabled={acts.busy}
            aria-label={`Take back request to ${nameOf(one)}`}
            onClick={() => acts.end(one, `Request to ${nameOf(one)} taken back`)}
          >
            Take Back
          </Button>
        )}
      />
      <ConnectionList
        title="Refused by me"
        connections={refusedByMe}
        actions={(one) => (
          <Button
            disabled={acts.busy}
            aria-label={`Ask ${nameOf(one)}`}
            onClick={() => acts.ask(one.connectedUser.id)}
          >
            Ask
          </Button>
        )}
      />
      {ending ? (
        <ConfirmDialog
          open
          onClose={() => setEnding(null)}
          onConfirm={() => {
            acts.end(ending, `Connection with ${nameOf(ending)} ended`);
            setEnding(null);
          }}
          title={`End the connection with ${nameOf(ending)}?`}
          description="Neither of you can send the other a form until one asks and the other accepts again."
          confirmLabel="End Connection"
          tone="danger"
        />
      ) : null}
    </Stack>
  );
}

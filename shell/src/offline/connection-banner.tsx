import { useConnection, useQueue, useUrlState } from '@hand-receipt/platform';
import { Alert, Box, Button } from '@hand-receipt/ui';
import { Late } from '../app/late';
import { RemoteBoundary } from '../remotes/remote-boundary';
import { connectionWords } from './connection-words';
import { queuePanel } from './queue-part';

/** Above every page, only when there is something to say: no connection, what waits, what was refused. */
export function ConnectionBanner() {
  const online = useConnection((connection) => connection.online);
  const keptAt = useConnection((connection) => connection.keptAt);
  const { entries, waiting, failed, hidden, syncing } = useQueue();
  const { get, set } = useUrlState();
  const words = connectionWords({ online, syncing, waiting, failed, drafts: hidden, keptAt });
  const open = get('queue') === 'open';

  return (
    <>
      {words ? (
        <Box className="app-banner" px={{ base: '4', md: '8' }} pt="4">
          <Alert
            tone={words.tone}
            title={words.title}
            announce
            actions={
              entries.length > 0 && (
                <Button size="s" onClick={() => set({ queue: 'open' })}>
                  Show queue
                </Button>
              )
            }
          >
            {words.text}
          </Alert>
        </Box>
      ) : null}
      {open ? (
        <RemoteBoundary title="Offline queue" kind="inline">
          <Late part={queuePanel} with={{ onClose: () => set({ queue: '' }) }} waiting={null} />
        </RemoteBoundary>
      ) : null}
    </>
  );
}

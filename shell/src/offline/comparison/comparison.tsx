import { propertyQueries, type ServerSubject } from '@hand-receipt/data';
import { type QueueEntry, useConnection, useQuery } from '@hand-receipt/platform';
import { Box, Button, Text } from '@hand-receipt/ui';
import { compare } from './compare';
import { ComparisonTable } from './comparison-table';

interface Props {
  entry: QueueEntry;
  subject: ServerSubject;
}

/** What its person wrote beside what the server has now, so that they can decide between the two. */
export function Comparison({ entry, subject }: Props) {
  const online = useConnection((connection) => connection.online);
  const now = useQuery({ ...propertyQueries.serverState(subject), enabled: online });

  if (now.data) return <ComparisonTable title={entry.title} lines={compare(entry, now.data)} />;
  return (
    <Box mt="2" role="status">
      <Text color="fg.muted" textStyle="caption">
        {said(online, now)}
      </Text>
      {now.isError && online ? (
        <Button size="s" onClick={() => void now.refetch()}>
          Try again
        </Button>
      ) : null}
    </Box>
  );
}

function said(online: boolean, now: { isError: boolean; isSuccess: boolean }): string {
  if (now.isSuccess) return 'The server has nothing of it that you may see.';
  if (!online) return 'What the server has now can be seen when the connection is back.';
  return now.isError ? 'What the server has now could not be read.' : 'Reading what the server has now...';
}

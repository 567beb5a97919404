import { peopleQueries } from '@hand-receipt/data';
import { reasonOf, useQuery } from '@hand-receipt/platform';
import { Alert, Link } from '@hand-receipt/ui';
import { ConnectionField } from '@hand-receipt/ui/forms';

/** One of my accepted connections, except people who have the document already. */
export function RecipientField({ has }: { has: readonly string[] }) {
  const { data, error, isFetching, refetch } = useQuery(peopleQueries.connections());
  const people = data
    ?.filter(({ connectionStatus }) => connectionStatus === 'accepted')
    .map(({ connectedUser }) => connectedUser)
    .filter(({ id }) => !has.includes(id));
  return (
    <ConnectionField
      people={people}
      failure={error && { title: error.message, message: reasonOf(error) }}
      onRetry={() => void refetch()}
      retrying={isFetching}
      nobody={
        <Alert tone="info" title="You have no other accepted connection">
          <Link to="/maintenance?connections=1" ownLine>
            Ask for a connection
          </Link>
        </Alert>
      }
    />
  );
}

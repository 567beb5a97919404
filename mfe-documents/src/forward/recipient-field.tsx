import { peopleQueries } from '@hand-receipt/data';
import { reasonOf, useQuery } from '@hand-receipt/platform';
import { Alert, ErrorState, Link, LoadingRows } from '@hand-receipt/ui';
import { SelectField } from '@hand-receipt/ui/forms';

/** One of my accepted connections, except people who have the document already. */
export function RecipientField({ has }: { has: readonly string[] }) {
  const { data, error, isFetching, refetch } = useQuery(peopleQueries.connections());
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
  if (!data) return <LoadingRows text="Loading connections..." rows={1} />;
  const people = data
    .filter(({ connectionStatus }) => connectionStatus === 'accepted')
    .map(({ connectedUser }) => connectedUser)
    .filter(({ id }) => !has.includes(id));
  if (people.length === 0) {
    return (
      <Alert tone="info" title="You have no other accepted connection">
        <Link to="/maintenance?connections=1">Ask for a connection</Link>
      </Alert>
    );
  }
  return (
    <SelectField
      name="recipientUserId"
      label="Recipient"
      placeholder="Choose a connection"
      options={people.map(({ id, name, unit }) => ({ value: id, label: unit ? `${name}, ${unit}` : name }))}
    />
  );
}

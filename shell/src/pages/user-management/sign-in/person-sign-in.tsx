import { accountQueries, peopleQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { ErrorState } from '@hand-receipt/ui';
import { ReadOnlyField } from '@hand-receipt/ui/forms';

/** How a person signs in, in words. */
export function PersonSignIn({ userId }: { userId: string }) {
  const { data: config } = useQuery(accountQueries.config());
  const { data, error, refetch, isFetching } = useQuery(peopleQueries.signIn(userId));
  if (!data && error) {
    return (
      <ErrorState
        title="Failed to load how they sign in"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <ReadOnlyField label="Signs in with" value="Loading..." />;
  const nameOf = (kind: 'provider' | 'certificate') =>
    kind === 'provider' ? (config?.signIn?.provider ?? 'Provider') : 'Certificate';
  const ways = [
    ...(data.password ? ['Password'] : []),
    ...data.identities.map(({ kind, subject }) => `${nameOf(kind)} (${subject})`),
  ];
  return <ReadOnlyField label="Signs in with" value={ways.join(', ') || 'Nothing yet'} />;
}

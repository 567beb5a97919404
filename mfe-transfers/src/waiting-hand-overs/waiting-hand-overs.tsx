import { counterQueries } from '@hand-receipt/data';
import { statusOf, useCurrentUser, useQuery } from '@hand-receipt/platform';
import { Box, ErrorState, Text } from '@hand-receipt/ui';
import { lazy, type ReactNode, Suspense } from 'react';

const HandOverList = lazy(() => import('./hand-over-list'));

/** They wait 15 minutes, and end without an update. */
const READ_AGAIN_MS = 60_000;

const Place = ({ children }: { children: ReactNode }) => <Box mt="3">{children}</Box>;

/** Hand-overs of counters that wait for the reader to sign them on their own device. Nothing where there is none. */
export function WaitingHandOvers() {
  const { data, error, refetch, isFetching } = useQuery({
    ...counterQueries.waitingFor(useCurrentUser().id),
    refetchInterval: ({ state }) => (state.data?.length ? READ_AGAIN_MS : false),
  });
  if (data) {
    return data.length === 0 ? null : (
      <Suspense fallback={null}>
        <Place>
          <HandOverList handOvers={data} />
        </Place>
      </Suspense>
    );
  }
  if (!error) return null;
  return (
    <Place>
      {statusOf(error) === 0 ? (
        <Text color="fg.muted">Hand-overs that wait for your signature need a connection.</Text>
      ) : (
        <ErrorState
          title="Failed to load the hand-overs that wait for your signature"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Place>
  );
}

import { type SuccessionScope, successionQueries } from '@hand-receipt/data';
import { reasonOf, useInfiniteQuery } from '@hand-receipt/platform';
import { Box, Button, EmptyState, ErrorState, LoadingRows, Panel } from '@hand-receipt/ui';
import { SuccessionRow } from './succession-row';

const EMPTY: Record<SuccessionScope, { title: string; hint: string }> = {
  open: {
    title: 'No change of command is under way',
    hint: 'One that you are part of, or that your unit has, is listed here.',
  },
  ended: { title: 'No change of command has ended', hint: 'Signed and cancelled ones are listed here.' },
};

/** Those that I may see, the newest first. */
export function SuccessionList({ scope }: { scope: SuccessionScope }) {
  const query = useInfiniteQuery(successionQueries.list(scope));
  const { error, isFetching, hasNextPage, isFetchingNextPage } = query;
  const successions = query.data?.pages.flatMap(({ items }) => items);
  const failure = error && (
    <ErrorState
      title={error.message}
      message={reasonOf(error)}
      onRetry={() => void query.refetch()}
      retrying={isFetching}
    />
  );
  if (!successions) return failure ?? <LoadingRows text="Loading changes of command..." rows={3} />;
  return (
    <>
      {failure}
      <Panel>
        {successions.length === 0 ? (
          <EmptyState {...EMPTY[scope]} />
        ) : (
          <ul aria-label="Changes of command">
            {successions.map((succession) => (
              <SuccessionRow key={succession.id} succession={succession} />
            ))}
          </ul>
        )}
      </Panel>
      {hasNextPage && (
        <Box mt="4">
          <Button working={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show earlier ones
          </Button>
        </Box>
      )}
    </>
  );
}

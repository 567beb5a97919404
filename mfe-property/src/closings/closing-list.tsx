import { closingQueries, type ClosingScope } from '@hand-receipt/data';
import { reasonOf, useInfiniteQuery } from '@hand-receipt/platform';
import { Box, Button, EmptyState, ErrorState, LoadingRows, Panel } from '@hand-receipt/ui';
import { ClosingRow } from './closing-row';
import { TAB_WORDS } from './closing-scopes';

/** Closings of one tab, the newest first. */
export function ClosingList({ scope }: { scope: ClosingScope }) {
  const query = useInfiniteQuery(closingQueries.list(scope));
  const { error, isFetching, hasNextPage, isFetchingNextPage } = query;
  const closings = query.data?.pages.flatMap(({ items }) => items);
  const { label, empty, hint } = TAB_WORDS[scope];
  const retry = { onRetry: () => void query.refetch(), retrying: isFetching };
  if (!closings) {
    return error ? (
      <ErrorState title={error.message} message={reasonOf(error)} {...retry} />
    ) : (
      <LoadingRows text="Loading closings..." rows={5} />
    );
  }
  return (
    <>
      {error && <ErrorState title={error.message} message={reasonOf(error)} {...retry} />}
      <Panel>
        {closings.length === 0 ? (
          <EmptyState title={empty} hint={hint} />
        ) : (
          <ul aria-label={`Closings, ${label.toLowerCase()}`}>
            {closings.map((closing) => (
              <ClosingRow key={closing.id} closing={closing} />
            ))}
          </ul>
        )}
      </Panel>
      {hasNextPage && (
        <Box mt="4">
          <Button working={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show earlier closings
          </Button>
        </Box>
      )}
    </>
  );
}

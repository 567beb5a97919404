import { amendmentQueries, type AmendmentScope } from '@hand-receipt/data';
import { reasonOf, useInfiniteQuery } from '@hand-receipt/platform';
import { Box, Button, EmptyState, ErrorState, LoadingRows, Panel } from '@hand-receipt/ui';
import { AmendmentRow } from './amendment-row';
import { SCOPE_WORDS } from './amendment-scopes';

/** Amendments of one tab, the newest first. */
export function AmendmentList({ scope }: { scope: AmendmentScope }) {
  const query = useInfiniteQuery(amendmentQueries.list(scope));
  const { error, isFetching, hasNextPage, isFetchingNextPage } = query;
  const amendments = query.data?.pages.flatMap(({ items }) => items);
  const { label, empty, hint } = SCOPE_WORDS[scope];
  const retry = { onRetry: () => void query.refetch(), retrying: isFetching };
  if (!amendments) {
    return error ? (
      <ErrorState title={error.message} message={reasonOf(error)} {...retry} />
    ) : (
      <LoadingRows text="Loading amendments..." rows={5} />
    );
  }
  return (
    <>
      {error && <ErrorState title={error.message} message={reasonOf(error)} {...retry} />}
      <Panel>
        {amendments.length === 0 ? (
          <EmptyState title={empty} hint={hint} />
        ) : (
          <ul aria-label={`Amendments, ${label.toLowerCase()}`}>
            {amendments.map((amendment) => (
              <AmendmentRow key={amendment.id} amendment={amendment} />
            ))}
          </ul>
        )}
      </Panel>
      {hasNextPage && (
        <Box mt="4">
          <Button working={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show earlier amendments
          </Button>
        </Box>
      )}
    </>
  );
}

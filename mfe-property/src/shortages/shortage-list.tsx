import type { ShortageDto } from '@hand-receipt/contracts';
import { shortageQueries } from '@hand-receipt/data';
import { reasonOf, statusOf, useInfiniteQuery } from '@hand-receipt/platform';
import { Box, Button, EmptyState, ErrorState, LoadingRows, Panel } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';
import { ShortageRow } from './shortage-row';

const ShortageDialog = lazy(() => import(/* webpackChunkName: "shortage-dialog" */ './shortage-dialog'));

/** Open shortages, the newest first; of what one person holds, or of one item, where it is named. */
export function ShortageList({ holder, item }: { holder: string; item: string }) {
  const query = useInfiniteQuery(shortageQueries.open(holder, item));
  const [asked, setAsked] = useState<{ shortage: ShortageDto; ends: boolean } | null>(null);
  const { error, isFetching, hasNextPage, isFetchingNextPage } = query;
  const shortages = query.data?.pages.flatMap(({ items }) => items);
  const failed = error && (
    <ErrorState
      title={statusOf(error) === 0 ? 'Needs a connection.' : error.message}
      message={reasonOf(error)}
      onRetry={() => void query.refetch()}
      retrying={isFetching}
    />
  );
  if (!shortages) return failed ?? <LoadingRows text="Loading shortages..." rows={5} />;
  return (
    <>
      {failed}
      <Panel>
        {shortages.length === 0 ? (
          <EmptyState title="No open shortages" hint="A count that finds less than authorized opens one." />
        ) : (
          <ul aria-label="Open shortages">
            {shortages.map((shortage) => (
              <ShortageRow
                key={shortage.id}
                shortage={shortage}
                onAct={(ends) => setAsked({ shortage, ends })}
              />
            ))}
          </ul>
        )}
      </Panel>
      {hasNextPage && (
        <Box mt="4">
          <Button working={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show earlier shortages
          </Button>
        </Box>
      )}
      <Suspense fallback={null}>
        {asked && <ShortageDialog {...asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}

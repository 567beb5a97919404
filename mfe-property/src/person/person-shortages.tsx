import type { ShortageDto } from '@hand-receipt/contracts';
import { shortageQueries } from '@hand-receipt/data';
import { useInfiniteQuery } from '@hand-receipt/platform';
import {
  Box,
  CountBadge,
  ErrorState,
  formatCount,
  LoadingRows,
  Mono,
  Panel,
  Serial,
  ShowMore,
  Text,
} from '@hand-receipt/ui';
import { useRef } from 'react';

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '8px 16px',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  overflowWrap: 'anywhere',
} as const;

function ShortageLine({ shortage }: { shortage: ShortageDto }) {
  const { quantity, name, item, document_number: document } = shortage;
  return (
    <Box as="li" css={row}>
      <div>
        {name}
        <Text textStyle="table" color="fg.muted">
          {item.name} <Serial>{item.serial_number}</Serial>,{' '}
          {document ? (
            <>
              order <Mono>{document}</Mono>
            </>
          ) : (
            'not ordered'
          )}
        </Text>
      </div>
      <b>{formatCount(quantity)} short</b>
    </Box>
  );
}

/** What is short of the items that a person holds. */
export function PersonShortages({ holderId }: { holderId: string }) {
  const query = useInfiniteQuery(shortageQueries.open(holderId));
  const list = useRef<HTMLUListElement>(null);
  const { data, error, isFetching, hasNextPage, isFetchingNextPage } = query;
  const viewAll = { to: `/shortages?holder=${holderId}` };
  if (!data) {
    return (
      <Panel title="Shortages" viewAll={viewAll}>
        {error ? (
          <ErrorState title={error.message} onRetry={() => void query.refetch()} retrying={isFetching} />
        ) : (
          <LoadingRows text="Loading shortages..." rows={2} />
        )}
      </Panel>
    );
  }
  const shortages = data.pages.flatMap(({ items }) => items);
  const total = data.pages[0]?.total ?? shortages.length;
  if (shortages.length === 0) return null;
  return (
    <Panel title="Shortages" badge={<CountBadge count={total} />} viewAll={viewAll}>
      <ul ref={list} aria-label={`Shortages, ${formatCount(total)}`}>
        {shortages.map((shortage) => (
          <ShortageLine key={shortage.id} shortage={shortage} />
        ))}
      </ul>
      <ShowMore
        inset
        size="s"
        list={list}
        hasMore={hasNextPage}
        working={isFetchingNextPage}
        onShow={() => void query.fetchNextPage()}
      >
        Show earlier shortages
      </ShowMore>
    </Panel>
  );
}

import type { CounterDto, HandOverDto } from '@hand-receipt/contracts';
import { counterQueries } from '@hand-receipt/data';
import { useInfiniteQuery } from '@hand-receipt/platform';
import {
  counted,
  ErrorState,
  Flex,
  formatDateTime,
  Link,
  Mono,
  Panel,
  ShowMore,
  StatusBadge,
  Text,
} from '@hand-receipt/ui';
import { useRef } from 'react';

/** Receipts that nobody acknowledged in 72 hours, and those that are disputed. Nothing where there is none. */
export function LateReceipts({ counter }: { counter: CounterDto }) {
  const late = useInfiniteQuery(counterQueries.handovers({ counter: counter.id, late: true }));
  const disputed = useInfiniteQuery(counterQueries.handovers({ counter: counter.id, state: 'disputed' }));
  const list = useRef<HTMLUListElement>(null);
  const queries = [disputed, late];
  const rows = queries.flatMap(({ data }) => data?.pages.flatMap(({ items }) => items) ?? []);
  const failed = queries.filter(({ error }) => error);
  const [first] = failed;
  if (rows.length === 0 && !first) return null;
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  const showMore = () =>
    queries.filter(({ hasNextPage }) => hasNextPage).forEach(({ fetchNextPage }) => void fetchNextPage());
  return (
    <Panel title="Receipts to look at">
      {first?.error ? (
        <ErrorState
          title="Failed to load the receipts"
          message={first.error.message}
          onRetry={retry}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      ) : null}
      <ul ref={list} aria-label="Receipts to look at">
        {rows.map((row) => (
          <ReceiptRow key={row.id} row={row} />
        ))}
      </ul>
      <ShowMore
        list={list}
        inset
        hasMore={queries.some(({ hasNextPage }) => hasNextPage)}
        working={queries.some(({ isFetchingNextPage }) => isFetchingNextPage)}
        onShow={showMore}
      >
        Show more receipts
      </ShowMore>
    </Panel>
  );
}

function ReceiptRow({ row }: { row: HandOverDto }) {
  return (
    <Flex
      as="li"
      gap="3"
      px="4"
      py="2"
      wrap="wrap"
      align="center"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <Link to={`/counter/receipts/${row.id}`}>{row.id}</Link>
      <Text flex="1">
        {row.recipient.name}, {counted(row.lines.length, 'item')}, by {row.operator.name} on {row.device}
      </Text>
      {row.state === 'disputed' ? (
        <StatusBadge status="Overdue" label="Disputed" />
      ) : (
        <StatusBadge status="Pending" label="Not acknowledged in 72 hours" />
      )}
      <Mono>{formatDateTime(row.act_at)}</Mono>
    </Flex>
  );
}

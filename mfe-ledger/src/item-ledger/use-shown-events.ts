import { ledgerQueries } from '@hand-receipt/data';
import { ApiError, useInfiniteQuery, useQuery } from '@hand-receipt/platform';

const isOutOfSight = (error: Error | null) => error instanceof ApiError && error.status === 404;

/**
 * The events that the panel of an item shows: all of them, or for a party to a transfer whose item is out of
 * their sight, those of the transfer.
 */
export function useShownEvents(itemId: string, transferId: string | undefined) {
  const item = useInfiniteQuery(ledgerQueries.itemEvents(itemId));
  const hidden = transferId !== undefined && isOutOfSight(item.error);
  const transfer = useQuery({ ...ledgerQueries.transferEvents(transferId ?? ''), enabled: hidden });
  const events = hidden ? transfer.data : item.data?.pages.flatMap((page) => page.items);
  const { data, isError, isFetching, isPending, refetch } = hidden ? transfer : item;
  return {
    events,
    /** Only the events of the transfer are shown. */
    ofTransferOnly: hidden,
    /** What this browser can check: a list that should be whole. */
    history:
      hidden || !events
        ? undefined
        : { itemId, shown: events, whole: !item.hasNextPage, readAt: item.dataUpdatedAt },
    failure:
      isError && !isFetching
        ? data
          ? 'Failed to refresh blockchain records'
          : 'Failed to fetch blockchain records'
        : null,
    isPending,
    isRefetching: isFetching && !isPending,
    refetch: () => void refetch(),
    earlier: !hidden && item.hasNextPage ? item : null,
  };
}

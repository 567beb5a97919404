import type { SlotProps } from '@hand-receipt/contracts';
import { useInfiniteQuery } from '@hand-receipt/platform';
import { Alert, Button, Flex, Heading, IconButton, LoadingRows, RefreshCwIcon, Text } from '@hand-receipt/ui';
import { useId } from 'react';
import { itemEvents } from '../api/ledger-history';
import { ChainBadge } from './chain-badge';
import { ItemCheck } from './item-check';
import { ItemFault } from './item-fault';
import { RecordList } from './record-list';

/** The ledger of one item, wherever its details are shown. */
export function ItemLedgerPanel({ itemId, serialNumber }: SlotProps['item.ledger']) {
  const titleId = useId();
  const query = useInfiniteQuery(itemEvents(itemId));
  const events = query.data?.pages.flatMap((page) => page.items);
  const history = events && {
    itemId,
    shown: events,
    whole: !query.hasNextPage,
    readAt: query.dataUpdatedAt,
  };
  const failure = query.data ? 'Failed to refresh blockchain records' : 'Failed to fetch blockchain records';

  return (
    <section aria-labelledby={titleId}>
      <Flex justify="space-between" align="flex-start" gap="3">
        <div>
          <Heading as="h3" id={titleId} textStyle="h2">
            Immutable Ledger{' '}
            <Text as="span" fontWeight="400" color="fg.muted">
              (Hyperledger Fabric)
            </Text>
          </Heading>
          <Text textStyle="caption" color="fg.muted">
            Tracked on a government cloud ledger for auditability and chain of custody.
          </Text>
        </div>
        <Flex align="center" gap="2" flex="none">
          {history ? <ChainBadge history={history} /> : null}
          <IconButton
            label={`Refresh the ledger of ${serialNumber}`}
            icon={<RefreshCwIcon />}
            working={query.isRefetching}
            onClick={() => void query.refetch()}
          />
        </Flex>
      </Flex>
      {query.isError && !query.isFetching ? <Alert tone="danger" title={failure} /> : null}
      {query.isPending ? <LoadingRows text="Loading blockchain records..." rows={3} /> : null}
      {history ? <ItemFault history={history} /> : null}
      {events ? <RecordList events={events} serialNumber={serialNumber} /> : null}
      {query.hasNextPage ? (
        <Button size="s" working={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show earlier records
        </Button>
      ) : null}
      {history ? <ItemCheck history={history} /> : null}
    </section>
  );
}

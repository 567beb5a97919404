import type { SlotProps } from '@hand-receipt/contracts';
import {
  Alert,
  Button,
  ErrorState,
  Flex,
  Heading,
  IconButton,
  LoadingRows,
  RefreshCwIcon,
  Text,
} from '@hand-receipt/ui';
import { useId } from 'react';
import { ChainBadge } from './chain-badge';
import { ItemCheck } from './item-check';
import { ItemFault } from './item-fault';
import { useVerdict } from '../check/use-verdict';
import { RecordList } from './record-list';
import { useShownEvents } from './use-shown-events';
import { FabricNote } from '../witnesses/fabric-note';

interface ReadFailureProps {
  failure: string | null;
  /** Events of an earlier read are shown. */
  hasEvents: boolean;
  onRetry: () => void;
}

/** That the events could not be read: in place of them, or over those of an earlier read. */
function ReadFailure({ failure, hasEvents, onRetry }: ReadFailureProps) {
  if (failure === null) return null;
  return hasEvents ? (
    <Alert tone="danger" title={failure} />
  ) : (
    <ErrorState title={failure} onRetry={onRetry} />
  );
}

/** The ledger of one item, wherever its details are shown. */
export function ItemLedgerPanel({ itemId, serialNumber, transferId }: SlotProps['item.ledger']) {
  const titleId = useId();
  const verdict = useVerdict();
  const { events, history, failure, earlier, ...shown } = useShownEvents(itemId, transferId);

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
          <FabricNote />
        </div>
        <Flex align="center" gap="2" flex="none">
          {history && verdict.state !== 'failed' ? <ChainBadge history={history} /> : null}
          <IconButton
            label={`Refresh the ledger of ${serialNumber}`}
            icon={<RefreshCwIcon />}
            working={shown.isRefetching}
            onClick={shown.refetch}
          />
        </Flex>
      </Flex>
      <ReadFailure failure={failure} hasEvents={events !== undefined} onRetry={shown.refetch} />
      {shown.isPending ? <LoadingRows text="Loading blockchain records..." rows={3} /> : null}
      {shown.ofTransferOnly && events ? (
        <Text textStyle="caption">You do not see this item now. These are the events of this transfer.</Text>
      ) : null}
      <ItemFault history={history} verdict={verdict} />
      {events ? <RecordList events={events} serialNumber={serialNumber} /> : null}
      {earlier ? (
        <Button size="s" working={earlier.isFetchingNextPage} onClick={() => void earlier.fetchNextPage()}>
          Show earlier records
        </Button>
      ) : null}
      {history && verdict.state !== 'failed' ? <ItemCheck history={history} /> : null}
    </section>
  );
}

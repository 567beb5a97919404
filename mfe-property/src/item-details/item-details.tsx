import type { PropertyItem } from '@hand-receipt/contracts';
import { Slot, useCurrentUser } from '@hand-receipt/platform';
import { Alert, Box, Button, Drawer, Flex, Link, Stack, Undo2Icon } from '@hand-receipt/ui';
import { OfferedActions } from '../items/offered-actions';
import { ItemPhotos } from '../item-photos/item-photos';
import { missingWords } from '../items/missing-words';
import { OpenLossCase } from '../items/open-loss-case';
import { holds, mayCreateItems, mayRecall } from '../items/permissions';
import { LeaveActions } from '../closings/leave-actions';
import { useRowOrigin } from '../reconciliation/return-to-row';
import { AmendmentActions } from './amendment-actions';
import { Calibration } from '../calibration/calibration';
import { CustodyChain } from './custody-chain';
import { EditButton } from './edit-button';
import { ItemComponents } from './item-components';
import { ItemFacts } from './item-facts';
import { ItemHistory } from './item-history';
import { MountedItems } from './mounted-items';
import { ScannedUii } from './scanned-uii';
import { QrLabel } from './qr-label';
import { useCustodyNotice } from './use-custody-notice';

interface ItemDetailsProps {
  item: PropertyItem;
  /** Why it is not any more to be seen; what is shown is how it last was. */
  gone?: string;
  onClose: () => void;
  onRecall: (item: PropertyItem) => void;
  onPrevious?: () => void;
  onNext?: () => void;
}

/** What the reader may do with an item that is on the book. */
function ItemActs({ item, onRecall }: Pick<ItemDetailsProps, 'item' | 'onRecall'>) {
  const user = useCurrentUser();
  return (
    <>
      {holds(user, item) && <OfferedActions item={item} withWords />}
      {mayCreateItems(user) && <EditButton item={item} />}
      {mayRecall(user, item) && !item.openTransfer?.is_recall && (
        <Button icon={<Undo2Icon />} onClick={() => onRecall(item)}>
          Initiate Recall
        </Button>
      )}
    </>
  );
}

/** What stands above the facts: the item is gone, missing, lost or offered. */
function ItemAlerts({ item, gone }: Pick<ItemDetailsProps, 'item' | 'gone'>) {
  return (
    <>
      {gone && (
        <Alert tone="danger" title={gone}>
          It was transferred out of your sight or removed while it was open. This is how it last was.
        </Alert>
      )}
      {item.missing && (
        <Alert tone="danger" title="Missing in count" announce={false}>
          {missingWords(item.missing)} Someone other than its holder must see it.
        </Alert>
      )}
      {(item.status === 'Lost' || item.missing) && <OpenLossCase item={item} />}
      {item.disputed && (
        <Alert tone="warning" title="Disputed" announce={false}>
          It is not handed over again until a leader settles{' '}
          <Link to={`/counter/receipts/${item.disputed}`}>{item.disputed}</Link>.
        </Alert>
      )}
      {item.openTransfer && (
        <Alert
          tone="warning"
          title={`${item.openTransfer.is_recall ? 'Recalled by' : 'Offered to'} ${item.openTransfer.to}`}
          announce={false}
        >
          <Link to={`/transfers/${item.openTransfer.id}`} ownLine>
            Open the transfer
          </Link>
        </Alert>
      )}
    </>
  );
}

/** Everything about one item: facts, who signed for it, what belongs to it, and its ledger (PROP-36). */
export default function ItemDetails({ item, gone, onClose, onRecall, onPrevious, onNext }: ItemDetailsProps) {
  useCustodyNotice(item);
  const origin = useRowOrigin();
  const isOnBook = !gone && !item.leftAt;
  return (
    <Drawer
      open
      ownAddress
      onClose={onClose}
      caption="Equipment details"
      title={item.name}
      serial={item.serialNumber}
      onPrevious={onPrevious}
      onNext={onNext}
      footer={
        <>
          {isOnBook && <ItemActs item={item} onRecall={onRecall} />}
          <Box ml="auto">
            <Button variant="ghost" onClick={onClose}>
              Close
            </Button>
          </Box>
        </>
      }
    >
      <Stack gap="6">
        <ItemAlerts item={item} gone={gone} />
        {origin && (
          <Link to={origin.to} ownLine>
            Back to comparison {origin.id}
          </Link>
        )}
        {!gone && <ScannedUii item={item} />}
        <ItemFacts item={item} />
        {!gone && (
          <Flex gap="2" wrap="wrap">
            {!item.leftAt && <AmendmentActions item={item} />}
            <LeaveActions item={item} />
          </Flex>
        )}
        <ItemPhotos item={item} isGone={gone !== undefined} />
        <ItemComponents item={item} />
        <MountedItems item={item} isGone={gone !== undefined} />
        <Calibration item={item} isGone={gone !== undefined} />
        <CustodyChain item={item} />
        <ItemHistory item={item} />
        <Slot name="item.ledger" with={{ itemId: item.id, serialNumber: item.serialNumber }} />
        <QrLabel item={item} />
      </Stack>
    </Drawer>
  );
}

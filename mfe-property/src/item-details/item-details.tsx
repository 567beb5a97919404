import type { PropertyItem } from '@hand-receipt/contracts';
import { Slot, useCurrentUser } from '@hand-receipt/platform';
import { Alert, Box, Button, Drawer, Link, Stack, Undo2Icon } from '@hand-receipt/ui';
import { holds, mayRecall } from '../items/permissions';
import { CustodyChain } from './custody-chain';
import { ItemComponents } from './item-components';
import { ItemFacts } from './item-facts';

interface ItemDetailsProps {
  item: PropertyItem;
  onClose: () => void;
  onRecall: (item: PropertyItem) => void;
  onPrevious?: () => void;
  onNext?: () => void;
}

/** Everything about one item: facts, who signed for it, what belongs to it, and its ledger (PROP-36). */
export default function ItemDetails({ item, onClose, onRecall, onPrevious, onNext }: ItemDetailsProps) {
  const user = useCurrentUser();
  return (
    <Drawer
      open
      onClose={onClose}
      caption="Equipment details"
      title={item.name}
      serial={item.serialNumber}
      onPrevious={onPrevious}
      onNext={onNext}
      footer={
        <>
          {holds(user, item) && <Slot name="property.rowActions" with={{ item, compact: false }} />}
          {mayRecall(user, item) && (
            <Button icon={<Undo2Icon />} onClick={() => onRecall(item)}>
              Initiate Recall
            </Button>
          )}
          <Box ml="auto">
            <Button variant="ghost" onClick={onClose}>
              Close
            </Button>
          </Box>
        </>
      }
    >
      <Stack gap="6">
        {item.openTransfer && (
          <Alert tone="warning" title={`Offered to ${item.openTransfer.to}`} announce={false}>
            <Link to={`/transfers/${item.openTransfer.id}`}>Open the transfer</Link>
          </Alert>
        )}
        <ItemFacts item={item} />
        <CustodyChain item={item} />
        <ItemComponents item={item} />
        <Slot name="item.ledger" with={{ itemId: item.id, serialNumber: item.serialNumber }} />
      </Stack>
    </Drawer>
  );
}

import type { ConsumableDto } from '@hand-receipt/contracts';
import { Button, Drawer, PackageIcon, Panel, PencilIcon, SendIcon, Stack } from '@hand-receipt/ui';
import { ConsumableFacts } from './consumable-facts';
import { ItemHistory } from './item-history';
import type { StockAct } from './stock-state';

interface ConsumableDrawerProps {
  item: ConsumableDto;
  mayKeep: boolean;
  onAct: (act: StockAct) => void;
  onClose: () => void;
}

/** One consumable: its record, its movements, and the actions for people who keep the stock. */
export default function ConsumableDrawer({ item, mayKeep, onAct, onClose }: ConsumableDrawerProps) {
  const actions = (
    <>
      <Button variant="primary" icon={<SendIcon />} onClick={() => onAct('issue')}>
        Issue
      </Button>
      <Button icon={<PackageIcon />} onClick={() => onAct('restock')}>
        Restock
      </Button>
      <Button icon={<PencilIcon />} onClick={() => onAct('edit')}>
        Edit
      </Button>
    </>
  );
  return (
    <Drawer open onClose={onClose} caption="Consumable" title={item.name} footer={mayKeep && actions}>
      <Stack gap="4">
        <ConsumableFacts item={item} />
        <Panel title="History" padded={false}>
          <ItemHistory itemId={item.id} />
        </Panel>
      </Stack>
    </Drawer>
  );
}

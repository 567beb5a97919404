import type { SlotProps } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { Button, FileCogIcon, IconButton } from '@hand-receipt/ui';
import { itemWords } from '../items/item-words';

/** In the row of an item that I hold: reports a fault of it to a person who does the work. */
export function SendFormAction({ item, compact }: SlotProps['property.rowActions']) {
  const url = useUrlState();
  const write = () => url.set({ send: item.id });
  return compact ? (
    <IconButton
      size="s"
      label={`Send maintenance form, ${itemWords(item)}`}
      tooltip="Send maintenance form"
      icon={<FileCogIcon />}
      onClick={write}
    />
  ) : (
    <Button icon={<FileCogIcon />} onClick={write}>
      Send Maintenance Form
    </Button>
  );
}

import type { PropertyItem } from '@hand-receipt/contracts';
import { IconButton, PlainTable, SendIcon, Serial } from '@hand-receipt/ui';
import { itemLabel } from '../items/item-label';
import { whyNotHandedOver } from '../items/missing-words';

interface InventoryRowsProps {
  items: readonly PropertyItem[];
  onOffer: (item: PropertyItem) => void;
}

export function InventoryRows({ items, onOffer }: InventoryRowsProps) {
  if (items.length === 0) return null;
  return (
    <PlainTable label="Inventory preview">
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row" data-name>
              <b>{item.name}</b>
            </th>
            <td>
              <Serial>{item.serialNumber}</Serial>
            </td>
            <td data-number>
              <IconButton
                size="s"
                label={`Initiate transfer, ${itemLabel(item)}`}
                tooltip={whyNotHandedOver(item) ?? 'Initiate transfer'}
                disabled={Boolean(item.missing)}
                icon={<SendIcon />}
                onClick={() => onOffer(item)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

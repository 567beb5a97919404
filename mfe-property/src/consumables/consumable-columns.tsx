import type { ConsumableDto } from '@hand-receipt/contracts';
import { formatCount, formatDate, IconButton, Mono, PackageIcon, SendIcon } from '@hand-receipt/ui';
import { type Column, RowButtons } from '@hand-receipt/ui/table';
import { countText } from './quantity';
import type { StockAct } from './stock-state';
import { Expiry, LowStock } from './stock-marks';

const facts: Column<ConsumableDto>[] = [
  { id: 'name', header: 'Consumable', value: (item) => item.name, strong: true },
  { id: 'category', header: 'Category', width: 150, value: (item) => item.category, muted: true },
  {
    id: 'quantity',
    header: 'On hand',
    width: 110,
    align: 'right',
    value: (item) => item.currentQuantity,
    cell: (item) => countText(item.currentQuantity, item.unit),
  },
  {
    id: 'minimum',
    header: 'Minimum',
    width: 90,
    align: 'right',
    cell: (item) => formatCount(item.minimumQuantity),
  },
  { id: 'low', header: 'Stock', hideHeader: true, width: 110, cell: (item) => <LowStock item={item} /> },
  {
    id: 'expirationDate',
    header: 'Expires',
    width: 190,
    value: (item) => item.expirationDate,
    cell: (item) => <Expiry item={item} />,
  },
  {
    id: 'lastRestockDate',
    header: 'Restocked',
    width: 116,
    value: (item) => item.lastRestockDate,
    cell: (item) => item.lastRestockDate && <Mono>{formatDate(item.lastRestockDate)}</Mono>,
  },
];

/** Columns of the stock. Their ids are the names that the API sorts by. People who keep the stock also get actions. */
export const consumableColumns = (
  onAct: ((act: StockAct, item: ConsumableDto) => void) | null,
): Column<ConsumableDto>[] =>
  onAct === null
    ? facts
    : [
        ...facts,
        {
          id: 'actions',
          header: 'Actions',
          hideHeader: true,
          pinned: true,
          align: 'right',
          width: 84,
          cell: (item) => (
            <RowButtons>
              <IconButton
                size="s"
                label={`Issue, ${item.name}`}
                tooltip="Issue"
                icon={<SendIcon />}
                onClick={() => onAct('issue', item)}
              />
              <IconButton
                size="s"
                label={`Restock, ${item.name}`}
                tooltip="Restock"
                icon={<PackageIcon />}
                onClick={() => onAct('restock', item)}
              />
            </RowButtons>
          ),
        },
      ];

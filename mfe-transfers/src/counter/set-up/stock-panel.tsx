import type { CounterDetailDto, CounterItemDto } from '@hand-receipt/contracts';
import { counterQueries } from '@hand-receipt/data';
import { useInfiniteQuery, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  CountBadge,
  Flex,
  GrowingList,
  IconButton,
  lateDialog,
  Panel,
  PlusIcon,
  Serial,
  Text,
  XIcon,
} from '@hand-receipt/ui';
import { AddStockDialog } from './add-stock-dialog';

const RemoveStockDialog = lateDialog(() => import('./remove-stock-dialog'));

/** What the counter keeps. */
export function StockPanel({ counter }: { counter: CounterDetailDto }) {
  const { get, set } = useUrlState();
  const pages = useInfiniteQuery(counterQueries.stock(counter.id));
  const { setUp } = counter.may;
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const leaving = get('dialog') === 'remove' ? rows.find(({ id }) => id === get('item')) : undefined;
  const remove = (id: string) => set({ dialog: 'remove', item: id });
  return (
    <Panel
      title="Stock"
      badge={<CountBadge count={counter.stock} />}
      actions={
        setUp ? (
          <Button size="s" icon={<PlusIcon />} onClick={() => set({ dialog: 'stock' })}>
            Add Items
          </Button>
        ) : null
      }
    >
      <GrowingList
        pages={pages}
        of="items"
        more="more"
        empty={{ title: 'This counter keeps nothing yet', hint: 'Add the items that it hands out.' }}
      >
        {(item) => <StockRow key={item.id} item={item} onRemove={setUp ? remove : undefined} />}
      </GrowingList>
      {get('dialog') === 'stock' && setUp ? (
        <AddStockDialog counter={counter} onClose={() => set({ dialog: '' })} />
      ) : null}
      {leaving && setUp ? (
        <RemoveStockDialog counter={counter} item={leaving} onClose={() => set({ dialog: '', item: '' })} />
      ) : null}
    </Panel>
  );
}

const placeOf = ({ rack, possession }: CounterItemDto): string =>
  possession?.kind === 'person' ? `Out with ${possession.name}` : (rack ?? 'Stored');

interface StockRowProps {
  item: CounterItemDto;
  /** Left out for a person who does not set the counter up. */
  onRemove?: (id: string) => void;
}

function StockRow({ item, onRemove }: StockRowProps) {
  return (
    <Flex as="li" align="center" gap="3" px="4" py="2" borderTopWidth="1px" borderColor="border.subtle">
      <Box flex="none" minWidth="120px">
        <Serial>{item.serial_number}</Serial>
      </Box>
      <Box flex="1" minWidth="0">
        <Text fontWeight="semibold">{item.name}</Text>
        <Text as="small" color="fg.muted">
          {placeOf(item)}
        </Text>
      </Box>
      {onRemove ? (
        <IconButton
          label={`Remove ${item.name} ${item.serial_number} from stock`}
          icon={<XIcon />}
          onClick={() => onRemove(item.id)}
        />
      ) : null}
    </Flex>
  );
}

import type { CounterDetailDto, CounterItemDto } from '@hand-receipt/contracts';
import { counterMutations, counterQueries } from '@hand-receipt/data';
import { refusalOf, useInfiniteQuery, useMutation, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  CountBadge,
  Flex,
  GrowingList,
  IconButton,
  Panel,
  PlusIcon,
  Serial,
  Text,
  toast,
  XIcon,
} from '@hand-receipt/ui';
import { AddStockDialog } from './add-stock-dialog';

/** What the counter keeps. */
export function StockPanel({ counter }: { counter: CounterDetailDto }) {
  const { get, set } = useUrlState();
  const pages = useInfiniteQuery(counterQueries.stock(counter.id));
  const { setUp } = counter.may;
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
        {(item) => <StockRow key={item.id} item={item} counter={counter} />}
      </GrowingList>
      {get('dialog') === 'stock' && setUp ? (
        <AddStockDialog counter={counter} onClose={() => set({ dialog: '' })} />
      ) : null}
    </Panel>
  );
}

const placeOf = ({ rack, possession }: CounterItemDto): string =>
  possession?.kind === 'person' ? `Out with ${possession.name}` : (rack ?? 'Stored');

function StockRow({ item, counter }: { item: CounterItemDto; counter: CounterDetailDto }) {
  const { mutate, isPending } = useMutation(counterMutations.stock(counter.id));
  const remove = () =>
    mutate(
      { remove: [item.id] },
      {
        onSuccess: () =>
          toast({ tone: 'success', title: 'Removed From Stock', description: item.serial_number }),
        onError: (error) => toast({ tone: 'danger', title: 'Not removed', description: refusalOf(error) }),
      },
    );
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
      {counter.may.setUp ? (
        <IconButton
          label={`Remove ${item.name} ${item.serial_number} from stock`}
          icon={<XIcon />}
          disabled={isPending}
          onClick={remove}
        />
      ) : null}
    </Flex>
  );
}

import type { InventoryItemDto } from '@hand-receipt/contracts';
import { Flex, ItemStatusBadge, Serial, StatusBadge, Text, WasSerials, WithWhom } from '@hand-receipt/ui';
import { categoryLabel } from '../items/category-label';
import { isNearMiss } from './found-by';
import { holderWords, leftBadge } from './left-words';
import { NearMiss } from './near-miss';

/** An item of Find Item on a phone: its serial number first, then who has it and where. */
export function InventoryCard({ item }: { item: InventoryItemDto }) {
  const holder = holderWords(item);
  return (
    <>
      <Serial size="lg">{item.serial_number}</Serial>
      <WasSerials serials={item.former_serials} />
      <Text textStyle="body">
        <b>{item.name}</b>{' '}
        <Text as="span" color="fg.muted">
          · {categoryLabel(item.category)}
        </Text>
      </Text>
      <Flex columnGap="3" mt="1" align="center" flexWrap="wrap" textStyle="caption" color="fg.muted">
        {item.left ? (
          <StatusBadge {...leftBadge(item.left)} />
        ) : (
          <ItemStatusBadge status={item.current_status} missing={item.missing} />
        )}
        <span>{[holder, item.location].filter(Boolean).join(' · ')}</span>
        <WithWhom possession={item.possession} holderId={item.holder?.id} />
        {isNearMiss(item) && <NearMiss />}
      </Flex>
    </>
  );
}

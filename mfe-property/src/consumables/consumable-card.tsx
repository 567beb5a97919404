import type { ConsumableDto } from '@hand-receipt/contracts';
import { Flex, formatCount, Text } from '@hand-receipt/ui';
import { countText } from './quantity';
import { Expiry, LowStock } from './stock-marks';

/** A consumable on a phone. */
export function ConsumableCard({ item }: { item: ConsumableDto }) {
  return (
    <>
      <Text textStyle="body">
        <b>{item.name}</b>{' '}
        <Text as="span" color="fg.muted">
          · {item.category}
        </Text>
      </Text>
      <Text textStyle="body">
        {countText(item.currentQuantity, item.unit)} on hand, minimum {formatCount(item.minimumQuantity)}
      </Text>
      <Flex columnGap="3" mt="1" align="center" flexWrap="wrap" textStyle="caption" color="fg.muted">
        <LowStock item={item} />
        <Expiry item={item} />
      </Flex>
    </>
  );
}

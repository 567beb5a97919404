import type { SensitiveItemDto } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Button, Stack } from '@hand-receipt/ui';
import { useState } from 'react';
import { ItemCard } from './item-card';
import { mayVerify } from './item-words';

/** A phone draws this many cards, and as many more on request: the most urgent come first. */
const CARDS_AT_ONCE = 50;

interface ItemCardsProps {
  items: readonly SensitiveItemDto[];
  onOpen: (item: SensitiveItemDto) => void;
  label?: string;
}

export function ItemCards({ items, onOpen, label = 'Sensitive items' }: ItemCardsProps) {
  const user = useCurrentUser();
  const [limit, setLimit] = useState(CARDS_AT_ONCE);
  return (
    <>
      <Stack as="ul" gap="2" aria-label={label}>
        {items.slice(0, limit).map((item) => (
          <li key={item.id}>
            <ItemCard item={item} canVerify={mayVerify(item, user)} onOpen={onOpen} />
          </li>
        ))}
      </Stack>
      {items.length > limit ? (
        <Button size="l" onClick={() => setLimit(limit + CARDS_AT_ONCE)}>
          Show more items
        </Button>
      ) : null}
    </>
  );
}

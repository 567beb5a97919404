import type { HeldItemDto } from '@hand-receipt/contracts';
import { Box, Button, formatDate, ItemStatusBadge, Link, Mono, Serial } from '@hand-receipt/ui';
import { useState } from 'react';

/** Rows that a block shows before it is asked for all. */
const SHOWN = 10;

const row = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '140px minmax(0, 1fr) 104px 200px' },
  gap: { base: '0 12px', md: '16px' },
  alignItems: 'center',
  minHeight: { base: '56px', md: '36px' },
  padding: '4px 16px',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  overflowWrap: 'anywhere',
  '& [data-part=status]': {
    gridColumn: { base: '2', md: 'auto' },
    gridRow: { base: '1 / span 2', md: 'auto' },
  },
} as const;

function ItemRow({ item }: { item: HeldItemDto }) {
  return (
    <Box as="li" css={row}>
      <Serial>{item.serial_number}</Serial>
      <Link to={`/property-book/${item.id}`}>{item.name}</Link>
      <Box hideBelow="md">
        <Mono muted>{formatDate(item.since)}</Mono>
      </Box>
      <span data-part="status">
        <ItemStatusBadge status={item.current_status} />
      </span>
    </Box>
  );
}

/** Items of a hand receipt: the first of them, and all when asked. */
export function HeldItems({ items, label }: { items: readonly HeldItemDto[]; label: string }) {
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, SHOWN);
  return (
    <>
      <ul aria-label={label}>
        {shown.map((item) => (
          <ItemRow key={item.id} item={item} />
        ))}
      </ul>
      {shown.length < items.length ? (
        <Box p="3" borderTopWidth="1px" borderColor="border.subtle">
          <Button size="s" onClick={() => setAll(true)} aria-label={`Show all ${items.length}, ${label}`}>
            Show all {items.length}
          </Button>
        </Box>
      ) : null}
    </>
  );
}

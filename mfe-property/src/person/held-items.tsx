import type { HeldItemDto } from '@hand-receipt/contracts';
import { Box, Button, formatDate, ItemStatusBadge, Link, Mono, Serial } from '@hand-receipt/ui';
import { useState } from 'react';

/** Rows that a block shows before it is asked for all. */
const SHOWN = 10;

const row = {
  display: 'grid',
  gap: '0 12px',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: '56px',
  padding: '4px 16px',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  overflowWrap: 'anywhere',
  '& [data-part=since]': { display: 'none' },
  '& [data-part=status]': { gridColumn: '2', gridRow: '1 / span 2' },
} as const;

/** On one line, where there is room for it. */
const wide = {
  gap: '16px',
  gridTemplateColumns: '140px minmax(0, 1fr) 104px 200px',
  minHeight: '36px',
  '& [data-part=since]': { display: 'block' },
  '& [data-part=status]': { gridColumn: 'auto', gridRow: 'auto' },
} as const;

const rowCss = (narrow: boolean) => (narrow ? row : { ...row, md: wide });

function ItemRow({ item, narrow }: { item: HeldItemDto; narrow: boolean }) {
  return (
    <Box as="li" css={rowCss(narrow)}>
      <Serial>{item.serial_number}</Serial>
      <Link to={`/property-book/${item.id}`}>{item.name}</Link>
      <span data-part="since">
        <Mono muted>{formatDate(item.since)}</Mono>
      </span>
      <span data-part="status">
        <ItemStatusBadge status={item.current_status} />
      </span>
    </Box>
  );
}

interface HeldItemsProps {
  items: readonly HeldItemDto[];
  label: string;
  /** In a column beside others: two lines an item, however wide the screen. */
  narrow?: boolean;
}

/** Items of a hand receipt: the first of them, and all when asked. */
export function HeldItems({ items, label, narrow = false }: HeldItemsProps) {
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, SHOWN);
  return (
    <>
      <ul aria-label={label}>
        {shown.map((item) => (
          <ItemRow key={item.id} item={item} narrow={narrow} />
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

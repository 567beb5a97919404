import type { HeldItemDto } from '@hand-receipt/contracts';
import { Box, formatDate, ItemStatusBadge, Link, Mono, Serial } from '@hand-receipt/ui';
import { rowLink } from './row-link';
import { ShortList } from './short-list';

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
  ...rowLink,
} as const;

/** On one line, where there is room for it. */
const wide = {
  gap: '16px',
  gridTemplateColumns: '140px minmax(0, 1fr) 104px 200px',
  minHeight: '36px',
  textStyle: 'table',
  '& [data-part=since]': { display: 'block' },
  '& [data-part=status]': { gridColumn: 'auto', gridRow: 'auto' },
} as const;

const heads = {
  ...wide,
  textStyle: 'label',
  display: { base: 'none', md: 'grid' },
  alignItems: 'center',
  minHeight: '32px',
  padding: '0 16px',
  borderBottomWidth: '1px',
  borderColor: 'border',
  background: 'bg.subtle',
} as const;

/** The first row of a column of its own has the rule of the heads, or of the panel, above it. */
const rowCss = (narrow: boolean) =>
  narrow ? row : { ...row, '&:first-of-type': { borderTopWidth: '0' }, md: wide };

function ItemRow({ item, narrow }: { item: HeldItemDto; narrow: boolean }) {
  return (
    <Box as="li" css={rowCss(narrow)}>
      <Serial>{item.serial_number}</Serial>
      <Link to={`/property-book/${item.id}`}>{item.name}</Link>
      <span data-part="since">
        <Mono muted>{formatDate(item.since)}</Mono>
      </span>
      <span data-part="status">
        <ItemStatusBadge status={item.current_status} missing={item.missing} />
      </span>
    </Box>
  );
}

/** For the eye: a reader of the screen hears each row whole. */
function ColumnHeads() {
  return (
    <Box css={heads} className="hr-label" aria-hidden>
      <span>Serial number</span>
      <span>Item</span>
      <span>Since</span>
      <span>Status</span>
    </Box>
  );
}

interface HeldItemsProps {
  items: readonly HeldItemDto[];
  label: string;
  /** In a column beside others: two lines an item, however wide the screen. */
  narrow?: boolean;
}

/** Items of a hand receipt: the first of them, and more when asked. */
export function HeldItems({ items, label, narrow = false }: HeldItemsProps) {
  return (
    <>
      {narrow ? null : <ColumnHeads />}
      <ShortList
        entries={items}
        label={label}
        renderEntry={(item) => <ItemRow key={item.id} item={item} narrow={narrow} />}
      />
    </>
  );
}

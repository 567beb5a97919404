import type { InventoryLineDto } from '@hand-receipt/contracts';
import { inventoryQueries } from '@hand-receipt/data';
import { useInfiniteQuery } from '@hand-receipt/platform';
import { Box, EmptyState, formatRecentTime, Label, Mono, Serial } from '@hand-receipt/ui';
import type { CountHere } from './kept-scans';
import { PagedLines } from './paged-lines';
import { ruledList } from './ruled-list';

const COLUMNS = 'minmax(96px, 160px) minmax(0, 1fr) minmax(0, 1.2fr)';

/** On a desktop each fact has its column, under a head. */
const columnStyles = {
  ...ruledList,
  '& > li': {
    ...ruledList['& > li'],
    display: { base: 'flex', md: 'grid' },
    gridTemplateColumns: COLUMNS,
  },
} as const;

const headStyles = {
  display: { base: 'none', md: 'grid' },
  gridTemplateColumns: COLUMNS,
  columnGap: '12px',
  alignItems: 'center',
  minHeight: '32px',
  borderBottomWidth: '1px',
  borderColor: 'border',
} as const;

/** What was read: serial number, name, by whom and when. What waits on this device stands first. */
export function CountedItems({ inventoryId, here }: { inventoryId: string; here: CountHere }) {
  const query = useInfiniteQuery(inventoryQueries.counted(inventoryId));
  const queuedRows = (lines: readonly InventoryLineDto[]) => {
    const known = new Set(lines.map(({ id }) => id));
    return here.queued
      .filter(({ id }) => !known.has(id))
      .map(({ id, name, serialNumber }) => (
        <li key={id} data-state="queued">
          <Serial>{serialNumber ?? ''}</Serial>
          <strong>{name}</strong>
          <Box as="span" color="warning.fg">
            Queued
          </Box>
        </li>
      ));
  };
  return (
    <PagedLines
      query={query}
      of="what was counted"
      label="Counted items"
      css={columnStyles}
      head={
        <Box css={headStyles} aria-hidden="true">
          <Label>Serial number</Label>
          <Label>Item</Label>
          <Label>Counted by, time</Label>
        </Box>
      }
      first={queuedRows}
      empty={<EmptyState align="left" title="Nothing was counted yet." />}
    >
      {({ id, name, serialNumber, countedBy, countedAt }) => (
        <li key={id} data-state="recorded">
          <Serial>{serialNumber ?? ''}</Serial>
          <strong>{name}</strong>
          <Box as="span" color="fg.muted">
            {countedBy} <Mono>{countedAt ? formatRecentTime(countedAt) : null}</Mono>
          </Box>
        </li>
      )}
    </PagedLines>
  );
}

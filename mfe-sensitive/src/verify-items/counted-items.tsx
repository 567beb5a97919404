import { inventoryQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import {
  Box,
  EmptyState,
  ErrorState,
  formatCount,
  formatRecentTime,
  Label,
  LoadingRows,
  Mono,
  Serial,
  Text,
} from '@hand-receipt/ui';
import type { CountHere } from './kept-scans';
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
  const { data, error, isFetching, refetch } = useQuery(inventoryQueries.counted(inventoryId));
  if (error && !data) {
    return (
      <ErrorState
        title="Failed to load what was counted"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingRows text="Loading what was counted..." rows={3} />;
  const known = new Set(data.items.map(({ id }) => id));
  const queued = here.queued.filter(({ id }) => !known.has(id));
  if (data.items.length + queued.length === 0) {
    return <EmptyState align="left" title="Nothing was counted yet." />;
  }
  const more = data.total - data.items.length;
  return (
    <>
      <Box css={headStyles} aria-hidden="true">
        <Label>Serial number</Label>
        <Label>Item</Label>
        <Label>Counted by, time</Label>
      </Box>
      <Box as="ul" aria-label="Counted items" textStyle="table" css={columnStyles}>
        {queued.map(({ id, name, serialNumber }) => (
          <li key={id} data-state="queued">
            <Serial>{serialNumber ?? ''}</Serial>
            <strong>{name}</strong>
            <Box as="span" color="warning.fg">
              Queued
            </Box>
          </li>
        ))}
        {data.items.map(({ id, name, serialNumber, countedBy, countedAt }) => (
          <li key={id} data-state="recorded">
            <Serial>{serialNumber ?? ''}</Serial>
            <strong>{name}</strong>
            <Box as="span" color="fg.muted">
              {countedBy} <Mono>{formatRecentTime(countedAt)}</Mono>
            </Box>
          </li>
        ))}
      </Box>
      {more > 0 ? <Text color="fg.muted">and {formatCount(more)} more</Text> : null}
    </>
  );
}

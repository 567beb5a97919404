import type { MaintenanceItemDto } from '@hand-receipt/contracts';
import { Box, formatDate, Link, Mono, Serial, StatusBadge } from '@hand-receipt/ui';

const styles = {
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '12px',
    minHeight: '40px',
    padding: '6px 16px',
    textStyle: 'table',
  },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& > li > .hr-status': { marginLeft: 'auto' },
} as const;

export function DueList({ items }: { items: readonly MaintenanceItemDto[] }) {
  return (
    <Box as="ul" aria-label="Maintenance due" css={styles}>
      {items.map((item) => (
        <li key={item.id}>
          <Link to={`/maintenance/${encodeURIComponent(item.id)}`} ownLine>
            {item.itemName}
          </Link>
          <Serial>{item.serialNumber}</Serial>
          <StatusBadge status={item.status} />
          <Mono>{formatDate(item.scheduledDate)}</Mono>
        </li>
      ))}
    </Box>
  );
}

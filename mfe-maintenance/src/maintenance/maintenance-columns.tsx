import type { MaintenanceItemDto } from '@hand-receipt/contracts';
import { formatDate, Mono, Serial, StatusBadge } from '@hand-receipt/ui';
import type { Column } from '@hand-receipt/ui/table';
import { priorityLabel, typeLabel } from './maintenance-words';

/** The server's order is by urgency, so no column sorts. */
export const maintenanceColumns: Column<MaintenanceItemDto>[] = [
  { id: 'item', header: 'Item', strong: true, cell: (item) => item.itemName },
  { id: 'serialNumber', header: 'Serial Number', cell: (item) => <Serial>{item.serialNumber}</Serial> },
  { id: 'type', header: 'Type', cell: (item) => typeLabel(item.maintenanceType) },
  { id: 'status', header: 'Status', cell: (item) => <StatusBadge status={item.status} /> },
  { id: 'priority', header: 'Priority', cell: (item) => priorityLabel(item.priority) },
  { id: 'scheduled', header: 'Scheduled', cell: (item) => <Mono>{formatDate(item.scheduledDate)}</Mono> },
  { id: 'assignedTo', header: 'Assigned To', muted: true, cell: (item) => item.assignedTo ?? 'N/A' },
];

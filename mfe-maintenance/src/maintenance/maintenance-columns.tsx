import type { MaintenanceItemDto } from '@hand-receipt/contracts';
import { FaultSymbolMark, formatDate, Mono, Serial, StatusBadge } from '@hand-receipt/ui';
import type { Column } from '@hand-receipt/ui/table';
import { priorityLabel, typeLabel } from './maintenance-words';
import { RowLink } from './row-link';

/** The server's order is by urgency, so no column sorts. */
export const maintenanceColumns: Column<MaintenanceItemDto>[] = [
  {
    id: 'item',
    header: 'Item',
    value: (item) => item.itemName,
    cell: (item) => <RowLink item={item} />,
    strong: true,
    shorten: 280,
    sortable: false,
  },
  {
    id: 'serialNumber',
    header: 'Serial Number',
    width: 140,
    serial: (item) => item.serialNumber,
    cell: (item) => <Serial>{item.serialNumber}</Serial>,
  },
  {
    id: 'symbol',
    header: 'Symbol',
    width: 84,
    cell: (item) => <FaultSymbolMark symbol={item.symbol} />,
  },
  {
    id: 'tmItem',
    header: 'TM Item',
    width: 84,
    muted: true,
    cell: (item) => (item.tmItem ? <Mono>{item.tmItem}</Mono> : 'N/A'),
  },
  { id: 'type', header: 'Type', width: 112, cell: (item) => typeLabel(item.maintenanceType) },
  { id: 'status', header: 'Status', width: 168, cell: (item) => <StatusBadge status={item.status} /> },
  { id: 'priority', header: 'Priority', width: 108, cell: (item) => priorityLabel(item.priority) },
  {
    id: 'scheduled',
    header: 'Scheduled',
    width: 124,
    cell: (item) => <Mono>{formatDate(item.scheduledDate)}</Mono>,
  },
  {
    id: 'assignedTo',
    header: 'Assigned To',
    width: 148,
    muted: true,
    cell: (item) => item.assignedTo ?? 'N/A',
  },
];

import type { MaintenanceItemDto } from '@hand-receipt/contracts';
import { FaultSymbolMark, formatDate, Mono, Serial, StatusBadge } from '@hand-receipt/ui';
import type { Column } from '@hand-receipt/ui/table';
import { priorityLabel, typeLabel } from './maintenance-words';

/** The server's order is by urgency, so no column sorts. */
export const maintenanceColumns: Column<MaintenanceItemDto>[] = [
  { id: 'item', header: 'Item', strong: true, cell: (item) => item.itemName },
  {
    id: 'serialNumber',
    header: 'Serial Number',
    width: 140,
    serial: (item) => item.serialNumber,
    cell: (item) => <Serial>{item.serialNumber}</Serial>,
  },
  {
    id: 'symbol',
    header: 'Fault',
    width: 104,
    cell: (item) => (
      <>
        <FaultSymbolMark symbol={item.symbol} /> <Mono>{item.tmItem ?? ''}</Mono>
      </>
    ),
  },
  { id: 'type', header: 'Type', width: 124, cell: (item) => typeLabel(item.maintenanceType) },
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
    width: 180,
    muted: true,
    cell: (item) => item.assignedTo ?? 'N/A',
  },
];

import type { MaintenanceDetailsDto, MaintenanceItemDto } from '@hand-receipt/contracts';

/** A maintenance item as the wire has it. */
export const maintenanceItem = (given: Partial<MaintenanceItemDto> = {}): MaintenanceItemDto => ({
  id: 'M-0001',
  itemId: 'P-0112',
  itemName: 'M1165 HMMWV',
  serialNumber: 'NG2J41',
  category: 'vehicle',
  maintenanceType: 'corrective',
  status: 'awaiting-parts',
  priority: 'high',
  description: 'Class III leak at the front differential.',
  tmItem: '12',
  symbol: 'X',
  reportedBy: 'SSG Petrov',
  reportedDate: '2026-11-18T08:00:00',
  scheduledDate: '2026-11-23',
  assignedTo: 'Motor pool',
  estimatedCompletionTime: '2 days',
  completedDate: null,
  notes: 'Dispatch suspended',
  partsRequired: [
    {
      id: 'MP-1',
      name: 'Seal, differential',
      partNumber: '12339402',
      quantity: 2,
      available: false,
      estimatedArrival: '2026-11-22',
    },
  ],
  ...given,
});

/** So many open faults of the item: M-1, M-2 and so on. */
export const openFaults = (count: number): MaintenanceItemDto[] =>
  Array.from({ length: count }, (_, index) =>
    maintenanceItem({ id: `M-${index + 1}`, symbol: '/', tmItem: null, description: `Open ${index + 1}` }),
  );

/** The same item as its details have it: the reader may do everything. */
export const maintenanceDetails = (given: Partial<MaintenanceDetailsDto> = {}): MaintenanceDetailsDto => ({
  ...maintenanceItem(),
  version: 3,
  deadlined: true,
  timeline: [
    {
      id: '1',
      at: '2026-11-18T08:00:00',
      by: 'SSG Petrov',
      kind: 'reported',
      status: 'scheduled',
      notes: 'Deadlined',
    },
    {
      id: '2',
      at: '2026-11-19T09:30:00',
      by: 'SFC Brandt',
      kind: 'status',
      status: 'awaiting-parts',
      notes: 'Seal is on order.',
    },
  ],
  documents: [{ id: 'D-0004', title: 'Request: M1165 HMMWV NG2J41', sentAt: '2026-11-17T09:00:00' }],
  moves: ['in-progress', 'bn-level', 'cancelled'],
  mayEdit: true,
  ...given,
});

import type { MaintenanceItemDto } from '@hand-receipt/contracts';

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

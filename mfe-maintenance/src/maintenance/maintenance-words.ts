import type { MaintenanceItemDto, MaintenancePriority, MaintenanceType } from '@hand-receipt/contracts';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const typeLabel = (type: MaintenanceType): string => capitalised(type);
export const priorityLabel = (priority: MaintenancePriority): string => capitalised(priority);

/** Name and serial number, for the names of controls. */
export const itemLabel = ({ itemName, serialNumber }: MaintenanceItemDto): string =>
  `${itemName} ${serialNumber}`;

const DONE: readonly MaintenanceItemDto['status'][] = ['completed', 'cancelled'];

/** Scheduled, or in progress: in-progress, awaiting-parts and bn-level all count as that. */
export const isDue = ({ status }: MaintenanceItemDto): boolean => !DONE.includes(status);

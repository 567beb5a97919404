import type {
  MaintenanceItemDto,
  MaintenancePriority,
  MaintenanceStatus,
  MaintenanceType,
} from '@hand-receipt/contracts';
import { itemWords } from '../items/item-words';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const typeLabel = (type: MaintenanceType): string => capitalised(type);
export const priorityLabel = (priority: MaintenancePriority): string => capitalised(priority);
export const categoryLabel = (category: MaintenanceItemDto['category']): string => capitalised(category);

/** Name and serial number, for the names of controls. */
export const itemLabel = ({ itemName, serialNumber }: MaintenanceItemDto): string =>
  itemWords({ name: itemName, serialNumber });

const DONE: readonly MaintenanceStatus[] = ['completed', 'cancelled'];

/** Scheduled, or in progress: in-progress, awaiting-parts and bn-level all count as that. */
export const isDue = ({ status }: Pick<MaintenanceItemDto, 'status'>): boolean => !DONE.includes(status);

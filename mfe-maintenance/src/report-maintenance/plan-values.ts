import type {
  CreateMaintenanceDto,
  EditMaintenanceDto,
  FaultSymbol,
  MaintenanceDetailsDto,
  MaintenancePriority,
  MaintenanceType,
} from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';
import { plannedDay } from '../items/planned-day';

/** What is typed about a piece of maintenance. Nothing is '' here and null on the wire. */
export interface PlanValues {
  description: string;
  priority: MaintenancePriority;
  /** YYYY-MM-DD. */
  scheduledDate: string;
  assignedTo: string;
  estimatedCompletionTime: string;
  notes: string;
  tmItem: string;
  symbol: FaultSymbol;
}

export interface ReportValues extends PlanValues {
  maintenanceType: MaintenanceType;
}

export const EMPTY_REPORT: ReportValues = {
  maintenanceType: 'corrective',
  description: '',
  priority: 'medium',
  scheduledDate: '',
  assignedTo: '',
  estimatedCompletionTime: '',
  notes: '',
  tmItem: '',
  symbol: '/',
};

/** @param scheduledDate the day on record */
export const planSchema = ({ scheduledDate }: Pick<PlanValues, 'scheduledDate'>) =>
  yup.object({
    description: yup.string().trim().required('Description is required'),
    scheduledDate: plannedDay('The scheduled day', scheduledDate),
  });

const orNull = (text: string): string | null => text.trim() || null;

const planOf = (values: PlanValues) => ({
  description: values.description.trim(),
  priority: values.priority,
  scheduledDate: orNull(values.scheduledDate),
  assignedTo: orNull(values.assignedTo),
  estimatedCompletionTime: orNull(values.estimatedCompletionTime),
  notes: orNull(values.notes),
  tmItem: orNull(values.tmItem),
  symbol: values.symbol,
});

/** @param about the item, and the form that reported the fault where there is one */
export const reportOf = (
  values: ReportValues,
  about: { propertyId: string; documentId?: string },
): CreateMaintenanceDto => ({ ...planOf(values), ...about, maintenanceType: values.maintenanceType });

export const planValuesOf = (item: MaintenanceDetailsDto): PlanValues => ({
  description: item.description,
  priority: item.priority,
  scheduledDate: item.scheduledDate ?? '',
  assignedTo: item.assignedTo ?? '',
  estimatedCompletionTime: item.estimatedCompletionTime ?? '',
  notes: item.notes ?? '',
  tmItem: item.tmItem ?? '',
  symbol: item.symbol,
});

/** Only what was changed, so that two people who change different things do not undo each other. */
export function editOf(item: MaintenanceDetailsDto, values: PlanValues): EditMaintenanceDto {
  const [before, after] = [planOf(planValuesOf(item)), planOf(values)];
  const names = Object.keys(after) as (keyof typeof after)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  return { version: item.version, ...Object.fromEntries(changed.map((name) => [name, after[name]])) };
}

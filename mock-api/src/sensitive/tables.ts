import type { ScanResult, SensitiveCategory } from '@hand-receipt/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { CheckScheduleTable } from '../checks';

type ActTime = ColumnType<Date, Date, never>;

/** Tables of sensitive items in migrations/008-unit.sql. */
export interface SensitiveTables {
  check_schedule_past: CheckSchedulePastTable;
  sensitive_inventory: SensitiveInventoryTable;
  sensitive_inventory_counter: SensitiveInventoryCounterTable;
  sensitive_inventory_line: SensitiveInventoryLineTable;
  sensitive_inventory_extra: SensitiveInventoryExtraTable;
}

/** Versions of a schedule that were replaced. */
export type CheckSchedulePastTable = CheckScheduleTable;

export interface SensitiveInventoryTable {
  id: Generated<string>;
  title: string;
  /** What it was narrowed to; null for no narrowing. */
  unit_id: string | null;
  category: SensitiveCategory | null;
  holder_user_id: string | null;
  opened_by_user_id: string;
  opened_at: ActTime;
  closed_by_user_id: string | null;
  closed_at: Date | null;
  notes: string | null;
}

export interface SensitiveInventoryCounterTable {
  inventory_id: string;
  user_id: string;
}

export interface SensitiveInventoryLineTable {
  inventory_id: string;
  item_id: string;
  /** What the book said of the item when the count opened. */
  name: string;
  serial_number: string;
  holder_user_id: string | null;
  /** Null until it is counted. */
  verification_id: string | null;
}

export interface SensitiveInventoryExtraTable {
  inventory_id: string;
  code: string;
  result: Exclude<ScanResult, 'verified' | 'already-verified'>;
  at: ActTime;
  by_user_id: string;
}

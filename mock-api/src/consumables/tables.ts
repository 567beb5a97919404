import type { ConsumableDto, ConsumptionEntryDto } from '@hand-receipt/contracts';
import type { ColumnType, Generated } from 'kysely';

/** Tables of consumables, migrations/007-property-book.sql. */
export interface ConsumableTables {
  consumable: ConsumableTable;
  consumable_entry: ConsumableEntryTable;
}

export interface ConsumableTable {
  id: Generated<string>;
  /** The unit on whose shelf it is. */
  unit_id: string;
  name: string;
  nsn: string | null;
  category: ConsumableDto['category'];
  unit: ConsumableDto['unit'];
  current_quantity: number;
  minimum_quantity: number;
  location: string | null;
  notes: string | null;
  /** YYYY-MM-DD: a day, not an instant. */
  expiration_date: string | null;
  last_restock_date: string | null;
  created_at: ColumnType<Date, Date, never>;
}

export interface ConsumableEntryTable {
  id: Generated<string>;
  consumable_id: string;
  kind: ConsumptionEntryDto['kind'];
  quantity: number;
  /** What was on the shelf after it. */
  balance: number;
  at: ColumnType<Date, Date, never>;
  issued_to: string | null;
  by_user_id: string;
  notes: string | null;
}

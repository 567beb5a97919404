import type { MaintenanceEventKind, MaintenanceStatus } from '@hand-receipt/contracts';
import type { ColumnType } from 'kysely';

/** Tables of maintenance in migrations/008-unit.sql. */
export interface MaintenanceTables {
  maintenance_event: MaintenanceEventTable;
}

/** One entry of the timeline; `id` is ascending. */
export interface MaintenanceEventTable {
  id: ColumnType<number, never, never>;
  maintenance_id: string;
  at: ColumnType<Date, Date, never>;
  by_user_id: string;
  kind: MaintenanceEventKind;
  status: MaintenanceStatus | null;
  notes: string | null;
}

import type { Json } from '@hand-receipt/ledger';
import type { Selectable } from 'kysely';
import type { Database } from '../kernel';

type Recorded = Pick<
  Selectable<Database['maintenance_item']>,
  'status' | 'reported_by_user_id' | 'reported_at' | 'completed_at' | 'deadlined' | 'tm_item' | 'symbol'
>;

/** The details by which an event records a piece of maintenance as it is after the act. Times are ISO 8601. */
export const maintenanceRecord = (row: Recorded): { maintenance: Record<string, Json> } => ({
  maintenance: {
    status: row.status,
    reportedBy: row.reported_by_user_id,
    reportedAt: row.reported_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    deadlined: row.deadlined,
    tmItem: row.tm_item,
    symbol: row.symbol,
  },
});

import type { MaintenanceEventKind, MaintenanceStatus } from '@hand-receipt/contracts';
import type { UnitOfWork } from '../unit-of-work';

/** Adds an entry to the timeline of a piece of maintenance. */
export async function noteEvent(
  { trx, actor, at }: UnitOfWork,
  maintenanceId: string,
  kind: MaintenanceEventKind,
  { status = null, notes = null }: { status?: MaintenanceStatus | null; notes?: string | null } = {},
): Promise<void> {
  await trx
    .insertInto('maintenance_event')
    .values({ maintenance_id: maintenanceId, at, by_user_id: actor.id, kind, status, notes })
    .execute();
}

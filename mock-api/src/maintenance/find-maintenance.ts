import { type MaintenanceDetailsDto, movesFrom } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { type Viewer, recordedItems } from '../access';
import { selectMaintenance, toMaintenanceItem } from './list-maintenance';
import { mayMaintain } from './may-maintain';

async function readTimeline(db: Kysely<Database>, id: string): Promise<MaintenanceDetailsDto['timeline']> {
  const rows = await db
    .selectFrom('maintenance_event as event')
    .innerJoin('users', 'users.id', 'event.by_user_id')
    .select(['event.id', 'event.at', 'event.kind', 'event.status', 'event.notes'])
    .select(sql<string>`users.rank || ' ' || users.last_name`.as('by'))
    .where('event.maintenance_id', '=', id)
    .orderBy('event.id')
    .execute();
  return rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() }));
}

/** Forms about a piece of maintenance that the person sent or received, oldest first. */
async function readDocuments(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<MaintenanceDetailsDto['documents']> {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'title', 'sent_at'])
    .where(
      sql<boolean>`(maintenance_id = ${id} or form_data -> 'faults' @> ${JSON.stringify([{ maintenanceId: id }])}::jsonb)`,
    )
    .where((own) => own.or([own('sender_user_id', '=', viewer.id), own('recipient_user_id', '=', viewer.id)]))
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  return rows.map(({ sent_at, ...row }) => ({ ...row, sentAt: sent_at.toISOString() }));
}

/** One piece of maintenance on an item that the person may see, whole; undefined for any other. */
export async function findMaintenance(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<MaintenanceDetailsDto | undefined> {
  const row = await selectMaintenance(db)
    .select(['work.version', 'work.deadlined'])
    .where('work.id', '=', id)
    .where(recordedItems(viewer))
    .executeTakeFirst();
  if (!row) return undefined;
  const { version, deadlined, ...listed } = row;
  const item = toMaintenanceItem(listed);
  const maintains = await mayMaintain(db, viewer, item.itemId);
  const isDone = item.status === 'completed' || item.status === 'cancelled';
  return {
    ...item,
    version,
    deadlined,
    timeline: await readTimeline(db, id),
    documents: await readDocuments(db, viewer, id),
    moves: maintains ? movesFrom(item.status, viewer.role) : [],
    mayEdit: maintains && !isDone,
  };
}

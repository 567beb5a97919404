import type { Kysely } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Database, inArray } from '../../kernel';

/** Maintenance of an item that is open, and that of these ids, oldest first. */
export async function loadMaintenance(db: Kysely<Database>, itemId: string, ids: readonly string[]) {
  return db
    .selectFrom('maintenance_item')
    .select((row) => [
      'id',
      'description',
      'reported_at',
      'deadlined',
      'tm_item',
      'symbol',
      'maintenance_type',
      jsonArrayFrom(
        row
          .selectFrom('maintenance_part')
          .select(['name', 'part_number', 'quantity', 'available', 'estimated_arrival'])
          .whereRef('maintenance_part.maintenance_id', '=', 'maintenance_item.id')
          .orderBy('maintenance_part.id'),
      ).as('parts'),
      jsonObjectFrom(
        row
          .selectFrom('maintenance_event as event')
          .innerJoin('users', 'users.id', 'event.by_user_id')
          .select(['users.rank', 'users.last_name', 'event.notes'])
          .whereRef('event.maintenance_id', '=', 'maintenance_item.id')
          .where('event.status', '=', 'completed')
          .orderBy('event.id', 'desc')
          .limit(1),
      ).as('completion'),
      'completed_at',
    ])
    .where('item_id', '=', itemId)
    .where((row) =>
      row.or([row('status', 'not in', ['completed', 'cancelled']), row('id', '=', inArray(ids))]),
    )
    .orderBy('reported_at')
    .orderBy('id')
    .execute();
}

export type MaintenanceRow = Awaited<ReturnType<typeof loadMaintenance>>[number];

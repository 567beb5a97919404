import type { Kysely } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Database, inArray } from '../../kernel';

interface Wanted {
  itemId: string;
  /** Also of these ids, whenever they were reported. */
  ids: readonly string[];
  at: Date;
}

/** Maintenance of an item that was open at a time, and that of these ids, oldest first. */
export async function loadMaintenance(db: Kysely<Database>, { itemId, ids, at }: Wanted) {
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
      row.or([
        row('id', '=', inArray(ids)),
        row.and([
          row('reported_at', '<=', at),
          row.or([
            row('status', 'not in', ['completed', 'cancelled']),
            row.exists(
              row
                .selectFrom('maintenance_event as end')
                .select('end.id')
                .whereRef('end.maintenance_id', '=', 'maintenance_item.id')
                .where('end.status', 'in', ['completed', 'cancelled'])
                .where('end.at', '>', at),
            ),
          ]),
        ]),
      ]),
    )
    .orderBy('reported_at')
    .orderBy('id')
    .execute();
}

export type MaintenanceRow = Awaited<ReturnType<typeof loadMaintenance>>[number];

import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../kernel';

/** Maintenance of an item as a form carries it forward, the piece that it is about first. */
export async function loadMaintenance(db: Kysely<Database>, itemId: string, aboutId: string | null) {
  const rows = await db
    .selectFrom('maintenance_item')
    .select((row) => [
      'id',
      'description',
      'reported_at',
      'deadlined',
      jsonArrayFrom(
        row
          .selectFrom('maintenance_part')
          .select(['name', 'part_number', 'quantity', 'available', 'estimated_arrival'])
          .whereRef('maintenance_part.maintenance_id', '=', 'maintenance_item.id')
          .orderBy('maintenance_part.id'),
      ).as('parts'),
    ])
    .where('item_id', '=', itemId)
    .where((row) =>
      row.or([
        row('status', 'not in', ['completed', 'cancelled']),
        ...(aboutId ? [row('id', '=', aboutId)] : []),
      ]),
    )
    .orderBy('reported_at')
    .orderBy('id')
    .execute();
  return {
    about: rows.find(({ id }) => id === aboutId),
    others: rows.filter(({ id }) => id !== aboutId),
  };
}

export type MaintenanceRow = Awaited<ReturnType<typeof loadMaintenance>>['others'][number];

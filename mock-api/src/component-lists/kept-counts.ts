import type { KeptCountsDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { loadPeople } from '../access';
import { type Database, inArray } from '../kernel';

/** Items that are named; the number says how many there are. */
const NAMED = 50;

interface CountedRow {
  id: string;
  name: string;
  serial_number: string;
  holder_id: string | null;
  counted_at: Date;
  counted_by: string;
  components: KeptCountsDto['components'];
}

/** The counts of items' components, the items that were counted last first. */
export async function readKeptCounts(
  db: Kysely<Database>,
  itemIds: readonly string[],
): Promise<KeptCountsDto[]> {
  if (itemIds.length === 0) return [];
  const { rows } = await sql<CountedRow>`
    select item.id, item.name, item.serial_number, item.assigned_to_user_id as holder_id,
      max(component.counted_at) as counted_at,
      (array_agg(component.counted_by order by component.counted_at desc))[1] as counted_by,
      jsonb_agg(jsonb_build_object('name', component.name, 'quantity', component.quantity,
        'on_hand', component.on_hand, 'damaged', component.damaged) order by component.position) as components
    from component join property item on item.id = component.property_id
    where component.property_id = ${inArray(itemIds)} and component.counted_at is not null
      and component.on_hand is not null
    group by item.id order by 5 desc, 1 limit ${NAMED}`.execute(db);
  const people = await loadPeople(
    db,
    rows.flatMap(({ holder_id, counted_by }) => [holder_id, counted_by]),
  );
  return rows.flatMap(({ holder_id, counted_by, counted_at, ...row }) => {
    const by = people.get(counted_by);
    if (!by) return [];
    const holder = holder_id === null ? null : (people.get(holder_id) ?? null);
    return { ...row, holder, counted_by: by, counted_at: counted_at.toISOString() };
  });
}

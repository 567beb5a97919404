import type { CounterItemDto, PossessionDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { loadPeople } from '../access';
import { readComponentsOf } from '../property';
import { type Database, inArray } from '../kernel';
import { type OpenPossession, openPossessions } from './move-possession';

/** Who has an item, as the wire says it. */
const possessionDto = (possession: OpenPossession | undefined): PossessionDto =>
  possession
    ? {
        kind: possession.kind,
        id: possession.id,
        name: possession.name,
        since: possession.since.toISOString(),
        due_at: possession.dueAt?.toISOString() ?? null,
        basis: possession.basis,
      }
    : null;

const selectRows = (db: Kysely<Database>, ids: readonly string[], counterId: string) =>
  db
    .selectFrom('property')
    .leftJoin('counter_stock as stock', (join) =>
      join.onRef('stock.item_id', '=', 'property.id').on('stock.counter_id', '=', counterId),
    )
    .leftJoin('weapon_authorization as entry', (join) =>
      join
        .onRef('entry.item_id', '=', 'property.id')
        .on('entry.counter_id', '=', counterId)
        .on('entry.until', 'is', null),
    )
    .select(['property.id', 'property.name', 'property.serial_number', 'property.nsn'])
    .select(['property.current_status', 'property.is_sensitive', 'property.assigned_to_user_id as holderId'])
    .select(['stock.rack', 'entry.user_id as authorizedId'])
    .select(sql<boolean>`stock.item_id is not null`.as('in_stock'))
    .select((item) => [
      jsonArrayFrom(
        item
          .selectFrom('attached_component as mount')
          .innerJoin('property as part', 'part.id', 'mount.component_id')
          .select(['part.id', 'part.name', 'part.serial_number'])
          .whereRef('mount.parent_id', '=', 'property.id')
          .orderBy('part.id'),
      ).as('mounted'),
    ])
    .where('property.id', '=', inArray(ids))
    .execute();

/** Items as a counter shows them, in the order of `ids`; an unknown id is left out. */
export async function loadCounterItems(
  db: Kysely<Database>,
  counterId: string,
  ids: readonly string[],
): Promise<CounterItemDto[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(db, ids, counterId);
  const [having, components] = [await openPossessions(db, ids), await readComponentsOf(db, ids)];
  const people = await loadPeople(
    db,
    rows.flatMap(({ holderId, authorizedId }) => [holderId, authorizedId]),
  );
  const personOf = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
  const items = rows.map(({ holderId, authorizedId, ...row }) => ({
    ...row,
    components: (components.get(row.id) ?? []).map(({ wasCounted: _, ...component }) => component),
    holder: personOf(holderId),
    authorized: personOf(authorizedId),
    possession: possessionDto(having.get(row.id)),
  }));
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

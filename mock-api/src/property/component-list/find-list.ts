import type { Kysely } from 'kysely';
import { topUnitOf } from '../classification/catalog-item';
import type { Database } from '../../kernel';

const selectLines = (db: Kysely<Database>) =>
  db
    .selectFrom('component_list_line as line')
    .select(['line.id', 'line.kind', 'line.name', 'line.nsn', 'line.ui', 'line.arc'])
    .select(['line.quantity', 'line.required'])
    .orderBy('line.position');

/** A component of a list, as it is stored. */
export type ListLine = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number];

/** The lines of a list, in order. */
export const readListLines = (db: Kysely<Database>, listId: string): Promise<ListLine[]> =>
  selectLines(db).where('line.list_id', '=', listId).execute();

/** The list that the property book of a unit has for an NSN. */
export const findList = (db: Kysely<Database>, unitId: string | null, nsn: string) =>
  db
    .selectFrom('component_list')
    .selectAll()
    .where('unit_id', '=', topUnitOf(unitId))
    .where('nsn', '=', nsn)
    .executeTakeFirst();

/** What an item of this NSN has as components; none where there is no list. */
export const findLinesFor = (
  db: Kysely<Database>,
  { unit_id: unitId, nsn }: { unit_id: string | null; nsn: string | null },
): Promise<ListLine[]> =>
  nsn === null
    ? Promise.resolve([])
    : selectLines(db)
        .innerJoin('component_list as list', 'list.id', 'line.list_id')
        .where('list.unit_id', '=', topUnitOf(unitId))
        .where('list.nsn', '=', nsn)
        .execute();

import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../kernel';

export type CatalogRow = Selectable<Database['catalog_item']>;

/** What a catalog says of an NSN. */
export type Catalog = Omit<CatalogRow, 'unit_id' | 'nsn' | 'version'>;

/** Nothing is known of an NSN. */
export const EMPTY_CATALOG: Catalog = {
  name: null,
  lin: null,
  ciic: null,
  sensitive_mark: 'by-code',
  unit_of_issue: null,
  calibration_days: null,
};

/** The unit at the top of the tree that a unit is in: its property book has one catalog. */
export const topUnitOf = (unitId: string | RawBuilder<unknown> | null): RawBuilder<string> =>
  sql`(select id from units_above(${unitId}) order by depth desc limit 1)`;

/** What the catalog of a unit's property book says of an NSN. */
export const findCatalogItem = (
  db: Kysely<Database>,
  unitId: string | null,
  nsn: string,
): Promise<CatalogRow | undefined> =>
  db
    .selectFrom('catalog_item')
    .selectAll()
    .where('unit_id', '=', topUnitOf(unitId))
    .where('nsn', '=', nsn)
    .executeTakeFirst();

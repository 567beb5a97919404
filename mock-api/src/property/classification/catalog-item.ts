import type { Kysely, RawBuilder, Selectable } from 'kysely';
import { companyOf } from '../../access';
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

/** The company that a unit is in, or the battalion itself: its property book has one catalog. */
export const topUnitOf = (unitId: string | RawBuilder<unknown> | null): RawBuilder<string> =>
  companyOf(unitId);

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

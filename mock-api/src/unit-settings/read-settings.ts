import {
  UNIT_SETTING_KEYS,
  type UnitSettingDto,
  type UnitSettingKey,
  type UnitSettingValues,
} from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, visibleUnits } from '../access';
import { type Database, notFound } from '../kernel';
import { DEFAULTS, type StoredValue, completeValue, isCitation } from './values';

/** A unit that the viewer sees: of their company, and for an Admin any. @throws ApiError 404 for another. */
export async function requireVisibleUnit(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<{ id: string; name: string }> {
  const unit = await db
    .selectFrom('units')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where(visibleUnits(viewer))
    .executeTakeFirst();
  if (!unit) throw notFound('There is no such unit.');
  return unit;
}

/** The rows of a unit and of those above it, the nearest first. */
const rowsAbove = (db: Kysely<Database>, unitId: string | null) =>
  db
    .selectFrom('unit_setting')
    .innerJoin(
      sql<{ id: string; depth: number }>`units_above(${unitId})`.as('above'),
      'above.id',
      'unit_setting.unit_id',
    )
    .innerJoin('units', 'units.id', 'unit_setting.unit_id')
    .select([
      'unit_setting.key',
      'unit_setting.value',
      'unit_setting.citation',
      'unit_setting.version',
      'above.depth',
      'units.id as unitId',
      'units.name as unitName',
    ])
    .orderBy('above.depth');

/**
 * The value of a setting that holds for a unit: that of the nearest unit up the tree which has one, else the default. A
 * setting that is a citation alone holds its text.
 *
 * @param unitId null for nobody's unit, which has the defaults
 */
export async function unitSetting<K extends UnitSettingKey>(
  db: Kysely<Database>,
  unitId: string | null,
  key: K,
): Promise<UnitSettingValues[K]> {
  const row = await rowsAbove(db, unitId).where('unit_setting.key', '=', key).limit(1).executeTakeFirst();
  // What is stored was checked by `readValue` for this key.
  if (isCitation(key)) return (row?.citation ?? null) as UnitSettingValues[K];
  return (row ? completeValue(key, row.value as StoredValue) : DEFAULTS[key]) as UnitSettingValues[K];
}

type SettingRow = Awaited<ReturnType<ReturnType<typeof rowsAbove>['execute']>>[number];

/** @param rows of the unit and those above it, the nearest first */
function toDto(key: UnitSettingKey, rows: readonly SettingRow[]): UnitSettingDto {
  const nearest = rows.find((row) => row.key === key);
  const own = rows.find((row) => row.key === key && row.depth === 0);
  return {
    key,
    value: nearest ? completeValue(key, nearest.value as StoredValue) : DEFAULTS[key],
    citation: nearest?.citation ?? null,
    from: nearest ? { id: nearest.unitId, name: nearest.unitName } : null,
    version: own?.version ?? 0,
  };
}

/** Every setting of a unit, with the value that holds for it. */
export async function readSettings(db: Kysely<Database>, unitId: string | null): Promise<UnitSettingDto[]> {
  const rows = await rowsAbove(db, unitId).execute();
  return UNIT_SETTING_KEYS.map((key) => toDto(key, rows));
}

/** One setting of a unit, with the value that holds for it. */
export async function readSetting(
  db: Kysely<Database>,
  unitId: string,
  key: UnitSettingKey,
): Promise<UnitSettingDto> {
  return toDto(key, await rowsAbove(db, unitId).where('unit_setting.key', '=', key).execute());
}

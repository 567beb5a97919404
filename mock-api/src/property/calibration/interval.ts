import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { findCatalogItem } from '../classification/catalog-item';
import type { LockedItem } from '../custody/item';

type Calibrated = Pick<LockedItem, 'calibration_days' | 'calibration_info' | 'unit_id' | 'nsn'>;

/** Days between two calibrations of an item: its own, else those of the catalog; null where neither says so. */
export async function calibrationDays(db: Kysely<Database>, item: Calibrated): Promise<number | null> {
  const own = item.calibration_days ?? item.calibration_info?.calibrationIntervalDays ?? null;
  if (own !== null || item.nsn === null) return own;
  return (await findCatalogItem(db, item.unit_id, item.nsn))?.calibration_days ?? null;
}

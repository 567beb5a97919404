import { nearMissFolds, normalizeSerial } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { type Viewer, visibleItems } from '../access';

const SHOWN = 5;

/** Items that the person may see whose serial number is one misreading away: O/0, I/1/L, or transposed. */
export async function findNearMisses(db: Kysely<Database>, viewer: Viewer, serial: string) {
  return db
    .selectFrom('property')
    .select(['id', 'name', 'serial_number'])
    .where('serial_fold', 'in', nearMissFolds(serial))
    .where('serial_number', '!=', normalizeSerial(serial))
    .where(visibleItems(viewer))
    .orderBy('serial_number')
    .limit(SHOWN)
    .execute();
}

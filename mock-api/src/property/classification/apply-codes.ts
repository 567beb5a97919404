import { sql } from 'kysely';
import { unitsBelow } from '../../access';
import type { UnitOfWork } from '../../unit-of-work';
import { applyRules } from './apply-rules';
import { lockRules } from './sensitivity';

/**
 * Applies a unit's new table of codes to the items of its book and of the books below it.
 *
 * @throws ApiError 409 with their number where items would stop being sensitive.
 */
export async function applyCodes(work: UnitOfWork, unitId: string): Promise<void> {
  await lockRules(work);
  const items = await work.trx
    .selectFrom('property')
    .selectAll()
    .where('ciic', 'is not', null)
    .where('left_at', 'is', null)
    .where(sql<boolean>`unit_id in ${unitsBelow(unitId)}`)
    .orderBy('id')
    .forUpdate()
    .execute();
  await applyRules(work, items);
}

import { sql } from 'kysely';
import { unitsBelow } from '../../access';
import type { UnitOfWork } from '../../unit-of-work';
import { type SignedChange, applyRules } from './apply-rules';
import { lockRules } from './sensitivity';

/**
 * Applies a unit's new table of codes to the items of its book and of the books below it.
 *
 * @param signed by two people; without it one person acts alone
 * @throws WouldLeave where items would stop being sensitive by one person.
 */
export async function applyCodes(work: UnitOfWork, unitId: string, signed?: SignedChange): Promise<void> {
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
  await applyRules(work, items, { signed });
}

import type { Transaction } from 'kysely';
import type { Database } from '../kernel';
import { appendEvent } from '../ledger';
import { recordUnitEvent } from './units/record-unit';
import { personStates } from './users/person-state';

/** Who the server itself is in the ledger: what an operator of the machine does has no person as its actor. */
export const OPERATOR = { id: 'operator', name: 'Operator' };

/**
 * Writes an event for every unit and every person as they are now: of those that came in without one, such as demo
 * data and data of a version that did not record them.
 */
export async function recordEverybody(
  trx: Transaction<Database>,
  change: 'created' | 'recorded as found',
  at: Date,
): Promise<void> {
  const units = await trx
    .selectFrom('units')
    .select(['id', 'name', 'kind', 'parent_id as parentId'])
    .orderBy('id')
    .execute();
  for (const unit of units) await recordUnitEvent({ trx, actor: OPERATOR, at }, change, unit);
  for (const { id: userId, username: _, ...person } of await personStates(trx).execute()) {
    const details = { change, userId, name: `${person.rank} ${person.lastName}`, person };
    await appendEvent(trx, { type: 'USER', itemId: null, actor: OPERATOR, at, details });
  }
}

import type { UnitOfWork } from '../unit-of-work';
import { voidSignatures } from './count-section';
import { GIVERS } from './givers';
import { tellReturned } from './notices';
import { recordSuccession } from './succession-record';

/**
 * A person who has no active account any more cannot sign: what waits for their signature as the incoming person is active
 * again, and the first signature is void.
 *
 * @returns a function that writes the events, which come last in the transaction.
 */
export async function returnToActive(work: UnitOfWork, userId: string): Promise<() => Promise<void>> {
  const waiting = await work.trx
    .selectFrom('succession')
    .selectAll()
    .select(GIVERS.as('givers'))
    .where('to_user_id', '=', userId)
    .where('state', '=', 'signing')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const succession of waiting) {
    await voidSignatures(work, succession);
    await tellReturned(work, succession);
  }
  return async () => {
    for (const { id } of waiting) await recordSuccession(work, id, 'signature voided');
  };
}

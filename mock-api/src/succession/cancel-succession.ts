import type { SuccessionKind } from '@hand-receipt/contracts';
import { badRequest, forbidden } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { lockSuccession, requireState } from './find-succession';
import { tellCancelled } from './notices';
import { mayCancel } from './parts';
import { recordSuccession } from './succession-record';

const WHO_CANCELS: Record<SuccessionKind, string> = {
  primary: 'Only the outgoing person or a Commander of the unit cancels a change of command.',
  sub: 'Only the outgoing person, the giver or a Commander of the unit cancels a change of holder.',
};

/**
 * Ends a change of command that is not signed. Custody is free again; nothing of the record is deleted.
 *
 * @throws ApiError 404 out of sight; 403 for others; 400 without a reason; 409 where it has ended.
 */
export async function cancelSuccession(work: UnitOfWork, id: string, typed: string): Promise<void> {
  const { trx, actor, at } = work;
  const succession = await lockSuccession(work, id);
  if (!mayCancel(actor, succession)) {
    throw forbidden(WHO_CANCELS[succession.kind]);
  }
  requireState(succession, 'draft', 'active', 'signing');
  const reason = typed.trim();
  if (!reason) throw badRequest('Reason is required', { reason: 'Reason is required' });
  await trx
    .updateTable('signature')
    .set({ voided_at: at })
    .where('subject_kind', '=', 'succession')
    .where('subject_id', '=', id)
    .where('voided_at', 'is', null)
    .$if(succession.signed_at !== null, (open) => open.where('at', '>', succession.signed_at))
    .execute();
  await trx
    .updateTable('succession')
    .set({ state: 'cancelled', cancelled_at: at, cancelled_by: actor.id, cancel_reason: reason })
    .where('id', '=', id)
    .execute();
  await tellCancelled(work, succession, reason);
  await recordSuccession(work, id, 'cancelled');
}

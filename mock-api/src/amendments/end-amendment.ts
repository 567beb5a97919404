import { badRequest, forbidden } from '../kernel';
import { requireApprover } from '../signatures';
import { newEventId } from '../ledger';
import type { UnitOfWork } from '../unit-of-work';
import { recordAmendment } from './amendment-record';
import { requireMayPropose } from './approvers';
import { type LockedAmendment, lockAmendment, requireOpen } from './find-amendment';
import { announceEnd } from './notices';

const readItems = ({ trx }: UnitOfWork, amendmentId: string) =>
  trx
    .selectFrom('property')
    .select(['id', 'name', 'serial_number'])
    .where(
      'id',
      'in',
      trx.selectFrom('amendment_line').select('item_id').where('amendment_id', '=', amendmentId),
    )
    .orderBy('id')
    .execute();

async function end(
  work: UnitOfWork,
  { id, reported_by: reportedBy, proposed_by: proposedBy }: LockedAmendment,
  how: { state: 'refused' | 'withdrawn'; reason: string | null },
) {
  const { trx, actor, at } = work;
  await trx
    .updateTable('amendment')
    .set({
      state: how.state,
      ended_by: actor.id,
      ended_at: at,
      end_reason: how.reason,
      event_id: newEventId(),
    })
    .where('id', '=', id)
    .execute();
  const items = await readItems(work, id);
  work.addAudience({ items: items.map((item) => item.id), people: [reportedBy, proposedBy] });
  if (how.reason !== null) {
    await announceEnd(
      work,
      { id, items },
      { to: [reportedBy, proposedBy], end: 'refused', reason: how.reason },
    );
  }
  await recordAmendment(work, id);
}

/**
 * Refuses what was reported, as one who may propose it, or what was proposed, as one who may sign it.
 *
 * @throws ApiError 404 out of sight; 403 by role and for the proposer; 400 without a reason; 409 where it has ended.
 */
export async function refuseAmendment(work: UnitOfWork, id: string, typed: string): Promise<void> {
  const amendment = await lockAmendment(work, id);
  await requireOpen(work, amendment);
  const { unit_id: unitId, proposed_by: proposedBy } = amendment;
  if (amendment.state === 'proposed') await requireApprover(work, { unitId, proposedBy });
  else {
    const items = await readItems(work, id);
    await requireMayPropose(
      work,
      items.map((item) => item.id),
    );
  }
  const reason = typed.trim();
  if (!reason) throw badRequest('Reason is required', { reason: 'Reason is required' });
  await end(work, amendment, { state: 'refused', reason });
}

/**
 * Takes back what the actor reported or proposed.
 *
 * @throws ApiError 404 out of sight; 403 for anybody else; 409 where it has ended.
 */
export async function withdrawAmendment(work: UnitOfWork, id: string): Promise<void> {
  const amendment = await lockAmendment(work, id);
  await requireOpen(work, amendment);
  if (![amendment.reported_by, amendment.proposed_by].includes(work.actor.id)) {
    throw forbidden('Only the person who reported or proposed this withdraws it.');
  }
  await end(work, amendment, { state: 'withdrawn', reason: null });
}

import type { Json } from '@hand-receipt/ledger';
import { inArray } from '../kernel';
import { newEventId } from '../ledger';
import { type CheckedProof, requireApprover, sign } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';
import { recordAmendment } from './amendment-record';
import { signedContent } from './create-amendment';
import { type LockedAmendment, lockAmendment, readAmendmentLines, requireOpen } from './find-amendment';
import { nameOf } from './item-events';
import { announceEnd } from './notices';
import { leavingLine } from './propose-rule';
import { applyRule } from './rule-change';

/** What the event of each item says of the two signatures. */
async function signaturesOf(work: UnitOfWork, amendment: LockedAmendment): Promise<Record<string, Json>> {
  const { id, reason, document_number: documentNumber, proposed_by: proposedByUserId } = amendment;
  return {
    amendmentId: id,
    reason,
    documentNumber,
    proposedByUserId,
    proposedBy: (await nameOf(work, proposedByUserId))?.name ?? null,
    signedByUserId: work.actor.id,
    signedBy: work.actor.name,
  };
}

/**
 * Signs a change of a rule as its second person: the rule changes, and all of its items with it, or nothing.
 *
 * @throws as `signAmendment`.
 */
export async function signRule(work: UnitOfWork, id: string, proof: CheckedProof): Promise<void> {
  const { trx, actor, at } = work;
  const amendment = await lockAmendment(work, id);
  await requireOpen(work, amendment);
  const {
    unit_id: unitId,
    proposed_by: proposedBy,
    reason,
    document_number: documentNumber,
    rule,
  } = amendment;
  if (rule === null) throw new Error(`The amendment ${id} changes no rule.`);
  await requireApprover(work, { unitId, proposedBy });
  const itemIds = (await readAmendmentLines(work, id)).map(({ itemId }) => itemId);
  const lines = itemIds.map(leavingLine);
  const paper = { id, unitId, reason, documentNumber, lines, photos: [], rule: rule as unknown as Json };
  await sign(work, proof, { kind: 'amendment', id, part: 'signed', content: signedContent(paper) });
  const details = await signaturesOf(work, amendment);
  await applyRule(work, { unitId, rule, signed: { itemIds, details } });
  await trx
    .updateTable('amendment')
    .set({ state: 'signed', ended_by: actor.id, ended_at: at, event_id: newEventId() })
    .where('id', '=', id)
    .execute();
  work.addAudience({ items: itemIds, people: [proposedBy] });
  const items = await trx
    .selectFrom('property')
    .select(['id', 'name', 'serial_number'])
    .where('id', '=', inArray(itemIds))
    .execute();
  await announceEnd(work, { id, items }, { to: [proposedBy], end: 'signed' });
  await recordAmendment(work, id);
}

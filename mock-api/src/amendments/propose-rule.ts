import type { ProposeRuleDto } from '@hand-receipt/contracts';
import type { Json } from '@hand-receipt/ledger';
import { inArray } from '../kernel';
import { newEventId } from '../ledger';
import { type CheckedProof, findApprovers, sign } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';
import { recordAmendment } from './amendment-record';
import { insertLines, newNumber, readReason, signedContent } from './create-amendment';
import type { AmendmentLine } from './lines';
import { announceProposal } from './notices';
import { previewRule } from './rule-change';

/** The line of an item that stops being sensitive by a changed rule. */
export const leavingLine = (itemId: string): AmendmentLine => ({
  itemId,
  field: 'is_sensitive',
  from: 'yes',
  to: 'no',
});

/**
 * Proposes a change of the catalog or of the CIIC codes by which items stop being sensitive.
 *
 * @returns the amendment's id.
 * @throws ApiError 404, 403 by role; 400 for a wrong value or a short reason; 409 where nobody else can sign, the rule was
 *   changed meanwhile, or no item would stop being sensitive; CountedRefusal for a wrong proof.
 */
export async function proposeRule(
  work: UnitOfWork,
  { catalog, codes, ...body }: Omit<ProposeRuleDto, 'proof'>,
  proof: CheckedProof,
): Promise<string> {
  const { trx, actor, at } = work;
  const reason = readReason(body.reason);
  const { unitId, rule, itemIds } = await previewRule(work, { catalog, codes });
  const approvers = await findApprovers(work, unitId);
  const id = await newNumber(work);
  const lines = itemIds.map(leavingLine);
  const documentNumber = body.documentNumber?.trim() || null;
  const paper = { id, unitId, reason, documentNumber, lines, photos: [], rule: rule as unknown as Json };
  await sign(work, proof, { kind: 'amendment', id, part: 'proposed', content: signedContent(paper) });
  await trx
    .insertInto('amendment')
    .values({
      id,
      unit_id: unitId,
      kind: 'downgrade',
      state: 'proposed',
      reason,
      document_number: documentNumber,
      rule: JSON.stringify(rule),
      created_at: at,
      proposed_by: actor.id,
      event_id: newEventId(),
    })
    .execute();
  await insertLines(work, id, lines);
  const items = await trx
    .selectFrom('property')
    .select(['id', 'name', 'serial_number'])
    .where('id', '=', inArray(itemIds))
    .execute();
  work.addAudience({ items: [...itemIds] });
  await announceProposal(work, { id, items }, approvers);
  await recordAmendment(work, id);
  return id;
}

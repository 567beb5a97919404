import { conflict, inArray, isUniqueViolation } from '../kernel';
import { newEventId } from '../ledger';
import {
  applyListOf,
  holdRules,
  requireDifference,
  requireNotWaiting,
  requireOffClosing,
  requireOnBook,
} from '../property';
import { type CheckedProof, sign, requireApprover } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';
import { hashUploads } from '../uploads';
import { recordAmendment } from './amendment-record';
import { applyLines } from './apply-lines';
import { signedContent } from './create-amendment';
import {
  type LockedAmendment,
  hasRule,
  lockAmendment,
  readAmendmentLines,
  requireOpen,
} from './find-amendment';
import { recordAmendedItems } from './item-events';
import { type AmendedItem, type Line, lockItems } from './lines';
import { announceEnd } from './notices';
import { readPhotos } from './photos';
import { signRule } from './sign-rule';
import { requireFree, takenMeanwhile } from './taken';

const changed = (name: string, serial: string) =>
  conflict(`${name} ${serial} was changed after this was proposed. Propose it again.`);

/** @throws ApiError 409 naming the first item that is not as it was when it was proposed. */
function requireUnchanged(
  { unit_id: unitId }: LockedAmendment,
  lines: readonly Line[],
  items: ReadonlyMap<string, AmendedItem>,
): void {
  for (const { itemId, field, from } of lines) {
    const item = items.get(itemId);
    if (!item) throw conflict('One of these items is gone. Propose it again.');
    if (item.unit_id === unitId && item[field] === from) continue;
    const before = (of: 'name' | 'serial_number') =>
      lines.find((line) => line.itemId === itemId && line.field === of)?.from ?? item[of];
    throw changed(before('name'), before('serial_number'));
  }
}

/** Applies the lines in a savepoint of their own, so that an item that has the number can be named. */
async function apply(
  work: UnitOfWork,
  amendmentId: string,
  lines: readonly Line[],
  items: readonly AmendedItem[],
) {
  try {
    return await work.savepoint((act) => applyLines(act, amendmentId, { lines, items }));
  } catch (error) {
    if (
      isUniqueViolation(error, 'property_serial_number_unique') ||
      isUniqueViolation(error, 'property_uii')
    ) {
      throw await takenMeanwhile(work, lines);
    }
    throw error;
  }
}

/**
 * Signs an amendment as its second person: all of its lines apply, or none.
 *
 * @throws ApiError 404 out of sight; 403 for the proposer and for anybody who is no approver; 409 where it is not
 *   proposed, an item has changed since, or a number was taken; CountedRefusal for a wrong PIN or password.
 */
export async function signAmendment(work: UnitOfWork, id: string, proof: CheckedProof): Promise<void> {
  const { trx, actor, at } = work;
  if (await hasRule(work, id)) return signRule(work, id, proof);
  await holdRules(work);
  const amendment = await lockAmendment(work, id);
  await requireOpen(work, amendment);
  const { unit_id: unitId, proposed_by: proposedBy, reported_by: reportedBy } = amendment;
  await requireApprover(work, { unitId, proposedBy });
  if (amendment.state !== 'proposed') throw conflict('This is only reported. Somebody proposes it first.');
  const lines = await readAmendmentLines(work, id);
  const itemIds = [...new Set(lines.map(({ itemId }) => itemId))];
  const items = new Map((await lockItems(work, itemIds, { seen: false })).map((item) => [item.id, item]));
  for (const item of items.values()) {
    requireOnBook(item);
    await requireOffClosing(trx, item);
  }
  await requireNotWaiting(work, [...items.values()]);
  await requireDifference(work, unitId, itemIds);
  requireUnchanged(amendment, lines, items);
  await requireFree(work, lines);

  const { reason, document_number: documentNumber } = amendment;
  const photoIds = (await readPhotos(trx, [id])).map(({ photo }) => photo.uploadId);
  const photos = await hashUploads(trx, photoIds);
  const content = signedContent({ id, unitId, reason, documentNumber, lines, photos });
  await sign(work, proof, { kind: 'amendment', id, part: 'signed', content });
  const turned = await apply(work, id, lines, [...items.values()]);
  await trx
    .updateTable('amendment')
    .set({ state: 'signed', ended_by: actor.id, ended_at: at, event_id: newEventId() })
    .where('id', '=', id)
    .execute();
  work.addAudience({ items: itemIds, people: [reportedBy, proposedBy] });
  const now = await trx
    .selectFrom('property')
    .select(['id', 'name', 'serial_number', 'nsn', 'unit_id', 'assigned_to_user_id'])
    .where('id', '=', inArray(itemIds))
    .orderBy('id')
    .execute();
  await announceEnd(work, { id, items: now }, { to: [reportedBy, proposedBy], end: 'signed' });
  await recordAmendment(work, id);
  await recordAmendedItems(work, id, now, { lines, turned });
  const hasOtherNsn = (itemId: string) =>
    lines.some((line) => line.itemId === itemId && line.field === 'nsn');
  for (const item of now.filter((one) => hasOtherNsn(one.id))) await applyListOf(work, item);
}

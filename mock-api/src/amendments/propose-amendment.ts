import type { ProposeAmendmentDto } from '@hand-receipt/contracts';
import { conflict } from '../kernel';
import { newEventId } from '../ledger';
import { type CheckedProof, sign, findApprovers } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';
import { hashUploads, requireOwnPhotos } from '../uploads';
import { recordAmendment } from './amendment-record';
import { requireMayPropose } from './approvers';
import { insertLines, readReason, signedContent } from './create-amendment';
import { type LockedAmendment, lockAmendment, readAmendmentLines, requireOpen } from './find-amendment';
import { readLines } from './lines';
import { announceEnd, announceProposal } from './notices';
import { insertPhotos, readPhotos, requirePlatePhoto } from './photos';
import { requireFree } from './taken';

/** The lines that are proposed: those that were sent, else those of the report, from what is on record now. */
async function proposedLines(work: UnitOfWork, reported: LockedAmendment, { lines }: ProposeAmendmentDto) {
  const read = await readLines(work, lines ?? (await readAmendmentLines(work, reported.id)));
  if (read.unitId !== reported.unit_id) {
    throw conflict(
      'These items are of another property book than those that were reported. Propose them by themselves.',
    );
  }
  return read;
}

/**
 * Proposes what was reported. What is left out stays as it was reported.
 *
 * @throws ApiError 404 out of sight; 409 where it is not waiting; else as `createAmendment`.
 */
export async function proposeAmendment(
  work: UnitOfWork,
  id: string,
  body: Omit<ProposeAmendmentDto, 'proof'>,
  proof: CheckedProof,
): Promise<void> {
  const { trx, actor } = work;
  const reported = await lockAmendment(work, id);
  await requireOpen(work, reported);
  if (reported.state !== 'reported') throw conflict('This was proposed already. It waits for a signature.');
  const { lines, kind, items, unitId } = await proposedLines(work, reported, { ...body, proof: {} });
  await requireMayPropose(work, [...items.keys()]);
  const reason = readReason(body.reason ?? reported.reason);
  const uploadIds = [...new Set(body.uploadIds)];
  await requireOwnPhotos(work, uploadIds);
  const known = (await readPhotos(trx, [id])).map(({ photo }) => photo.uploadId);
  const photoIds = [...new Set([...known, ...uploadIds])];
  await requirePlatePhoto(work, { unitId, lines, photos: photoIds.length });
  await requireFree(work, lines);
  const approvers = await findApprovers(work, unitId);

  const documentNumber =
    body.documentNumber === undefined ? reported.document_number : body.documentNumber?.trim() || null;
  const content = signedContent({
    id,
    unitId,
    reason,
    documentNumber,
    lines,
    photos: await hashUploads(trx, photoIds),
  });
  await sign(work, proof, { kind: 'amendment', id, part: 'proposed', content });
  await trx
    .updateTable('amendment')
    .set({
      state: 'proposed',
      kind,
      reason,
      document_number: documentNumber,
      proposed_by: actor.id,
      event_id: newEventId(),
    })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('amendment_line').where('amendment_id', '=', id).execute();
  await insertLines(work, id, lines);
  await insertPhotos(work, id, uploadIds);
  const amended = { id, items: [...items.values()] };
  work.addAudience({ items: [...items.keys()], people: [reported.reported_by] });
  await announceProposal(work, amended, approvers);
  await announceEnd(work, amended, { to: [reported.reported_by], end: 'proposed' });
  await recordAmendment(work, id);
}

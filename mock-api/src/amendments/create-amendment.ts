import type { AmendmentState, CreateAmendmentDto } from '@hand-receipt/contracts';
import type { Json } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import { readsAlone } from '../access';
import { badRequest, forbidden } from '../kernel';
import { newEventId } from '../ledger';
import { type CheckedProof, sign, findApprovers } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';
import { hashUploads, requireOwnPhotos } from '../uploads';
import { recordAmendment } from './amendment-record';
import { findProposers, requireMayPropose } from './approvers';
import { type AmendmentLine, readLines } from './lines';
import { announceProposal, announceReport } from './notices';
import { insertPhotos, requirePlatePhoto } from './photos';
import { requireFree } from './taken';

const REASON_LENGTH = 10;

/** @throws ApiError 400 for a reason that says too little. */
export function readReason(typed: string): string {
  const reason = typed.trim();
  if (reason.length >= REASON_LENGTH) return reason;
  const words = `Say why in at least ${REASON_LENGTH} characters.`;
  throw badRequest(words, { reason: words });
}

/** What a proposer signs, and their second person after them. */
export const signedContent = (amendment: {
  id: string;
  unitId: string;
  reason: string;
  documentNumber: string | null;
  lines: readonly AmendmentLine[];
  /** Hashes. */
  photos: string[];
  /** Only of a change of the rules. */
  rule?: Json;
}) => ({
  ...amendment,
  lines: amendment.lines.map(({ itemId: item, field, from, to }) => ({ item, field, from, to })),
});

export async function insertLines(
  { trx }: UnitOfWork,
  amendmentId: string,
  lines: readonly AmendmentLine[],
): Promise<void> {
  const rows = lines.map(({ itemId, field, from, to }, position) => ({
    amendment_id: amendmentId,
    position,
    item_id: itemId,
    field,
    from_value: from,
    to_value: to,
  }));
  await trx.insertInto('amendment_line').values(rows).execute();
}

/** A new 'AM-' number. */
export const newNumber = async ({ trx }: UnitOfWork): Promise<string> => {
  const { rows } = await sql<{
    id: string;
  }>`select numbered_id('AM', nextval('amendment_number')) as id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The amendment got no number.');
  return row.id;
};

/** @throws ApiError 403 for an S4 or a PBO who does not hold each of the items: they read those of others. */
async function requireMayReport({ trx, actor }: UnitOfWork, itemIds: readonly string[]): Promise<void> {
  if (!readsAlone(actor)) return;
  const foreign = await trx
    .selectFrom('property')
    .select('id')
    .where('id', 'in', itemIds)
    .where('assigned_to_user_id', 'is distinct from', actor.id)
    .executeTakeFirst();
  if (foreign) throw forbidden('The S4 and the PBO report on what they hold themselves.');
}

/**
 * Reports wrong identifying data, or proposes to amend it.
 *
 * @param proof of the proposer; null only reports.
 * @returns the amendment's id.
 * @throws ApiError 404 for an item out of sight; 403 by role; 400 for a wrong value, a short reason or no photo of the
 *   plate; 409 for a number that another item has, and where nobody else can sign; CountedRefusal for a wrong proof.
 */
export async function createAmendment(
  work: UnitOfWork,
  body: Omit<CreateAmendmentDto, 'proof' | 'report'>,
  proof: CheckedProof | null,
): Promise<string> {
  const { trx, actor, at } = work;
  const { lines, kind, items, unitId } = await readLines(work, body.lines);
  if (proof) await requireMayPropose(work, [...items.keys()]);
  else await requireMayReport(work, [...items.keys()]);
  const reason = readReason(body.reason);
  const uploadIds = [...new Set(body.uploadIds)];
  await requireOwnPhotos(work, uploadIds);
  await requirePlatePhoto(work, { unitId, lines, photos: uploadIds.length });
  await requireFree(work, lines);
  const told = proof ? await findApprovers(work, unitId) : await findProposers(work, unitId);

  const id = await newNumber(work);
  const documentNumber = body.documentNumber?.trim() || null;
  if (proof) {
    const photos = await hashUploads(trx, uploadIds);
    const content = signedContent({ id, unitId, reason, documentNumber, lines, photos });
    await sign(work, proof, { kind: 'amendment', id, part: 'proposed', content });
  }
  const state: AmendmentState = proof ? 'proposed' : 'reported';
  await trx
    .insertInto('amendment')
    .values({
      id,
      unit_id: unitId,
      kind,
      state,
      reason,
      document_number: documentNumber,
      created_at: at,
      reported_by: proof ? null : actor.id,
      proposed_by: proof ? actor.id : null,
      event_id: newEventId(),
    })
    .execute();
  await insertLines(work, id, lines);
  await insertPhotos(work, id, uploadIds);
  work.addAudience({ items: [...items.keys()] });
  await (proof ? announceProposal : announceReport)(work, { id, items: [...items.values()] }, told);
  await recordAmendment(work, id);
  return id;
}

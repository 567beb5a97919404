import { createHash } from 'node:crypto';
import type { SignaturePart } from '@hand-receipt/contracts';
import { type Json, canonicalBytes } from '@hand-receipt/ledger';
import { reauthenticate, requirePin } from '../people';
import type { UnitOfWork } from '../unit-of-work';
import type { CheckedProof } from './check-proof';

/** What is signed, and as what. */
interface Signed {
  kind: 'amendment' | 'closing' | 'gain' | 'succession' | 'clearance' | 'inventory';
  id: string;
  part: SignaturePart;
  /** All that the signature stands under. */
  content: Json;
  /** Where the signer stands in for an absent person. */
  inPlace?: { ofUserId: string; reason: string; uploadId: string };
}

/**
 * Signs in the actor's own session. The first write of an act, for a wrong PIN or password is counted and the transaction
 * then committed.
 *
 * @returns the signature's id.
 * @throws CountedRefusal 403 for a wrong PIN or password; ApiError 429 after too many.
 */
export async function sign(work: UnitOfWork, proof: CheckedProof, signed: Signed): Promise<string> {
  const { trx, actor, at } = work;
  if (proof.field === 'pin') await requirePin(work, proof.isRight);
  else await reauthenticate(work, { isRight: proof.isRight, field: proof.field, by: proof.by });
  const { id } = await trx
    .insertInto('signature')
    .values({
      subject_kind: signed.kind,
      subject_id: signed.id,
      part: signed.part,
      user_id: actor.id,
      method: 'own-session',
      content_hash: createHash('sha256').update(canonicalBytes(signed.content)).digest(),
      in_place_of: signed.inPlace?.ofUserId ?? null,
      reason: signed.inPlace?.reason ?? null,
      upload_id: signed.inPlace?.uploadId ?? null,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

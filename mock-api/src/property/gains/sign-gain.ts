import { sql } from 'kysely';
import { conflict } from '../../kernel';
import { itemWords, militaryTime } from '../../live';
import { type CheckedProof, requireApprover, sign } from '../../signatures';
import type { UnitOfWork } from '../../unit-of-work';
import { type LockedItem, lockItem } from '../custody/item';

/** @throws ApiError 409 for an item that no signature is asked for, or that was signed for. */
async function requireUnsigned({ trx }: UnitOfWork, item: LockedItem): Promise<void> {
  if (item.gain_kind !== 'found-on-installation') throw conflict('Only a found item needs a signature.');
  if (item.gain_signature_id === null) return;
  const { name, at } = await trx
    .selectFrom('signature')
    .innerJoin('users', 'users.id', 'signature.user_id')
    .select([sql<string>`users.rank || ' ' || users.last_name`.as('name'), 'signature.at'])
    .where('signature.id', '=', item.gain_signature_id)
    .executeTakeFirstOrThrow();
  throw conflict(`${name} signed for this item on ${militaryTime(at)}.`);
}

/**
 * Signs for a found item as its approver.
 *
 * @throws ApiError 404 out of sight; 403 for the person who entered it and anybody who is no approver; 409 where nothing
 *   is to be signed; CountedRefusal for a wrong PIN or password.
 */
export async function signGain(work: UnitOfWork, itemId: string, proof: CheckedProof): Promise<void> {
  const { trx, actor } = work;
  const item = await lockItem(work, itemId);
  await requireApprover(work, { unitId: item.unit_id, proposedBy: item.gain_by_user_id });
  await requireUnsigned(work, item);
  const gain = {
    kind: item.gain_kind,
    documentNumber: item.gain_document,
    from: item.gain_from,
    enteredByUserId: item.gain_by_user_id,
    enteredAt: item.gain_at?.toISOString() ?? null,
  };
  const content = { item: item.id, name: item.name, serialNumber: item.serial_number, ...gain };
  const signatureId = await sign(work, proof, { kind: 'gain', id: item.id, part: 'signed', content });
  await trx
    .updateTable('property')
    .set({ gain_signature_id: signatureId })
    .where('id', '=', itemId)
    .execute();
  work.addAudience({ items: [itemId], people: [item.gain_by_user_id] });
  if (item.gain_by_user_id !== null) {
    await work.notify([item.gain_by_user_id], {
      type: 'info',
      title: 'Gain signed',
      message: `${actor.name} signed for ${itemWords(item)}, found on installation.`,
      action: { label: 'View', path: `/property-book/${itemId}` },
    });
  }
  await work.record('GAIN SIGNED', item, { signatureId, signedByUserId: actor.id, ...gain });
}

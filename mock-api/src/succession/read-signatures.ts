import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import type { SuccessionRow } from './find-succession';

const SIGNED = [
  'id',
  'part',
  'user_id',
  'method',
  'at',
  'content_hash',
  'in_place_of',
  'reason',
  'upload_id',
] as const;

/** Signatures in force under the set that is being signed, or was signed last. */
export async function readSignatures(
  db: Kysely<Database>,
  succession: Pick<SuccessionRow, 'id' | 'state' | 'signed_at'>,
) {
  const { id, state, signed_at: signedAt } = succession;
  // After a signing that left sections out, the signatures under it are not those of the next one.
  const isPast = (at: Date) => state !== 'signed' && signedAt !== null && at <= signedAt;
  const all = await readAllSignatures(db, id);
  return all.filter(({ at }) => !isPast(at));
}

/** Every signature that was not voided, the oldest first. */
export const readAllSignatures = (db: Kysely<Database>, successionId: string) =>
  db
    .selectFrom('signature')
    .select(SIGNED)
    .where('subject_kind', '=', 'succession')
    .where('subject_id', '=', successionId)
    .where('voided_at', 'is', null)
    .orderBy('at')
    .orderBy('part')
    .execute();

/** The newest voided signature under a set hash, in hex. */
export const findVoidedSignature = (db: Kysely<Database>, successionId: string, setHash: string) =>
  db
    .selectFrom('signature')
    .select(SIGNED)
    .where('subject_kind', '=', 'succession')
    .where('subject_id', '=', successionId)
    .where('content_hash', '=', Buffer.from(setHash, 'hex'))
    .where('voided_at', 'is not', null)
    .orderBy('at', 'desc')
    .executeTakeFirst();

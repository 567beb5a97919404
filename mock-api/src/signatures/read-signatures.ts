import type { PersonDto, SignatureMethod, SignaturePart } from '@hand-receipt/contracts';
import { toHex } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';

/** A signature under a paper. */
export interface Signature {
  /** Id of the paper. */
  of: string;
  part: SignaturePart;
  /** Id of the person. */
  by: string;
  method: SignatureMethod;
  at: Date;
  /** SHA-256 of what was signed, in hex. */
  contentHash: string;
}

/** Signatures under papers of one kind, in the order in which they were given. */
export async function readSignatures(
  db: Kysely<Database>,
  kind: 'amendment' | 'closing',
  ids: readonly string[],
): Promise<Signature[]> {
  const rows = await db
    .selectFrom('signature')
    .select(['subject_id as of', 'part', 'user_id as by', 'method', 'at', 'content_hash as hash'])
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', ids)
    .orderBy('at')
    .orderBy('part')
    .execute();
  return rows.map(({ hash, ...row }) => ({ ...row, contentHash: toHex(hash) }));
}

/** As the ledger says it. */
export const recordedSignature = ({ part, by, method, at, contentHash }: Signature) => ({
  part,
  by,
  method,
  at: at.toISOString(),
  contentHash,
});

/** As screens show it; nothing for a person who is not known. */
export function shownSignature(
  { part, by, method, at }: Signature,
  person: (id: string) => PersonDto | null,
) {
  const signer = person(by);
  return signer ? [{ part, by: signer, method, at: at.toISOString() }] : [];
}

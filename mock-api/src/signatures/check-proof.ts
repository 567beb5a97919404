import type { SignatureProofDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Credential, readSettingsOf } from '../access';
import { type Database, badRequest, forbidden } from '../kernel';
import { comparePassword, comparePin } from '../people';

/** What `sign` is given: whether the person has shown that it is they. It is counted only there. */
export interface CheckedProof {
  field: 'pin' | 'password';
  isRight: boolean;
  by: Credential | null;
}

interface Shown {
  userId: string;
  by: Credential | null;
  proof: SignatureProofDto | undefined;
  at: Date;
}

/**
 * Compares what a person has entered to sign: their PIN, or their password where they have no PIN. It takes its time, so
 * it comes before the transaction.
 *
 * @throws ApiError 403 for an API token; 400 where nothing was entered; 429 after too many wrong ones.
 */
export async function checkProof(
  db: Kysely<Database>,
  { userId, by, proof = {}, at }: Shown,
): Promise<CheckedProof> {
  if (by?.kind !== 'session') throw forbidden('An API token cannot sign. Sign in with your password.');
  const { pinSet } = await readSettingsOf(db, userId);
  const field = pinSet ? 'pin' : 'password';
  const entered = proof[field];
  if (entered === undefined) {
    const words = pinSet ? 'Enter your PIN to sign.' : 'Enter your password to sign.';
    throw badRequest(words, { [field]: words });
  }
  const compare = pinSet ? comparePin : comparePassword;
  return { field, isRight: await compare(db, userId, entered, at), by };
}

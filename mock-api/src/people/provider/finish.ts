import type { SignInRefusal } from '@hand-receipt/contracts';
import type { PublicUnitOfWork, UnitOfWork } from '../../unit-of-work';
import { admitPerson } from '../identities/admit';
import { type Identity, giveIdentity, lockIdentity } from '../identities/identities';
import { createFromClaims } from './first-sign-in';
import type { Claims } from './new-account';
import type { ProviderSignIn } from './provider';
import { isSignedInSince } from './provider-clock';
import type { FoundRequest } from './requests';

interface SignedInThere {
  identity: Identity;
  claims: Claims;
  /** What the sign-in screen calls the provider. */
  providerName: string;
}

/**
 * Finds the person who has signed in at the provider, or makes their account.
 *
 * @returns who they are, or why they may not come in
 */
export async function signInPerson(
  work: PublicUnitOfWork,
  signedIn: SignedInThere,
): Promise<{ userId: string } | { refusal: SignInRefusal }> {
  const { identity } = signedIn;
  const known = await lockIdentity(work.trx, identity);
  const userId = known?.user_id ?? null;
  const found = userId === null ? await createFromClaims(work, signedIn, known !== undefined) : { userId };
  if ('refusal' in found) return found;
  const refusal = await admitPerson(work, found.userId, identity);
  return refusal ? { refusal } : found;
}

/** Links the sign-in to the account of the person who began it. @returns why it was not */
export async function linkOwn(work: UnitOfWork, identity: Identity): Promise<SignInRefusal | null> {
  const known = await lockIdentity(work.trx, identity);
  if (known && known.user_id !== null && known.user_id !== work.actor.id) return 'linked-elsewhere';
  await giveIdentity(work, identity, { userId: work.actor.id, name: work.actor.name });
  return null;
}

/**
 * Takes a new sign-in at the provider in place of the password: the session of the person counts as fresh from now on.
 *
 * @returns why it does not
 */
export async function confirmPerson(
  { trx, at }: PublicUnitOfWork,
  { userId, sessionId, createdAt }: FoundRequest,
  { claims }: Pick<ProviderSignIn, 'claims'>,
  identity: Identity,
): Promise<SignInRefusal | null> {
  const known = await lockIdentity(trx, identity);
  if (!known || known.user_id !== userId) return 'not-yours';
  if (!isSignedInSince(claims.auth_time, createdAt)) return 'not-again';
  const confirmed = await trx
    .updateTable('sessions')
    .set({ password_at: at })
    .where('id', '=', sessionId ?? '')
    .where('user_id', '=', userId ?? '')
    .executeTakeFirst();
  return confirmed.numUpdatedRows === 0n ? 'session-ended' : null;
}

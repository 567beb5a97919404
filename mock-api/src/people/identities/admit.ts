import type { SignInRefusal } from '@hand-receipt/contracts';
import type { PublicUnitOfWork } from '../../unit-of-work';
import { signInRefusal } from '../auth/may-sign-in';
import { turnCounterPinOn } from '../settings/counter-pin';
import type { Identity } from './identities';

/** Notes the sign-in of a person who has shown who they are. @returns why they may not come in; null where they may */
export async function admitPerson(
  { trx, at }: PublicUnitOfWork,
  userId: string,
  { issuer, subject }: Identity,
): Promise<SignInRefusal | null> {
  const user = await trx
    .selectFrom('users')
    .select(['status', 'sign_in_blocked_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const refusal = signInRefusal(user);
  if (refusal) return refusal;
  await trx.updateTable('users').set({ last_login_at: at }).where('id', '=', userId).execute();
  await trx
    .updateTable('sign_in_identity')
    .set({ last_used_at: at })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
  await turnCounterPinOn(trx, userId, at);
  return null;
}

import { SIGN_IN_REFUSALS } from '@hand-receipt/contracts';
import { CountedRefusal, forbidden } from '../../kernel';
import type { PublicUnitOfWork } from '../../unit-of-work';
import { admitPerson } from '../identities/admit';
import { CERTIFICATE, lockIdentity } from '../identities/identities';
import { keepWaiting } from '../provider/first-sign-in';

/** The subject is kept for the Admin who links it, so the refusal commits. */
const noAccount = () =>
  new CountedRefusal(
    403,
    'no-account',
    'No account has this certificate yet. Ask an Admin to link it to yours.',
  );

/**
 * Finds the person of a certificate.
 *
 * @returns the user's id
 * @throws CountedRefusal 403 where no account has it, ApiError 403 for a person who is not active or whose sign-in is
 *   blocked
 */
export async function signInByCertificate(work: PublicUnitOfWork, subject: string): Promise<string> {
  const identity = { issuer: CERTIFICATE, subject };
  const known = await lockIdentity(work.trx, identity);
  if (!known) await keepWaiting(work, identity, { displayName: null, email: null });
  if (!known || known.user_id === null) throw noAccount();
  const refusal = await admitPerson(work, known.user_id, identity);
  if (refusal) throw forbidden(SIGN_IN_REFUSALS[refusal]);
  return known.user_id;
}

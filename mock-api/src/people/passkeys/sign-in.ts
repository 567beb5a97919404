import type { PasskeyAssertionDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { ApiError, type Database, forbidden } from '../../kernel';
import { militaryTime } from '../../live';
import { assertMaySignIn } from '../auth/may-sign-in';
import {
  assertAttemptsLeft,
  countAttempt,
  networkOf,
  recordAttempt,
  tooManyAttempts,
} from '../auth/throttle';
import type { PublicUnitOfWork } from '../../unit-of-work';
import { newChallenge, takeChallenge } from './challenge';
import { type KeptPasskey, checkAssertion, findPasskey, notePasskeyUse } from './check-assertion';
import { readUsable } from './sign-with-passkey';
import type { PasskeySite } from './site';

/** Begins a sign-in of a person who is not known yet. @throws ApiError 429 after very many from one address. */
export async function beginPasskeySignIn(
  { trx, at }: PublicUnitOfWork,
  { site, address }: { site: PasskeySite; address: string },
) {
  await recordAttempt(trx, 'passkey-options', networkOf(address), at);
  return newChallenge(trx, { userId: null, site, at });
}

interface Shown {
  assertion: PasskeyAssertionDto;
  site: PasskeySite;
  /** IP address of the client. */
  address: string;
  /** Whether the person has signed in from the same browser before. */
  isBrowserKnownTo: (userId: string) => boolean;
  at: Date;
}

/** What the person is to do where no passkey of theirs is known. */
export const UNKNOWN_PASSKEY = 'This passkey is not known here. It may have been removed.';

/**
 * Finds who signs in with a passkey. It is two factors by itself, so no code is asked for.
 *
 * @returns the user's id.
 * @throws ApiError 401 for a passkey that is not known or did not sign this; 403 for a person who is not active or whose
 *   sign-in is blocked, and for a passkey that waits after a password was set by link; 429 after too many attempts.
 */
export async function checkPasskeySignIn(db: Kysely<Database>, shown: Shown): Promise<string> {
  const { assertion, site, address, isBrowserKnownTo, at } = shown;
  const passkey = await findPasskey(db, assertion);
  const network = networkOf(address);
  // As with passwords, other people at the same address cannot keep out a browser that is known.
  const isKnown = passkey !== undefined && isBrowserKnownTo(passkey.user_id);
  if (!isKnown) await assertAttemptsLeft(db, 'address', network, at);
  const refuse = async (code: string, message: string): Promise<never> => {
    const seconds = await countAttempt(db, 'address', network, at);
    throw seconds !== null && !isKnown ? tooManyAttempts(seconds) : new ApiError(401, code, message);
  };
  const challenge = await takeChallenge(db, assertion, { userId: null, at });
  if (!passkey) return refuse('unknown-passkey', UNKNOWN_PASSKEY);
  if (challenge === null)
    return refuse('passkey-expired', 'Signing in took too long. Use your passkey again.');
  const signCount = await checkAssertion(passkey, assertion, { challenge, site });
  if (signCount === null)
    return refuse('wrong-passkey', 'The passkey was not accepted. Use another one, or your password.');
  await assertUsable(db, passkey, at);
  await notePasskeyUse(db, passkey, { signCount, at });
  await db.updateTable('users').set({ last_login_at: at }).where('id', '=', passkey.user_id).execute();
  return passkey.user_id;
}

async function assertUsable(
  db: Kysely<Database>,
  { id, user_id: userId }: KeptPasskey,
  at: Date,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['status', 'sign_in_blocked_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  assertMaySignIn(user);
  const { usable, waitsUntil } = await readUsable(db, userId, at);
  if (usable.some((one) => one.id === id)) return;
  const until = waitsUntil === null ? '' : ` until ${militaryTime(waitsUntil)}`;
  throw forbidden(
    `This passkey signs nobody in${until}, because your password was set by link. Sign in with your password.`,
  );
}

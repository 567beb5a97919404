import type { OwnProofDto, PasskeyAssertionDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Credential } from '../../access';
import { CountedRefusal, type Database, badRequest, conflict } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { newChallenge, takeChallenge } from '../passkeys/challenge';
import { checkAssertion, findPasskey, notePasskeyUse } from '../passkeys/check-assertion';
import { UNKNOWN_PASSKEY } from '../passkeys/sign-in';
import type { PasskeySite } from '../passkeys/site';
import { markTwoFactor } from '../second-factor/mark-session';
import { comparePassword, reauthenticate } from './reauthenticate';
import { assertAttemptsLeft, clearAttempts, recordAttempt } from './throttle';

/** What a person showed, and what came of it. */
export type CheckedProof =
  | { kind: 'password'; isRight: boolean }
  /** `problem` is why the passkey is refused; null where it holds. */
  | { kind: 'passkey'; problem: string | null };

interface Shown {
  userId: string;
  proof: OwnProofDto;
  /** Of the request; only a passkey needs one. */
  site: () => PasskeySite;
  at: Date;
}

/**
 * Checks the password or the passkey with which a person who is signed in confirms an act. It takes its time, so it
 * comes before the transaction; `requireOwnProof` then counts it.
 *
 * @throws ApiError 400 for neither or both; 429 after too many wrong ones.
 */
export async function checkOwnProof(
  db: Kysely<Database>,
  { userId, proof: { password, assertion }, site, at }: Shown,
): Promise<CheckedProof> {
  if ((password === undefined) === (assertion === undefined)) {
    const message = 'Enter your password, or use a passkey.';
    throw badRequest(message, { password: message });
  }
  if (password !== undefined)
    return { kind: 'password', isRight: await comparePassword(db, userId, password, at) };
  await assertAttemptsLeft(db, 'password', userId, at);
  const problem = await problemOf(db, assertion as PasskeyAssertionDto, { userId, site: site(), at });
  return { kind: 'passkey', problem };
}

/**
 * A passkey that waits after a password was set by link is taken here: the session has the password already, and a
 * person who must have a second factor could not get in for a day otherwise.
 */
async function problemOf(
  db: Kysely<Database>,
  assertion: PasskeyAssertionDto,
  { userId, site, at }: { userId: string; site: PasskeySite; at: Date },
): Promise<string | null> {
  const challenge = await takeChallenge(db, assertion, { userId, at });
  const passkey = await findPasskey(db, assertion);
  if (passkey?.user_id !== userId) return UNKNOWN_PASSKEY;
  if (challenge === null) return 'That took too long. Use your passkey again.';
  const signCount = await checkAssertion(passkey, assertion, { challenge, site });
  if (signCount === null) return 'The passkey was not accepted. Use another one, or your password.';
  await notePasskeyUse(db, passkey, { signCount, at });
  return null;
}

/**
 * Takes what `checkOwnProof` found. The session counts as fresh from now on, and a passkey as its second factor.
 *
 * @throws CountedRefusal 403 for a wrong password ('wrong-password') or passkey ('wrong-passkey'); ApiError 429 after too
 *   many.
 */
export async function requireOwnProof(
  work: UnitOfWork,
  shown: CheckedProof,
  by: Credential | null,
): Promise<void> {
  const { trx, actor, at } = work;
  if (shown.kind === 'password') {
    await reauthenticate(work, { isRight: shown.isRight, field: 'password', by });
    return;
  }
  await recordAttempt(trx, 'password', actor.id, at);
  if (shown.problem !== null)
    throw new CountedRefusal(403, 'wrong-passkey', shown.problem, { assertion: shown.problem });
  await clearAttempts(trx, 'password', actor.id, at);
  if (by?.kind !== 'session') return;
  await trx.updateTable('sessions').set({ password_at: at }).where('id', '=', by.id).execute();
  await markTwoFactor(trx, by, at);
}

/** Begins to confirm an act with a passkey. @throws ApiError 409 for a person without one. */
export async function beginOwnProof({ trx, actor, at }: UnitOfWork, site: PasskeySite) {
  const options = await newChallenge(trx, { userId: actor.id, site, at });
  if (options.allowCredentials.length === 0) throw conflict('You have no passkey. Enter your password.');
  return options;
}

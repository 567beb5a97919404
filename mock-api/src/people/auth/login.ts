import { setTimeout } from 'node:timers/promises';
import type { Role, UserStatus } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { ApiError, type Database, boundedQueue, forbidden } from '../../kernel';
import { type ShownFactor, checkSecondFactor, isWrongCode } from '../second-factor/check-second-factor';
import type { TotpSecrets } from '../second-factor/totp-secrets';
import { turnCounterPinOn } from '../settings/counter-pin';
import { assertMaySignIn } from './may-sign-in';
import { passwordFits } from './password';
import {
  assertAttemptsLeft,
  clearAttempts,
  countAttempt,
  networkOf,
  recordAttempt,
  secondsToWait,
  tooManyAttempts,
} from './throttle';

export const PASSWORDS_ARE_OFF =
  'Passwords are switched off here. Sign in with the provider or your certificate. Only an Admin signs in with a password.';

export interface Credentials {
  username: string;
  password: string;
  /** Of the person's authenticator app, or a recovery code. */
  code?: string;
  secrets: TotpSecrets;
  /** IP address of the client. */
  address: string;
  /** Whether the person has signed in from the same browser before. */
  isBrowserKnownTo: (userId: string) => boolean;
  /** Passwords are switched off for everybody else. */
  adminsOnly: boolean;
}

/** Who may sign in, and what they showed beside the password. */
export interface CheckedCredentials {
  userId: string;
  factor: ShownFactor;
}

/** How long a known browser waits where its address has made too many attempts. */
const SLOWED_MS = 1000;

/** Sign-ins of this process at the same time: more would hold up everybody else's statements. */
const inTurn = boundedQueue({ atOnce: 8, waiting: 100 });

interface Candidate {
  user:
    | {
        id: string;
        password_hash: string | null;
        role: Role;
        status: UserStatus;
        sign_in_blocked_at: Date | null;
      }
    | undefined;
  /** The person has signed in from the same browser before. */
  known: boolean;
  person: string;
  network: string;
  adminsOnly: boolean;
}

/**
 * Finds who may sign in. Only a wrong password or code is counted, and before it is answered: of attempts at the same moment no
 * more are answered than of attempts one after the other. A sign-in that fails for another reason leaves no count.
 *
 * @throws ApiError 401 for a wrong name or password, which are not told apart, and for a code that is missing or wrong;
 *   403 for a person who is not active, whose sign-in is blocked or who may not use a password; 429 after too many
 *   attempts; 503 where too many people sign in at the same moment.
 */
export async function checkCredentials(
  db: Kysely<Database>,
  credentials: Credentials,
  at: Date,
): Promise<CheckedCredentials> {
  const { candidate, checked } = await inTurn(async () => {
    const candidate = await findCandidate(db, credentials);
    const slowed = await isSlowed(db, candidate, at);
    return { candidate, checked: slowed ? null : await checkPassword(db, candidate, credentials, at) };
  });
  if (checked !== null) return checked;
  await setTimeout(SLOWED_MS);
  return inTurn(() => checkPassword(db, candidate, credentials, at));
}

async function findCandidate(
  db: Kysely<Database>,
  { username, address, isBrowserKnownTo, adminsOnly }: Credentials,
): Promise<Candidate> {
  const name = username.trim().toLowerCase();
  const network = networkOf(address);
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'role', 'status', 'sign_in_blocked_at'])
    .where('username', '=', name)
    .executeTakeFirst();
  const known = user !== undefined && isBrowserKnownTo(user.id);
  const person = known ? `${name} known browser` : `${name} ${network}`;
  return { user, known, person, network, adminsOnly };
}

/**
 * Too many wrong passwords from an address block the address for every user name. A person who has signed in from the
 * same browser before has a separate count, which other people cannot use up: they only wait.
 *
 * @throws ApiError 429
 */
async function isSlowed(
  db: Kysely<Database>,
  { known, person, network }: Candidate,
  at: Date,
): Promise<boolean> {
  if (!known) await assertAttemptsLeft(db, 'address', network, at);
  const refused = await secondsToWait(db, 'person', person, at);
  if (refused !== null) {
    // A guess that is not even compared is one more from this address.
    await countAttempt(db, 'address', network, at);
    throw tooManyAttempts(refused);
  }
  return known && (await secondsToWait(db, 'address', network, at)) !== null;
}

async function checkPassword(
  db: Kysely<Database>,
  candidate: Candidate,
  { password, code, secrets }: Credentials,
  at: Date,
): Promise<CheckedCredentials> {
  const { user, person, adminsOnly } = candidate;
  if (!(await passwordFits(password, user?.password_hash)) || !user) {
    await recordWrongPassword(db, candidate, at);
    throw new ApiError(401, 'invalid-credentials', 'Invalid username or password');
  }
  // Attempts at the same moment may have used up those that were left.
  await isSlowed(db, candidate, at);
  const entered = { userId: user.id, code, secrets, at };
  const factor = await checkSecondFactor(db, entered).catch(async (error: unknown) => {
    if (isWrongCode(error)) await recordWrongPassword(db, candidate, at);
    throw error;
  });
  await clearAttempts(db, 'person', person, at);

  assertMaySignIn(user);
  if (adminsOnly && user.role !== 'Admin') throw forbidden(PASSWORDS_ARE_OFF);
  await db.updateTable('users').set({ last_login_at: at }).where('id', '=', user.id).execute();
  await turnCounterPinOn(db, user.id, at);
  return { userId: user.id, factor };
}

/** @throws ApiError 429 where it is one too many. */
async function recordWrongPassword(
  db: Kysely<Database>,
  { known, person, network }: Candidate,
  at: Date,
): Promise<void> {
  const refused = await countAttempt(db, 'address', network, at);
  if (refused !== null && !known) throw tooManyAttempts(refused);
  await recordAttempt(db, 'person', person, at);
}

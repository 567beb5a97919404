import { setTimeout } from 'node:timers/promises';
import type { UserStatus } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { ApiError, type Database, boundedQueue, forbidden } from '../../kernel';
import { passwordFits } from './password';
import { recordAttempt, clearAttempts, networkOf, secondsToWait, undoAttempt } from './throttle';

/** Why a person with the right password may not come in. */
const REFUSALS: Partial<Record<UserStatus, string>> = {
  Pending: 'Your account is waiting for a leader of your unit to activate it.',
  Inactive: 'Your account has been deactivated. Ask your commander or supply sergeant.',
};

export interface Credentials {
  username: string;
  password: string;
  /** IP address of the client. */
  address: string;
  /** Whether the person has signed in from the same browser before. */
  isBrowserKnownTo: (userId: string) => boolean;
}

/** How long a known browser waits where its address has made too many attempts. */
const SLOWED_MS = 1000;

/** Sign-ins of this process at the same time: more would hold up everybody else's statements. */
const inTurn = boundedQueue({ atOnce: 8, waiting: 100 });

interface Candidate {
  user: { id: string; password_hash: string; status: UserStatus } | undefined;
  person: string;
  network: string;
}

/**
 * Finds who may sign in.
 *
 * @returns the user's id.
 * @throws ApiError 401 for a wrong name or password, which are not told apart; 403 for a person who is
 *   not active; 429 after too many attempts; 503 where too many people sign in at the same moment.
 */
export async function checkCredentials(
  db: Kysely<Database>,
  credentials: Credentials,
  at: Date,
): Promise<string> {
  const { candidate, userId } = await inTurn(async () => {
    const { candidate, slowed } = await countSignIn(db, credentials, at);
    return {
      candidate,
      userId: slowed ? null : await checkPassword(db, candidate, credentials.password, at),
    };
  });
  if (userId !== null) return userId;
  await setTimeout(SLOWED_MS);
  return inTurn(() => checkPassword(db, candidate, credentials.password, at));
}

/**
 * Counts the attempt. Too many wrong passwords from an address block the address for every user name. A person who has
 * signed in from the same browser before has a separate count, which other people cannot use up.
 */
async function countSignIn(
  db: Kysely<Database>,
  { username, address, isBrowserKnownTo }: Credentials,
  at: Date,
): Promise<{ candidate: Candidate; slowed: boolean }> {
  const name = username.trim().toLowerCase();
  const network = networkOf(address);
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'status'])
    .where('username', '=', name)
    .executeTakeFirst();
  const known = user !== undefined && isBrowserKnownTo(user.id);
  const person = known ? `${name} known browser` : `${name} ${network}`;
  if (!known) await recordAttempt(db, 'address', network, at);
  const slowed = known && (await secondsToWait(db, 'address', network, at)) !== null;
  await recordAttempt(db, 'person', person, at);
  return { candidate: { user, person, network }, slowed };
}

async function checkPassword(
  db: Kysely<Database>,
  { user, person, network }: Candidate,
  password: string,
  at: Date,
): Promise<string> {
  if (!(await passwordFits(password, user?.password_hash)) || !user) {
    throw new ApiError(401, 'invalid-credentials', 'Invalid username or password');
  }
  await clearAttempts(db, 'person', person, at);
  await undoAttempt(db, 'address', network);

  const refusal = REFUSALS[user.status];
  if (refusal) throw forbidden(refusal);
  await db.updateTable('users').set({ last_login_at: at }).where('id', '=', user.id).execute();
  return user.id;
}

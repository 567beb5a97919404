import type { SignInRefusal } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import type { PublicUnitOfWork } from '../../unit-of-work';
import { type Identity, writeIdentity } from '../identities/identities';
import { type RuledAccount, applySignInRules } from '../identities/rules';
import { activatorsOf } from '../users/activators';
import { activeAdmins } from '../users/active-admins';
import { recordAccountEvent } from '../users/record-account';
import { type Claims, displayNameOf, emailOf, freeUsername, namesOf } from './new-account';

/** Nobody said a rank: the lowest, until an Admin writes the true one. */
const RANK = 'PVT';

interface FirstSignIn {
  identity: Identity;
  claims: Claims;
  /** What the sign-in screen calls the provider. */
  providerName: string;
}

/** Keeps an identity without an account, and says so to the Admins the first time. */
export async function keepWaiting(
  work: PublicUnitOfWork,
  identity: Identity,
  said: { displayName: string | null; email: string | null },
): Promise<void> {
  const { trx, at } = work;
  await writeIdentity(trx, identity, { userId: null, ...said }, at);
  await work.notify(await activeAdmins(trx), {
    type: 'warning',
    title: 'Sign-in without an account',
    message: `${said.displayName ?? said.email ?? identity.subject} signed in and has no account yet. Link the sign-in to one.`,
    action: { label: 'Review', path: '/user-management?tab=sign-in' },
  });
}

/** Says to those who may activate the account that it waits. */
async function notifyActivators(
  work: PublicUnitOfWork,
  { id, name, unitId }: { id: string; name: string; unitId: string | null },
  providerName: string,
): Promise<void> {
  await work.notify(await activatorsOf(work.trx, unitId), {
    type: 'info',
    title: 'Account to activate',
    message: `${name} signed in with ${providerName} for the first time.`,
    action: { label: 'Review', path: `/user-management?act=activate&person=${id}` },
  });
}

async function insertAccount(
  { trx, at }: PublicUnitOfWork,
  claims: Claims,
  { unitId, role, isActive }: RuledAccount,
): Promise<{ id: string; name: string }> {
  const username = await freeUsername(trx, claims);
  const { firstName, lastName } = namesOf(claims, username);
  const { id } = await trx
    .insertInto('users')
    .values({
      username,
      email: emailOf(claims),
      password_hash: null,
      first_name: firstName,
      last_name: lastName,
      rank: RANK,
      unit_id: unitId,
      role,
      status: isActive ? 'Active' : 'Pending',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name: `${RANK} ${lastName}` };
}

/**
 * Makes the account of a person whom the provider knows and we do not, as the rules say: a Soldier who waits, where there
 * is none. An account with the same email address is never taken for theirs, since anybody may write any address: the
 * identity then waits for an Admin.
 *
 * @param isKnown the identity was kept before, without an account
 * @returns the new person, or why there is none
 */
export async function createFromClaims(
  work: PublicUnitOfWork,
  { identity, claims, providerName }: FirstSignIn,
  isKnown: boolean,
): Promise<{ userId: string } | { refusal: SignInRefusal }> {
  const { trx, at } = work;
  // Two people with one address at the same moment follow each other.
  await sql`select pg_advisory_xact_lock(hashtext('hand-receipt first sign-in'))`.execute(trx);
  const email = emailOf(claims);
  const said = { displayName: displayNameOf(claims), email: email || null };
  const namesake = email
    ? await trx
        .selectFrom('users')
        .select('id')
        .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
        .executeTakeFirst()
    : undefined;
  if (namesake) {
    if (!isKnown) await keepWaiting(work, identity, said);
    return { refusal: 'email-taken' };
  }
  const ruled = await applySignInRules(trx, claims);
  const person = await insertAccount(work, claims, ruled);
  await writeIdentity(trx, identity, { userId: person.id, ...said }, at);
  if (!ruled.isActive) await notifyActivators(work, { ...person, unitId: ruled.unitId }, providerName);
  work.addAudience({ accounts: [person.id] });
  await recordAccountEvent(work, 'registered', person, {
    provider: identity.issuer,
    rules: ruled.rules,
    role: ruled.role,
    unitId: ruled.unitId,
  });
  return { userId: person.id };
}

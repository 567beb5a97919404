import type { LinkIdentityDto, SignInIdentityDto, SignInWaysDto } from '@hand-receipt/contracts';
import { type Kysely, type Transaction, sql } from 'kysely';
import type { Credential, SignInMethod, Viewer } from '../../access';
import { type Database, badRequest, conflict, forbidden, notFound } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { accountName, findAccount, lockAccount } from '../users/account';
import { requireAdmin } from '../users/account-acts';
import { recordAccountEvent } from '../users/record-account';

/** Issuer of the subjects of certificates. */
export const CERTIFICATE = 'certificate';

const NO_SUCH_IDENTITY = 'There is no such sign-in.';
const ONLY_ADMIN = 'Only an Admin links sign-ins to accounts.';

/** What a provider or a certificate calls a person. */
export interface Identity {
  issuer: string;
  subject: string;
}

const methodOf = (issuer: string): Extract<SignInMethod, 'provider' | 'certificate'> =>
  issuer === CERTIFICATE ? 'certificate' : 'provider';

const listIdentities = (db: Kysely<Database>) =>
  db.selectFrom('sign_in_identity').selectAll().orderBy('created_at', 'desc').orderBy('id');

type IdentityRow = Awaited<ReturnType<ReturnType<typeof listIdentities>['executeTakeFirstOrThrow']>>;

const toIdentity = (row: IdentityRow): SignInIdentityDto => ({
  id: row.id,
  kind: methodOf(row.issuer),
  issuer: row.issuer,
  subject: row.subject,
  displayName: row.display_name,
  email: row.email,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

/** Holds one identity until the transaction ends, so that its first sign-ins at the same moment follow each other. */
export async function lockIdentity(
  trx: Transaction<Database>,
  { issuer, subject }: Identity,
): Promise<IdentityRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`sign-in ${issuer} ${subject}`}))`.execute(trx);
  return listIdentities(trx).where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst();
}

/** What is written down of an identity. */
interface Said {
  userId: string | null;
  displayName?: string | null;
  email?: string | null;
}

/** Writes an identity down, or whose it is now. @returns its id */
export async function writeIdentity(
  trx: Transaction<Database>,
  { issuer, subject }: Identity,
  { userId, displayName = null, email = null }: Said,
  at: Date,
): Promise<string> {
  const { id } = await trx
    .insertInto('sign_in_identity')
    .values({ issuer, subject, user_id: userId, display_name: displayName, email, created_at: at })
    .onConflict((known) => known.columns(['issuer', 'subject']).doUpdateSet({ user_id: userId }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How a person signs in. @throws ApiError 404 out of sight, 403 for anybody but the person and an Admin. */
export async function readSignInWays(
  db: Kysely<Database>,
  viewer: Viewer,
  userId: string,
): Promise<SignInWaysDto> {
  const account = await findAccount(db, viewer, userId);
  if (viewer.id !== account.id) requireAdmin(viewer, 'Only an Admin sees how another person signs in.');
  const { password_hash: hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const identities = await listIdentities(db).where('user_id', '=', userId).execute();
  return { password: hash !== null, identities: identities.map(toIdentity) };
}

/** Identities that belong to no account. @throws ApiError 403 for anybody but an Admin. */
export async function readWaitingIdentities(
  db: Kysely<Database>,
  viewer: Viewer,
): Promise<SignInIdentityDto[]> {
  requireAdmin(viewer, ONLY_ADMIN);
  const waiting = await listIdentities(db).where('user_id', 'is', null).limit(500).execute();
  return waiting.map(toIdentity);
}

/** Gives an identity to an account, in the ledger too. @throws ApiError 409 where it is another account's. */
export async function giveIdentity(
  work: UnitOfWork,
  identity: Identity,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  const { trx, at } = work;
  const known = await lockIdentity(trx, identity);
  if (known?.user_id === userId) return;
  if (known && known.user_id !== null) throw conflict('This sign-in belongs to another account.');
  const id = await writeIdentity(trx, identity, { userId }, at);
  work.addAudience({ accounts: [userId] });
  await recordAccountEvent(
    work,
    'sign-in linked',
    { id: userId, name },
    { identity: id, method: methodOf(identity.issuer) },
  );
}

/**
 * Links an identity that waits, or a certificate, to an account.
 *
 * @throws ApiError 403 by role, 404 for an account or identity that there is not, 400 unless one of the two is given,
 *   409 where it is another account's.
 */
export async function linkIdentity(
  work: UnitOfWork,
  userId: string,
  { identityId, certificate }: LinkIdentityDto,
): Promise<void> {
  const account = await lockAccount(work, userId);
  requireAdmin(work.actor, ONLY_ADMIN);
  const subject = certificate?.trim();
  if ((identityId === undefined) === !subject) {
    throw badRequest('Choose a sign-in that waits, or enter the subject of a certificate.');
  }
  const identity = subject
    ? { issuer: CERTIFICATE, subject }
    : await listIdentities(work.trx)
        .where('id', '=', identityId ?? '')
        .executeTakeFirst();
  if (!identity) throw notFound(NO_SUCH_IDENTITY);
  await giveIdentity(work, identity, { userId, name: accountName(account) });
}

/** @throws ApiError 409 where the person could sign in no more. */
async function requireAnotherWay({ trx, actor }: UnitOfWork, identityId: string): Promise<void> {
  const { password, identities } = await readSignInWays(trx, actor, actor.id);
  if (password || identities.some(({ id }) => id !== identityId)) return;
  throw conflict('This is your only way to sign in. Ask an Admin for a password link first.');
}

/**
 * Removes an identity, and ends the sessions that began with its kind, but not the one that asks.
 *
 * @throws ApiError 404 for one that is not the actor's, unless they are an Admin; 409 for their only way to sign in.
 */
export async function removeIdentity(
  work: UnitOfWork,
  identityId: string,
  by: Credential | null,
): Promise<void> {
  const { trx, actor } = work;
  const identity = await listIdentities(trx).where('id', '=', identityId).forUpdate().executeTakeFirst();
  const userId = identity?.user_id ?? null;
  if (!identity || (actor.role !== 'Admin' && userId !== actor.id)) throw notFound(NO_SUCH_IDENTITY);
  if (userId === actor.id) await requireAnotherWay(work, identityId);
  await trx.deleteFrom('sign_in_identity').where('id', '=', identityId).execute();
  if (userId === null) return;
  const account = await lockAccount(work, userId);
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('method', '=', methodOf(identity.issuer))
    .where('id', '!=', by?.kind === 'session' ? by.id : '')
    .execute();
  work.endStreams(userId);
  work.addAudience({ accounts: [userId] });
  await recordAccountEvent(
    work,
    'sign-in unlinked',
    { id: userId, name: accountName(account) },
    { identity: identityId, method: methodOf(identity.issuer) },
  );
}

/** @throws ApiError 403 for a token. */
export function requireSession(by: Credential | null): Extract<Credential, { kind: 'session' }> {
  if (by?.kind !== 'session') throw forbidden('Sign in to do this.');
  return by;
}

import { createHash } from 'node:crypto';
import type { PasskeyAssertionDto, PasskeyHandleDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { linkWaitEnds } from '../../access';
import { CountedRefusal, type Database, conflict } from '../../kernel';
import { militaryTime } from '../../live';
import type { UnitOfWork } from '../../unit-of-work';
import { checkAssertion, findPasskey, notePasskeyUse } from './check-assertion';
import { listPasskeys } from './list-passkeys';
import type { PasskeySite } from './site';

/**
 * The person's passkeys that sign at a counter and sign them in now, and until when others wait: one that was added after
 * a password was set by link waits for a day, as the PIN does.
 */
export async function readUsable(db: Kysely<Database>, userId: string, at: Date) {
  const keys = await listPasskeys(db, userId);
  const user = await db
    .selectFrom('users')
    .select('password_by_link_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  const link = user?.password_by_link_at ?? null;
  const until = linkWaitEnds(link);
  const waits = until !== null && until > at;
  const usable = keys.filter(({ created_at }) => !waits || link === null || created_at < link);
  return { usable, waitsUntil: usable.length < keys.length ? until : null };
}

/** How a browser finds the passkeys with which a person may sign at a counter now. */
export async function readPasskeyHandles(
  db: Kysely<Database>,
  userId: string,
  at: Date,
): Promise<PasskeyHandleDto[]> {
  const { usable } = await readUsable(db, userId, at);
  return usable.map(({ credential_id: id, transports }) => ({ id, transports }));
}

/** What a passkey signs: SHA-256 of the challenge's bytes and those of the content hash. @returns base64url */
const signedChallenge = (challenge: string, contentHash: string): string =>
  createHash('sha256')
    .update(Buffer.from(challenge, 'base64url'))
    .update(Buffer.from(contentHash, 'hex'))
    .digest('base64url');

interface Sent {
  /** Who signs. */
  userId: string;
  /** Base64url. */
  challenge: string;
  /** Hex. */
  contentHash: string;
  assertion: PasskeyAssertionDto;
  site: PasskeySite;
}

/** A passkey that signed. */
export interface UsedPasskey {
  id: string;
  signCount: number;
}

/**
 * Checks a signature before the transaction, and refuses nothing: `requirePasskey` does, in the order of the other
 * refusals.
 *
 * @returns the person's passkey that signed; null where none of theirs did, or its counter went back.
 */
export async function verifyPasskey(
  db: Kysely<Database>,
  { userId, challenge, contentHash, assertion, site }: Sent,
): Promise<UsedPasskey | null> {
  const key = await findPasskey(db, assertion);
  if (key?.user_id !== userId) return null;
  const signCount = await checkAssertion(key, assertion, {
    challenge: signedChallenge(challenge, contentHash),
    site,
  });
  return signCount === null ? null : { id: key.id, signCount };
}

/**
 * Takes a passkey's signature at a counter.
 *
 * @param used what `verifyPasskey` found
 * @throws ApiError 409 where the person has no passkey, or theirs waits after a password was set by link; CountedRefusal
 *   403 'wrong-passkey' where it did not sign this.
 */
export async function requirePasskey(
  { trx, at }: UnitOfWork,
  { id: userId, name }: { id: string; name: string },
  used: UsedPasskey | null,
): Promise<void> {
  const { usable, waitsUntil } = await readUsable(trx, userId, at);
  const isUsable = used !== null && usable.some(({ id }) => id === used.id);
  if (!isUsable && waitsUntil !== null)
    throw conflict(
      `The passkey of ${name} is refused at counters until ${militaryTime(waitsUntil)}, because their password was set by link.`,
    );
  if (usable.length === 0) throw conflict(`${name} has no passkey.`);
  if (!isUsable) {
    const message = `The passkey did not sign this list as ${name}.`;
    throw new CountedRefusal(403, 'wrong-passkey', message, { assertion: message });
  }
  await notePasskeyUse(trx, used, { signCount: used.signCount, at });
}

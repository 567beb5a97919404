import { PRODUCT_NAME } from '@hand-receipt/contracts';
import type { TotpOptionsDto } from '@hand-receipt/contracts/routes';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { type Database, badRequest, conflict } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import type { TotpSecrets } from './totp-secrets';

const LASTS_MS = 10 * 60 * 1000;
const PERIOD_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** The code before and the one after are taken, too: clocks differ. */
const WINDOW = 1;

/** As every authenticator app knows it (RFC 6238). */
const totpOf = (secret: Secret, label = '') =>
  new TOTP({
    issuer: PRODUCT_NAME,
    label,
    secret,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
  });

/** The span of 30 seconds to which a code belongs; null for a wrong one. */
function stepOf(secret: Uint8Array<ArrayBuffer>, code: string, at: Date): number | null {
  const totp = totpOf(new Secret({ buffer: secret.buffer }));
  const delta = totp.validate({ token: code, timestamp: at.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

/** What people type: a code may have a space in the middle. */
export const tidyCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

/** A session of the person who sets it up. */
interface Asker {
  sessionId: string;
  secrets: TotpSecrets;
}

/** Begins to set up an authenticator app of the actor's; the one that they have holds until this one is confirmed. */
export async function beginTotp(
  { trx, actor, at }: UnitOfWork,
  { sessionId, secrets, username }: Asker & { username: string },
): Promise<TotpOptionsDto> {
  const secret = new Secret({ size: SECRET_BYTES });
  const row = {
    session_id: sessionId,
    secret: await secrets.encrypt(trx, actor.id, secret.bytes),
    expires_at: new Date(at.getTime() + LASTS_MS),
  };
  await trx
    .insertInto('totp_request')
    .values({ user_id: actor.id, ...row })
    .onConflict((earlier) => earlier.column('user_id').doUpdateSet(row))
    .execute();
  return { secret: secret.base32, address: totpOf(secret, username).toString() };
}

/**
 * Sets the authenticator app up whose first code was entered, in place of any other.
 *
 * @returns whether it is the first or takes the place of another.
 * @throws ApiError 409 where nothing was begun in this session, or too long ago; 400 for a wrong code, after which
 *   another may be tried.
 */
export async function confirmTotp(
  { trx, actor, at }: UnitOfWork,
  { sessionId, secrets, code }: Asker & { code: string },
): Promise<'set up' | 'replaced'> {
  const begun = await trx
    .selectFrom('totp_request')
    .select('secret')
    .where('user_id', '=', actor.id)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', at)
    .forUpdate()
    .executeTakeFirst();
  if (!begun) throw conflict('Setting up the authenticator app took too long. Start again.');
  const step = stepOf(await secrets.decrypt(trx, actor.id, begun.secret), tidyCode(code), at);
  if (step === null) {
    const message = 'The code is wrong. Enter the newest one, and check the clock of your phone.';
    throw badRequest(message, { code: message });
  }
  await trx.deleteFrom('totp_request').where('user_id', '=', actor.id).execute();
  const earlier = await trx.deleteFrom('totp').where('user_id', '=', actor.id).executeTakeFirst();
  await trx
    .insertInto('totp')
    .values({ user_id: actor.id, secret: begun.secret, created_at: at, last_step: step })
    .execute();
  return earlier.numDeletedRows === 0n ? 'set up' : 'replaced';
}

/**
 * Compares a code with a person's authenticator app, and uses it up.
 *
 * @throws ApiError 503 where this server does not have the key of the secrets.
 */
export async function spendTotpCode(
  db: Kysely<Database>,
  { userId, code, secrets, at }: { userId: string; code: string; secrets: TotpSecrets; at: Date },
): Promise<'right' | 'wrong' | 'used'> {
  const totp = await db.selectFrom('totp').select('secret').where('user_id', '=', userId).executeTakeFirst();
  if (!totp) return 'wrong';
  const step = stepOf(await secrets.decrypt(db, userId, totp.secret), code, at);
  if (step === null) return 'wrong';
  const taken = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]))
    .executeTakeFirst();
  return taken.numUpdatedRows === 0n ? 'used' : 'right';
}

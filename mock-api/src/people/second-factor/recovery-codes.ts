import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../kernel';
import { hashOfSecret } from '../auth/secret';

const CODES = 10;
/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Of 5 bits each: with 80 bits nobody finds a code from its hash. */
const LENGTH = 16;

/** `K7QM2XPD9FWAC3TN`. */
const newCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length] ?? '').join('');

/** As people read it: `K7QM-2XPD-9FWA-C3TN`. */
const inGroups = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');

/** Makes the recovery codes of a person with an authenticator app; earlier ones open nothing any more. */
export async function makeRecoveryCodes(trx: Transaction<Database>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOfSecret(code) })))
    .execute();
  return codes.map(inGroups);
}

/** Uses a recovery code up. `code` has no spaces and no hyphens. */
export async function spendRecoveryCode(
  db: Kysely<Database>,
  { userId, code, at }: { userId: string; code: string; at: Date },
): Promise<'right' | 'wrong' | 'used'> {
  const ofThisCode = { user_id: userId, code_hash: hashOfSecret(code) };
  const taken = await db
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('user_id', '=', ofThisCode.user_id)
    .where('code_hash', '=', ofThisCode.code_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (taken.numUpdatedRows > 0n) return 'right';
  const known = await db
    .selectFrom('recovery_code')
    .select('user_id')
    .where('user_id', '=', ofThisCode.user_id)
    .where('code_hash', '=', ofThisCode.code_hash)
    .executeTakeFirst();
  return known ? 'used' : 'wrong';
}

/** Recovery codes of a person that were not used yet. */
export async function countRecoveryCodes(db: Kysely<Database>, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((row) => row.fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

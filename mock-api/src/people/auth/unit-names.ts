import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { recordAttempt, networkOf } from './throttle';

/**
 * The units that a person may name at registration. It is public, as registration is, and tells their names alone:
 * not how they belong together, nor who is in them.
 *
 * @throws ApiError 429 after too many from one address.
 */
export async function unitNames(db: Kysely<Database>, address: string, at: Date): Promise<string[]> {
  await recordAttempt(db, 'units', networkOf(address), at);
  const units = await db.selectFrom('units').select('name').orderBy('name').execute();
  return [...new Set(units.map(({ name }) => name))];
}

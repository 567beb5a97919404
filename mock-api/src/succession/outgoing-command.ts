import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import type { SuccessionRow } from './find-succession';

/** The outgoing person is Commander of the unit now. */
const isCommander = async (
  db: Kysely<Database>,
  { from_user_id: outgoing, unit_id: unitId }: Pick<SuccessionRow, 'from_user_id' | 'unit_id'>,
): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', outgoing)
    .where('role', '=', 'Commander')
    .where('unit_id', '=', unitId)
    .executeTakeFirst()) !== undefined;

/** The role of Commander will pass: to an Admin it does not. */
export const willRolePass = async (
  db: Kysely<Database>,
  succession: Pick<SuccessionRow, 'from_user_id' | 'to_user_id' | 'unit_id' | 'roles_pass'>,
): Promise<boolean> => {
  if (!succession.roles_pass || !(await isCommander(db, succession))) return false;
  const incoming = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', succession.to_user_id)
    .executeTakeFirst();
  return incoming?.role !== 'Admin';
};

/**
 * The outgoing person hands over the place of the Commander in chains that lack it: what nobody signed for, and what others
 * signed for from the book. `roles_pass` says from the first signing on whether the role passed with it.
 */
export const handsOverBook = async (
  db: Kysely<Database>,
  succession: Pick<SuccessionRow, 'kind' | 'from_user_id' | 'unit_id' | 'roles_pass' | 'signed_at'>,
): Promise<boolean> => {
  if (succession.kind === 'sub') return false;
  const hasPassed = succession.signed_at !== null && succession.roles_pass;
  return hasPassed || isCommander(db, succession);
};

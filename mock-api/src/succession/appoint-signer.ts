import type { Role } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { unitsAbove } from '../access';
import { type Database, badRequest, conflict, forbidden } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { type SuccessionRow, lockSuccession } from './find-succession';
import { tellAppointed } from './notices';
import { requireKnown, whyNotIncoming } from './open-succession';
import { isOpen, signingGivers } from './parts';
import { recordSuccession } from './succession-record';

const wrong = (words: string) => badRequest(words, { userId: words });

const ABOVE: readonly Role[] = ['Commander', 'PBO'];

/**
 * The role of somebody in a unit above who signs in place of an absent outgoing person without being appointed; undefined
 * where there is nobody. `isAbove` of `parts.ts` says the same of one person.
 */
export async function findRoleAbove(
  db: Kysely<Database>,
  { unit_id, from_user_id, to_user_id }: SuccessionRow,
): Promise<Role | undefined> {
  const above = await db
    .selectFrom('users')
    .select('role')
    .where('role', 'in', ABOVE)
    .where('status', '=', 'Active')
    .where('unit_id', '<>', unit_id)
    .where('unit_id', 'in', unitsAbove(unit_id))
    .where('id', 'not in', [from_user_id, to_user_id])
    .orderBy('role')
    .executeTakeFirst();
  return above?.role;
}

/**
 * An Admin appoints who signs in place of an absent outgoing person, for this one act.
 *
 * @throws ApiError 404 out of sight, and for an unknown person; 403 for others; 400 for the parties, the Admin, and a
 *   person without an account; 409 where a Commander or PBO of a unit above signs, or it has ended.
 */
export async function appointSigner(work: UnitOfWork, id: string, userId: string): Promise<void> {
  const { trx, actor } = work;
  const succession = await lockSuccession(work, id);
  if (actor.role !== 'Admin') throw forbidden('Only an Admin appoints who signs in place of a person.');
  if (!isOpen(succession)) throw conflict(`${id} has ended.`);
  if (signingGivers(succession).length > 0) {
    throw conflict('The giver signs in place of the outgoing person.');
  }
  const parties = [succession.from_user_id, succession.to_user_id];
  if (userId === actor.id) throw wrong('Choose somebody else than yourself.');
  if (parties.includes(userId)) throw wrong('Choose somebody who is no party to this change of command.');
  await requireKnown(work, userId, 'The person is not known.');
  const why = await whyNotIncoming(trx, userId, succession.unit_id);
  if (why) throw wrong(why);
  const above = await findRoleAbove(trx, succession);
  if (above) throw conflict(`A ${above} of a unit above signs in place of the outgoing person.`);
  // Who was appointed before may not see it any more.
  work.addAudience({ people: [succession.appointed_user_id] });
  await trx.updateTable('succession').set({ appointed_user_id: userId }).where('id', '=', id).execute();
  await tellAppointed(work, succession, userId);
  await recordSuccession(work, id, 'appointed');
}

import { unitsAbove } from '../access';
import { badRequest, conflict, forbidden } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { lockSuccession } from './find-succession';
import { tellAppointed } from './notices';
import { whyNotIncoming } from './open-succession';
import { isOpen, signingGivers } from './parts';
import { recordSuccession } from './succession-record';

const wrong = (words: string) => badRequest(words, { userId: words });

/** A Commander of a unit above, who signs in place of an absent outgoing person without being appointed. */
const hasCommanderAbove = async ({ trx }: UnitOfWork, unitId: string, except: readonly string[]) =>
  (await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Commander')
    .where('status', '=', 'Active')
    .where('unit_id', '<>', unitId)
    .where('unit_id', 'in', unitsAbove(unitId))
    .where('id', 'not in', except)
    .executeTakeFirst()) !== undefined;

/**
 * An Admin appoints who signs in place of an absent outgoing person, for this one act.
 *
 * @throws ApiError 404 out of sight; 403 for others; 400 for the parties, the Admin, and a person without an account; 409
 *   where a Commander of a unit above signs, or it has ended.
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
  const why = await whyNotIncoming(trx, userId, succession.unit_id);
  if (why) throw wrong(why);
  if (await hasCommanderAbove(work, succession.unit_id, parties)) {
    throw conflict('A Commander of a unit above signs in place of the outgoing person.');
  }
  await trx.updateTable('succession').set({ appointed_user_id: userId }).where('id', '=', id).execute();
  await tellAppointed(work, succession, userId);
  await recordSuccession(work, id, 'appointed');
}

import { sql } from 'kysely';
import { badRequest, conflict, notFound } from '../../kernel';
import { people, visiblePeople } from '../../access';
import type { UnitOfWork } from '../../unit-of-work';
import { notifyRequester } from './answer';

/** Holds a pair of people for the rest of the transaction, so that two who ask each other meet. */
async function lockPair({ trx }: UnitOfWork, one: string, other: string) {
  return trx
    .selectFrom('connections')
    .selectAll()
    .where((row) =>
      row.or([
        row.and([row('user_id', '=', one), row('other_user_id', '=', other)]),
        row.and([row('user_id', '=', other), row('other_user_id', '=', one)]),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();
}

/** Somebody whom the actor may ask: one in sight, or one who asked them, and whom they saw by that. */
async function findOther({ trx, actor }: UnitOfWork, userId: string) {
  const hasAsked = sql<boolean>`exists (select from connections asked
    where asked.user_id = users.id and asked.other_user_id = ${actor.id} and asked.status = 'pending')`;
  const row = await people(trx)
    .where('users.id', '=', userId)
    .where('users.status', '=', 'Active')
    .where((person) => person.or([visiblePeople(actor), hasAsked]))
    .executeTakeFirst();
  if (!row) throw notFound('There is no such person.');
  return { id: row.id, name: `${row.rank} ${row.last_name}` };
}

async function tellOfRequest(work: UnitOfWork, otherId: string): Promise<void> {
  await work.notify([otherId], {
    type: 'info',
    title: 'Connection request',
    message: `${work.actor.name} asks to be connected with you.`,
    action: { label: 'Review', path: '/maintenance?connections=1' },
  });
}

/**
 * Asks a person for a connection. If they have already asked the actor, both are now connected. A person who refused may
 * ask later. A person who was refused may not ask again.
 *
 * @returns the connection's id.
 * @throws ApiError 404 for a person out of sight who has not asked the actor, or who is not active, 400 for the actor, 409 where they are
 *   connected, or asked, or refused.
 */
export async function requestConnection(work: UnitOfWork, userId: string): Promise<string> {
  const { trx, actor } = work;
  if (userId === actor.id) throw badRequest('Choose another person.');
  const other = await findOther(work, userId);
  const asked = { user_id: actor.id, other_user_id: other.id, status: 'pending' as const };
  const made = await trx
    .insertInto('connections')
    .values(asked)
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) {
    await tellOfRequest(work, other.id);
    return made.id;
  }

  const known = await lockPair(work, actor.id, other.id);
  if (!known) throw conflict(`${other.name} has just answered. Try again.`);
  const { id, status, user_id } = known;
  if (status === 'accepted') throw conflict(`You are connected with ${other.name} already.`);
  if (user_id === actor.id) {
    throw conflict(status === 'pending' ? `You have asked ${other.name} already.` : `${other.name} refused.`);
  }
  if (status === 'pending') {
    await trx.updateTable('connections').set({ status: 'accepted' }).where('id', '=', id).execute();
    await notifyRequester(work, other.id, 'accepted');
    return id;
  }
  await trx.updateTable('connections').set(asked).where('id', '=', id).execute();
  await tellOfRequest(work, other.id);
  return id;
}

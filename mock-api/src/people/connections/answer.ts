import { conflict, forbidden, notFound } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';

/** The requester gets an update. A refusal shows only in the list. */
export async function notifyRequester(work: UnitOfWork, requesterId: string, answer: 'accepted' | 'refused') {
  work.addAudience({ people: [requesterId] });
  if (answer === 'refused') return;
  await work.notify([requesterId], {
    type: 'success',
    title: 'Connection accepted',
    message: `${work.actor.name} is now connected with you.`,
    action: { label: 'View', path: '/maintenance?connections=1' },
  });
}

async function lockOwn({ trx, actor }: UnitOfWork, connectionId: string) {
  const connection = await trx
    .selectFrom('connections')
    .selectAll()
    .where('id', '=', connectionId)
    .where((row) => row.or([row('user_id', '=', actor.id), row('other_user_id', '=', actor.id)]))
    .forUpdate()
    .executeTakeFirst();
  if (!connection) throw notFound('There is no such connection.');
  return connection;
}

/**
 * Answers a request. The same answer again changes nothing.
 *
 * @throws ApiError 404 for a connection of others, 403 for the one who asked, 409 where it was answered
 *   otherwise.
 */
export async function answerRequest(work: UnitOfWork, connectionId: string, answer: 'accepted' | 'refused') {
  const { id, user_id: requesterId, status } = await lockOwn(work, connectionId);
  if (requesterId === work.actor.id) throw forbidden('Only the person who was asked answers.');
  if (status === answer) return;
  if (status !== 'pending') throw conflict(`You have ${status} this request already.`);
  await work.trx.updateTable('connections').set({ status: answer }).where('id', '=', id).execute();
  await notifyRequester(work, requesterId, answer);
}

/**
 * Ends a connection, or withdraws the actor's own request. Only the person who refused can remove a refusal.
 *
 * @throws ApiError 404 for a connection of others, 409 where the actor was refused.
 */
export async function endConnection(work: UnitOfWork, connectionId: string): Promise<void> {
  const { id, user_id, other_user_id, status } = await lockOwn(work, connectionId);
  if (status === 'refused' && user_id === work.actor.id) throw conflict('The request was refused.');
  await work.trx.deleteFrom('connections').where('id', '=', id).execute();
  work.addAudience({ people: [user_id, other_user_id] });
}

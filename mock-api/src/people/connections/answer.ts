import { conflict, forbidden, notFound } from '../../kernel';
import type { Work } from '../../unit-of-work';

/** The asker hears of it; a refusal is no notice, it only shows in the list. */
export async function tellOfAnswer(work: Work, askerId: string, answer: 'accepted' | 'refused') {
  await work.publish({ userIds: [work.actor.id], roots: ['users', 'documents'] });
  await work.publish({
    userIds: [askerId],
    roots: ['users', 'documents'],
    ...(answer === 'accepted' && {
      notification: {
        type: 'success',
        title: 'Connection accepted',
        message: `${work.actor.name} is now connected with you.`,
        action: { label: 'View', path: '/maintenance?connections=1' },
      },
    }),
  });
}

async function lockOwn({ trx, actor }: Work, connectionId: string) {
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
export async function answerRequest(work: Work, connectionId: string, answer: 'accepted' | 'refused') {
  const { id, user_id: askerId, status } = await lockOwn(work, connectionId);
  if (askerId === work.actor.id) throw forbidden('Only the person who was asked answers.');
  if (status === answer) return;
  if (status !== 'pending') throw conflict(`You have ${status} this request already.`);
  await work.trx.updateTable('connections').set({ status: answer }).where('id', '=', id).execute();
  await tellOfAnswer(work, askerId, answer);
}

/**
 * Ends a connection, or takes back the actor's own request. A refusal stays until whoever refused lifts it.
 *
 * @throws ApiError 404 for a connection of others, 409 where the actor was refused.
 */
export async function endConnection(work: Work, connectionId: string): Promise<void> {
  const { id, user_id, other_user_id, status } = await lockOwn(work, connectionId);
  if (status === 'refused' && user_id === work.actor.id) throw conflict('The request was refused.');
  await work.trx.deleteFrom('connections').where('id', '=', id).execute();
  await work.publish({ userIds: [user_id, other_user_id], roots: ['users', 'documents'] });
}

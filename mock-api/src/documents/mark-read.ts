import { forbidden, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';

/**
 * The recipient has opened a document; opening it again changes nothing (DOCS-20).
 *
 * @throws ApiError 404 for a document of other people, 403 for its sender.
 */
export async function markRead(
  { trx, actor, at, addAudience }: UnitOfWork,
  documentId: string,
): Promise<void> {
  const document = await trx
    .selectFrom('document')
    .select(['sender_user_id', 'recipient_user_id'])
    .where('id', '=', documentId)
    .executeTakeFirst();
  const isRecipient = document?.recipient_user_id === actor.id;
  if (!document || (!isRecipient && document.sender_user_id !== actor.id))
    throw notFound('Document not found');
  if (!isRecipient) throw forbidden('Only the recipient marks a document as read.');

  const read = await trx
    .updateTable('document')
    .set({ read_at: at })
    .where('id', '=', documentId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  if (read.numUpdatedRows === 1n) addAudience({ people: [document.sender_user_id] });
}

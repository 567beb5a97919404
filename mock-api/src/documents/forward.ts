import type { RouteBody } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { badRequest, conflict, forbidden } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { itemWords } from '../live';
import { type Viewer, maySee, maySeeInventory } from '../access';
import { findConnection } from './connection';
import { itemOfDocument, findOwnDocument } from './find-own';
import { announce, insertDocument, recordSent } from './new-document';

const viewerOf = ({ trx }: UnitOfWork, userId: string): Promise<Viewer> =>
  trx
    .selectFrom('users')
    .select(['id', 'role', 'unit_id as unitId'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** @throws ApiError 409 where the actor sent this very document to them already. */
async function requireNew(
  { trx, actor }: UnitOfWork,
  documentId: string,
  recipient: { id: string; name: string },
) {
  const before = await trx
    .selectFrom('document')
    .select('id')
    .where('forwarded_from', '=', documentId)
    .where('sender_user_id', '=', actor.id)
    .where('recipient_user_id', '=', recipient.id)
    .executeTakeFirst();
  if (before) throw conflict(`You have forwarded this document to ${recipient.name} already.`);
}

/**
 * Sends a document on, with its photos; the one forwarded stays as it is. It reaches only people who may
 * see the item or the inventory that it is about.
 *
 * @returns the new document's id.
 * @throws ApiError 404 for a document of other people or an unknown recipient, 403 for anybody who is no
 *   accepted connection or may not see it, 400 for a person who has it already as its sender or
 *   recipient or who has no active account, 409 for the same forward again.
 */
export async function forwardDocument(
  work: UnitOfWork,
  documentId: string,
  request: RouteBody<'POST /api/documents/:id/forward'>,
): Promise<string> {
  const { trx, actor } = work;
  const original = await findOwnDocument(work, documentId);
  const { recipientUserId } = request;
  // Forwards of one document follow each other, so that the second of two sees the first.
  await sql`select pg_advisory_xact_lock(hashtext('forward'), hashtext(${original.id}))`.execute(trx);
  if (recipientUserId === actor.id) throw badRequest('You have this document yourself.');
  const recipient = await findConnection(work, recipientUserId);
  if ([original.sender_user_id, original.recipient_user_id].includes(recipient.id)) {
    throw badRequest(`${recipient.name} has this document already.`);
  }
  const item = itemOfDocument(original);
  if (item && !(await maySee(trx, await viewerOf(work, recipient.id), item.id))) {
    throw forbidden(
      `${recipient.name} may not see ${itemWords(item)}, so this document cannot be forwarded.`,
    );
  }
  if (
    original.inventory_id &&
    !(await maySeeInventory(trx, await viewerOf(work, recipient.id), original.inventory_id))
  ) {
    throw forbidden(`${recipient.name} may not see this inventory, so its report cannot be forwarded.`);
  }
  await requireNew(work, original.id, recipient);

  const carried = await trx
    .selectFrom('document_attachment')
    .select('upload_id')
    .where('document_id', '=', original.id)
    .execute();
  const document = {
    type: original.type,
    subtype: original.subtype,
    title: original.title,
    description: original.description,
    recipient,
    item,
    formData: original.form_data,
    uploadIds: carried.map(({ upload_id }) => upload_id),
    maintenanceId: original.maintenance_id,
    inventoryId: original.inventory_id,
    threadId: original.thread_id ?? original.id,
    forwardedFrom: original.id,
    forwardNote: request.note?.trim() || null,
    answers: original.answers ?? undefined,
  };
  const sent = await insertDocument(work, document);
  await announce(work, sent.id, document, {
    type: 'info',
    title: 'Document forwarded',
    message: `${actor.name} forwarded ${original.title} from ${original.senderName}.`,
  });
  await recordSent(work, sent, document, { forwardedFrom: original.id });
  return sent.id;
}

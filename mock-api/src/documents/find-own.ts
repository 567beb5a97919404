import { sql } from 'kysely';
import { notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';

/**
 * Finds a document that the actor sent or received, with its sender and the item that it is about.
 *
 * @throws ApiError 404 for a document of other people.
 */
export async function findOwnDocument({ trx, actor }: UnitOfWork, id: string) {
  const document = await trx
    .selectFrom('document')
    .innerJoin('users as sender', 'sender.id', 'document.sender_user_id')
    .leftJoin('property', 'property.id', 'document.item_id')
    .selectAll('document')
    .select([
      sql<string>`sender.rank || ' ' || sender.last_name`.as('senderName'),
      'property.name as itemName',
      'property.serial_number as itemSerial',
    ])
    .where('document.id', '=', id)
    .where((row) => row.or([row('sender_user_id', '=', actor.id), row('recipient_user_id', '=', actor.id)]))
    .executeTakeFirst();
  if (!document) throw notFound('Document not found');
  return document;
}

export type OwnDocument = Awaited<ReturnType<typeof findOwnDocument>>;

/** The item that a document is about, as events and sentences name it. */
export const itemOfDocument = ({ item_id, itemName, itemSerial }: OwnDocument) =>
  item_id && itemName && itemSerial ? { id: item_id, name: itemName, serial_number: itemSerial } : null;

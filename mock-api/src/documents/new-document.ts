import type { DocumentType, NotificationDto } from '@hand-receipt/contracts';
import type { Json } from '@hand-receipt/ledger';
import type { FormData } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { appendEvent, newEventId } from '../ledger';
import { hashUploads, uploadAddress } from '../uploads';
import { hashForm } from './form-hash';

/** A document before it is sent. */
export interface NewDocument {
  type: DocumentType;
  subtype: string | null;
  title: string;
  description: string | null;
  recipient: { id: string; name: string };
  /** What it is about; null for a document about no single item. */
  item: { id: string; name: string; serial_number: string } | null;
  formData: FormData;
  /** Photos that it carries, which the sender may see. */
  uploadIds: readonly string[];
  maintenanceId?: string | null;
  /** The count that an inventory report is about. */
  inventoryId?: string | null;
  /** The hand-over or return that it is the receipt of. */
  handoverId?: string | null;
  /** The document that begins the chain which this one continues. */
  threadId?: string;
  forwardedFrom?: string;
  forwardNote?: string | null;
  /** The form that it reports on. */
  answers?: string;
  /** Unread also for a person who files it for themselves, e.g. a notice about their account. */
  unread?: boolean;
}

/** A document in its recipient's inbox. */
export interface SentDocument {
  id: string;
  /** The id that its event is to have. */
  eventId: string;
}

/** What a document is about, and which document it goes on from. */
const relationsOf = (document: NewDocument) => ({
  maintenance_id: document.maintenanceId ?? null,
  inventory_id: document.inventoryId ?? null,
  handover_id: document.handoverId ?? null,
  thread_id: document.threadId ?? null,
  forwarded_from: document.forwardedFrom ?? null,
  forward_note: document.forwardNote ?? null,
  answers: document.answers ?? null,
});

/**
 * Puts a document in the recipient's inbox. `announce` and `recordSent` follow, in this order, after
 * every other write of the act.
 */
export async function insertDocument(
  { trx, actor, at }: UnitOfWork,
  document: NewDocument,
): Promise<SentDocument> {
  const eventId = newEventId();
  const { id } = await trx
    .insertInto('document')
    .values({
      type: document.type,
      subtype: document.subtype,
      title: document.title,
      description: document.description,
      sender_user_id: actor.id,
      recipient_user_id: document.recipient.id,
      sent_at: at,
      // A person who files a document for themselves has read it.
      read_at: document.recipient.id === actor.id && !document.unread ? at : null,
      item_id: document.item?.id ?? null,
      form_data: JSON.stringify(document.formData),
      attachments: JSON.stringify(document.uploadIds.map(uploadAddress)),
      ...relationsOf(document),
      event_id: eventId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const carried = document.uploadIds.map((upload_id) => ({ document_id: id, upload_id }));
  if (carried.length > 0) await trx.insertInto('document_attachment').values(carried).execute();
  return { id, eventId };
}

/** Notifies the recipient in the words of `text`, unless they sent it themselves. */
export async function announce(
  { actor, notify }: UnitOfWork,
  documentId: string,
  { recipient }: Pick<NewDocument, 'recipient'>,
  text: Pick<NotificationDto, 'type' | 'title' | 'message'>,
): Promise<void> {
  if (recipient.id === actor.id) return;
  await notify([recipient.id], {
    ...text,
    action: { label: 'Open', path: `/documents?open=${documentId}` },
  });
}

/** Writes the ledger's event of a sending; the last step. */
export async function recordSent(
  work: UnitOfWork,
  { id: documentId, eventId }: SentDocument,
  { item, subtype, type, recipient, formData, uploadIds }: NewDocument,
  more: Record<string, Json> = {},
): Promise<void> {
  const { trx, actor, at } = work;
  await appendEvent(trx, {
    type: 'DOCUMENT SENT',
    itemId: item?.id ?? null,
    actor,
    at,
    eventId,
    details: {
      ...(item && { name: item.name, serialNumber: item.serial_number }),
      documentId,
      form: subtype ?? type,
      fromUserId: actor.id,
      toUserId: recipient.id,
      from: actor.name,
      to: recipient.name,
      type,
      formHash: hashForm(formData),
      attachmentHashes: await hashUploads(trx, uploadIds),
      ...more,
    },
  });
}

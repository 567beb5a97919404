import { type Kysely, sql } from 'kysely';
import { canonicalBytes } from '@hand-receipt/ledger';
import { hashForm } from '../../documents';
import type { Database } from '../../kernel';
import { uploadAddress } from '../../uploads';
import { type RecordedTable, listOf, textOf } from './recorded-table';
import { PAGE, isOneOf, recordedRow } from './table-rows';

/** The photos that documents carry, each with the SHA-256 of its bytes as they are stored now. */
async function readPhotos(db: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('document_attachment as carried')
    .leftJoin('upload', 'upload.id', 'carried.upload_id')
    .leftJoin('upload_content as content', 'content.hash', 'upload.content_hash')
    .select(['carried.document_id as documentId', 'carried.upload_id as uploadId'])
    .select(sql<string | null>`encode(sha256(content.bytes), 'hex')`.as('hash'))
    .where('carried.document_id', 'in', ids)
    .orderBy(sql`carried.upload_id collate "C"`)
    .execute();
}

type Photo = Awaited<ReturnType<typeof readPhotos>>[number];

/** What stands for a photo that is gone, or that the document shows without carrying it. */
const GONE = 'missing';

/** The list as it is stored. Something else that somebody stored there is an address of no photo. */
const addressesOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.map(String) : [JSON.stringify(stored)];

/** The hashes of the photos in the order in which the document shows them; those that it carries unshown say so. */
function hashesOf(addresses: readonly string[], photos: readonly Photo[]): string[] {
  const byAddress = new Map(photos.map(({ uploadId, hash }) => [uploadAddress(uploadId), hash ?? GONE]));
  const shown = addresses.map((address) => byAddress.get(address) ?? GONE);
  const besides = [...byAddress].flatMap(([address, hash]) =>
    addresses.includes(address) ? [] : [`${hash} not shown`],
  );
  return [...shown, ...besides];
}

export const documents: RecordedTable = {
  table: 'document',
  noun: 'Document',
  singular: 'document',
  plural: 'documents',
  eventTypes: ['DOCUMENT SENT'],
  timeColumn: 'sent_at',
  itemColumn: 'item_id',
  fields: {
    kind: { label: 'kind ' },
    form: { label: 'form data with SHA-256 ', as: 'hash' },
    attachments: { label: 'attachments with SHA-256 ', as: 'hash' },
    item: { label: 'item ' },
    sender: { label: 'sender ', as: 'person' },
    recipient: { label: 'recipient ', as: 'person' },
    at: { label: 'time ' },
  },
  saidBy({ item, actor, ts, details }) {
    const [id, formHash] = [textOf(details.documentId), textOf(details.formHash)];
    if (id === null || formHash === null) return null;
    const values = {
      kind: kindOf(textOf(details.type), textOf(details.form)),
      form: formHash,
      attachments: listOf(details.attachmentHashes),
      item,
      sender: actor.id,
      recipient: textOf(details.toUserId),
      at: ts,
    };
    return { id, itemId: item, values, isOpen: false };
  },
  async rowsOf(db, of) {
    const rows = await db
      .selectFrom('document')
      .select(['id', 'event_id', 'item_id', 'type', 'subtype', 'form_data', 'attachments', 'sent_at'])
      .select(['sender_user_id', 'recipient_user_id'])
      .where(isOneOf(of))
      .execute();
    const photos = await readPhotos(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) =>
      recordedRow(row, {
        kind: kindOf(row.type, row.subtype ?? row.type),
        form: hashForm(row.form_data),
        attachments: listOf(
          hashesOf(
            addressesOf(row.attachments),
            photos.filter(({ documentId }) => documentId === row.id),
          ),
        ),
        item: row.item_id,
        sender: row.sender_user_id,
        recipient: row.recipient_user_id,
        at: row.sent_at.toISOString(),
      }),
    );
  },
  async foundAfter(db, after, until) {
    const rows = await db
      .selectFrom('document')
      .select(['id', 'type', 'subtype', 'title', 'description', 'sender_user_id', 'recipient_user_id'])
      .select(['sent_at', 'item_id', 'form_data', 'attachments', 'thread_id', 'forwarded_from'])
      .select(['forward_note', 'answers', 'inventory_id'])
      .where('event_id', 'is', null)
      .where(sql<boolean>`id collate "C" > ${after}`)
      .where('sent_at', '<=', until)
      .orderBy(sql`id collate "C"`)
      .limit(PAGE)
      .execute();
    const photos = await readPhotos(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map(({ form_data: formData, attachments, sent_at: sentAt, ...row }) => ({
      id: row.id,
      bytes: canonicalBytes({
        ...row,
        sent_at: sentAt.toISOString(),
        form: hashForm(formData),
        attachments: hashesOf(
          addressesOf(attachments),
          photos.filter(({ documentId }) => documentId === row.id),
        ),
      }),
    }));
  },
};

const kindOf = (type: string | null, form: string | null): string | null =>
  type === form ? type : `${type} ${form}`;

import type { EditShortageDto } from '@hand-receipt/contracts';
import { badRequest, conflict, forbidden, localDay } from '../kernel';
import { newEventId } from '../ledger';
import { type Shortage, recordShortage } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { findShortage } from './list-shortages';

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** The document as it is after the edit. @throws ApiError 400 for a date without a document, or in the future. */
function documentAfter(shortage: Shortage, { documentNumber, documentDate }: EditShortageDto, now: Date) {
  if (documentDate && documentDate > localDay(now)) {
    const words = 'The date of the document is in the future.';
    throw badRequest(words, { documentDate: words });
  }
  const document_number = documentNumber === undefined ? shortage.document_number : orNull(documentNumber);
  const document_date = documentDate === undefined ? shortage.document_date : documentDate;
  if (document_number === null && document_date !== null) {
    throw badRequest('Enter the document number.', { documentNumber: 'Enter the document number.' });
  }
  return { document_number, document_date };
}

/** @throws ApiError 400 where a shortage would end without a document and a reason. */
function requireEndedBy(documentNumber: string | null, reason: string | null): void {
  const fields = {
    ...(documentNumber === null && { documentNumber: 'Enter the document that ends the shortage.' }),
    ...(reason === null && { reason: 'Say why the shortage ends.' }),
  };
  const [first] = Object.values(fields);
  if (first) throw badRequest(first, fields);
}

/** Locks the item and then the shortage, as a count does. */
async function lockShortage({ trx }: UnitOfWork, id: string, itemId: string) {
  const item = await trx
    .selectFrom('property')
    .select(['id', 'name', 'serial_number'])
    .where('id', '=', itemId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const shortage = await trx
    .selectFrom('component_shortage')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { item, shortage };
}

/**
 * Enters the document of a shortage, or ends the shortage by it. An edit that changes nothing leaves no event.
 *
 * @throws ApiError 404 for one out of sight; 403 unless the actor keeps the book that the
 *   item is on or left; 400 for a document date in the future, or
 *   where it would end without a document and a reason; 409 where it has ended.
 */
export async function editShortage(work: UnitOfWork, id: string, body: EditShortageDto): Promise<void> {
  const { trx, actor, at } = work;
  const seen = await findShortage(trx, actor, id);
  if (seen.state === 'open' && !seen.may_edit) {
    throw forbidden('Only people who keep the property book of this item enter the document of a shortage.');
  }
  const { item, shortage } = await lockShortage(work, id, seen.item.id);
  if (shortage.state === 'ended') throw conflict(`Shortage ${id} has ended.`);
  const document = documentAfter(shortage, body, at);
  const reason = orNull(body.reason);
  const isEnded = body.ended === true;
  if (isEnded) requireEndedBy(document.document_number, reason);
  const isSame =
    document.document_number === shortage.document_number &&
    document.document_date === shortage.document_date;
  if (isSame && !isEnded) return;
  const after = await trx
    .updateTable('component_shortage')
    .set({
      ...document,
      ...(isEnded && { state: 'ended', ended_by: actor.id, ended_at: at, ended_reason: reason }),
      event_id: newEventId(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  work.addAudience({ items: [item.id] });
  await recordShortage(work, item, isEnded ? 'ended' : 'document', after);
}

import type { RouteBody } from '@hand-receipt/contracts';
import { badRequest, forbidden } from '../kernel';
import { lockItem, mayChange } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { noteEvent } from './note-event';
import { itemWords } from '../live';
import {
  FORM,
  MAINTENANCE_FORM,
  type NewDocument,
  announce,
  findConnection,
  insertDocument,
  readAttachments,
  recordSent,
} from '../documents';

export type MaintenanceForm = RouteBody<'POST /api/documents/maintenance-form'>;

/** @throws ApiError 400 where there is no such maintenance on the item. */
async function requireMaintenanceOf(
  { trx }: UnitOfWork,
  itemId: string,
  maintenanceId: string,
): Promise<void> {
  const known = await trx
    .selectFrom('maintenance_item')
    .select('id')
    .where('id', '=', maintenanceId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  if (!known) throw badRequest('There is no such maintenance on this item.');
}

/**
 * Sends a DA 2404 or DA 5988-E about an item to an accepted connection.
 *
 * @returns the document's id.
 * @throws ApiError 400 for an empty description, a recipient without an active account, a photo that is not the sender's
 *   or maintenance of another item, 404 for an item out of sight or an unknown recipient, 403 where the item is not the
 *   sender's to report or the recipient is no accepted connection.
 */
export async function sendMaintenanceForm(work: UnitOfWork, form: MaintenanceForm): Promise<string> {
  const { actor, at } = work;
  const description = form.description.trim();
  if (!description) throw badRequest('Description is required', { description: 'Description is required' });
  const item = await lockItem(work, form.propertyId);
  if (!(await mayChange(work, item.id))) {
    throw forbidden('Only people who signed for this item, or keep the property book, send forms about it.');
  }
  const recipient = await findConnection(work, form.recipientUserId);
  const uploadIds = await readAttachments(work, form.attachments ?? []);
  const maintenanceId = form.maintenanceId ?? null;
  if (maintenanceId) await requireMaintenanceOf(work, item.id, maintenanceId);

  const { subtype, title } = FORM[form.formType];
  const document: NewDocument = {
    type: MAINTENANCE_FORM,
    subtype,
    title: `${title}: ${itemWords(item)}`,
    description,
    recipient,
    item,
    uploadIds,
    maintenanceId,
    formData: {
      equipmentName: item.name,
      serialNumber: item.serial_number,
      nsn: item.nsn,
      location: item.location,
      description,
      faultDescription: form.faultDescription?.trim() || null,
      requestDate: at.toISOString(),
      formFields: { Urgency: form.urgency ?? 'normal' },
    },
  };
  const sent = await insertDocument(work, document);
  if (maintenanceId) {
    await noteEvent(work, maintenanceId, 'document', { notes: `${subtype} sent to ${recipient.name}.` });
  }
  await announce(work, sent.id, document, {
    type: form.urgency === 'critical' ? 'critical' : 'info',
    title: 'Document received',
    message: `${actor.name} sent a ${subtype} for ${itemWords(item)}.`,
  });
  await recordSent(work, sent, document);
  return sent.id;
}

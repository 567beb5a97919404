import type { RouteBody } from '@hand-receipt/contracts';
import { badRequest, forbidden } from '../kernel';
import { type LockedItem, lockItem, mayChange } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { noteEvent } from './note-event';
import { findMaintenanceOf, readFaults, reportFaults } from './report-faults';
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

/** Says on the timelines of the maintenance of an item where a form about it went, and updates those who see the item. */
async function noteSent(
  work: UnitOfWork,
  itemId: string,
  ids: readonly string[],
  words: string,
): Promise<void> {
  work.addAudience({ items: [itemId] });
  for (const id of new Set(ids)) await noteEvent(work, id, 'document', { notes: words });
}

/** @throws ApiError 404 out of sight, 403 where the item is not the sender's to report. */
async function lockOwnItem(work: UnitOfWork, itemId: string): Promise<LockedItem> {
  const item = await lockItem(work, itemId);
  if (await mayChange(work, item.id)) return item;
  throw forbidden('Only people who signed for this item, or keep the property book, send forms about it.');
}

/** What the form says of the item and of its faults. */
const contents = (
  form: MaintenanceForm,
  item: LockedItem,
  faults: Awaited<ReturnType<typeof reportFaults>>['faults'],
  { description, at }: { description: string; at: Date },
): NewDocument['formData'] => ({
  equipmentName: item.name,
  serialNumber: item.serial_number,
  nsn: item.nsn,
  location: item.location,
  description,
  faultDescription: faults.map((fault) => fault.description).join('\n') || null,
  miles: form.miles ?? null,
  hours: form.hours ?? null,
  faults,
  requestDate: at.toISOString(),
  formFields: { Urgency: form.urgency ?? 'normal' },
});

/**
 * Sends a DA 2404 or DA 5988-E about an item to an accepted connection. Each new fault of it becomes a piece of
 * maintenance; X deadlines the item.
 *
 * @returns the document's id.
 * @throws ApiError 400 for an empty description, a recipient without an active account, a photo that is not the sender's
 *   or maintenance of another item, 404 for an item out of sight or an unknown recipient, 403 where the item is not the
 *   sender's to report, the recipient is no accepted connection or a person other than a Commander sets a circled X, 409
 *   for a fault that has ended, and for a milder symbol, other words or another TM item number than an open fault has.
 */
export async function sendMaintenanceForm(work: UnitOfWork, form: MaintenanceForm): Promise<string> {
  const { actor, at } = work;
  const description = form.description.trim();
  if (!description) throw badRequest('Description is required', { description: 'Description is required' });
  const item = await lockOwnItem(work, form.propertyId);
  const recipient = await findConnection(work, form.recipientUserId);
  const uploadIds = await readAttachments(work, form.attachments ?? []);
  const maintenanceId = form.maintenanceId ?? null;
  if (maintenanceId) await findMaintenanceOf(work, item.id, maintenanceId);
  const read = readFaults(form);
  const { faults, record } = await reportFaults(work, item, read, form.urgency);

  const { subtype, title } = FORM[form.formType];
  const document: NewDocument = {
    type: MAINTENANCE_FORM,
    subtype,
    title: `${title}: ${itemWords(item)}`,
    description,
    recipient,
    item,
    uploadIds,
    maintenanceId: maintenanceId ?? faults[0]?.maintenanceId ?? null,
    formData: contents(form, item, faults, { description, at }),
  };
  const sent = await insertDocument(work, document);
  const about = [...(maintenanceId ? [maintenanceId] : []), ...faults.map((fault) => fault.maintenanceId)];
  await noteSent(work, item.id, about, `${subtype} sent to ${recipient.name}.`);
  await announce(work, sent.id, document, {
    type: form.urgency === 'critical' ? 'critical' : 'info',
    title: 'Document received',
    message: `${actor.name} sent a ${subtype} for ${itemWords(item)}.`,
  });
  await record();
  await recordSent(work, sent, document);
  return sent.id;
}

import type { FormType, RouteBody } from '@hand-receipt/contracts';
import { badRequest, forbidden, notFound } from '../../errors';
import { lockItem, mayChange } from '../custody/item';
import type { Work } from '../custody/work';
import { record } from '../custody/record';
import { itemWords } from '../notifications/words';
import { findPerson } from '../property/person';

export type MaintenanceForm = RouteBody<'POST /api/documents/maintenance-form'>;

const FORM: Record<FormType, { subtype: string; title: string }> = {
  DA2404: { subtype: 'DA Form 2404', title: 'Equipment Inspection and Maintenance Worksheet' },
  DA5988E: { subtype: 'DA Form 5988-E', title: 'Equipment Maintenance Request' },
};

/** Photos come from this server, so that a form cannot make its reader open another address. */
const OWN_ADDRESS = /^\/api\/[\w./-]+$/;

async function isConnected({ trx, actor }: Work, userId: string): Promise<boolean> {
  const connection = await trx
    .selectFrom('connections')
    .select('id')
    .where('status', '=', 'accepted')
    .where((row) =>
      row.or([
        row.and([row('user_id', '=', actor.id), row('other_user_id', '=', userId)]),
        row.and([row('user_id', '=', userId), row('other_user_id', '=', actor.id)]),
      ]),
    )
    .executeTakeFirst();
  return connection !== undefined;
}

/**
 * Sends a DA 2404 or DA 5988-E about an item to an accepted connection.
 *
 * @returns the document's id.
 * @throws ApiError 400 for an empty description or a foreign photo address, 404 for an item out of
 *   sight or an unknown recipient, 403 where the item is not the sender's to report or the recipient is
 *   no accepted connection.
 */
export async function sendMaintenanceForm(work: Work, form: MaintenanceForm): Promise<string> {
  const { trx, actor, at } = work;
  const description = form.description.trim();
  if (!description) throw badRequest('Description is required', { description: 'Description is required' });
  const attachments = form.attachments ?? [];
  if (!attachments.every((address) => OWN_ADDRESS.test(address))) {
    throw badRequest('A photo must be uploaded here before it is attached.');
  }
  const item = await lockItem(work, form.propertyId);
  if (!(await mayChange(work, item.id))) {
    throw forbidden('Only people who signed for this item, or keep the property book, send forms about it.');
  }
  const recipient = await findPerson(trx, form.recipientUserId);
  if (!recipient) throw notFound('The recipient is not known.');
  if (!(await isConnected(work, recipient.id))) {
    throw forbidden(`${recipient.name} is not an accepted connection of yours.`);
  }

  const { subtype, title } = FORM[form.formType];
  const { id } = await trx
    .insertInto('document')
    .values({
      type: 'Maintenance Form',
      subtype,
      title: `${title}: ${itemWords(item)}`,
      description,
      sender_user_id: actor.id,
      recipient_user_id: recipient.id,
      sent_at: at,
      read_at: null,
      item_id: item.id,
      form_data: JSON.stringify({
        equipmentName: item.name,
        serialNumber: item.serial_number,
        nsn: item.nsn,
        location: item.location,
        description,
        faultDescription: form.faultDescription?.trim() || null,
        requestDate: at.toISOString(),
        formFields: { Urgency: form.urgency ?? 'normal' },
      }),
      attachments: JSON.stringify(attachments),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  await work.publish({ userIds: [actor.id], roots: ['documents', 'ledger'] });
  await work.publish({
    userIds: [recipient.id],
    roots: ['documents', 'ledger'],
    notification: {
      type: 'info',
      title: 'Document received',
      message: `${actor.name} sent a ${subtype} for ${itemWords(item)}.`,
      action: { label: 'Open', path: '/documents' },
    },
  });
  await record(work, 'DOCUMENT SENT', item, {
    documentId: id,
    form: subtype,
    fromUserId: actor.id,
    toUserId: recipient.id,
    from: actor.name,
    to: recipient.name,
  });
  return id;
}

import { type DocumentType, OUTCOME_WORDS, type RouteBody } from '@hand-receipt/contracts';
import { badRequest, forbidden, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { noteEvent } from './note-event';
import { findPerson } from '../access';
import {
  MAINTENANCE_FORM,
  type NewDocument,
  type OwnDocument,
  announce,
  findOwnDocument,
  insertDocument,
  itemOfDocument,
  recordSent,
} from '../documents';

/** What a document that reports back calls itself. */
const CORRECTIVE_ACTION = 'Corrective Action' satisfies DocumentType;

/** The first sender of the form, and the person who sent it to the actor. */
async function findSenders({ trx, actor }: UnitOfWork, form: OwnDocument) {
  const first = form.thread_id
    ? await trx
        .selectFrom('document')
        .select('sender_user_id')
        .where('id', '=', form.thread_id)
        .executeTakeFirst()
    : undefined;
  const ids = new Set([first?.sender_user_id ?? form.sender_user_id, form.sender_user_id]);
  ids.delete(actor.id);
  const people = [];
  for (const id of ids) {
    const person = await findPerson(trx, id);
    if (!person) throw notFound('The recipient is not known.');
    people.push(person);
  }
  return people;
}

/** @throws ApiError 400 for a document that is no maintenance form, 403 for anybody but its receiver. */
function requireReceivedForm({ actor }: UnitOfWork, form: OwnDocument): void {
  if (form.type !== MAINTENANCE_FORM) {
    throw badRequest('A corrective action is reported on a maintenance form.');
  }
  if (form.recipient_user_id !== actor.id) {
    throw forbidden('Only the recipient of a form reports what was done about it.');
  }
}

/** Puts what was done on the timelines of the maintenance that the form is about, and updates those who see its item. */
async function noteAction(work: UnitOfWork, form: OwnDocument, words: string): Promise<void> {
  if (form.item_id !== null) work.addAudience({ items: [form.item_id] });
  const faults = (form.form_data.faults ?? []).map(({ maintenanceId }) => maintenanceId);
  for (const id of new Set([...(form.maintenance_id ? [form.maintenance_id] : []), ...faults])) {
    await noteEvent(work, id, 'document', { notes: words });
  }
}

/**
 * The receiver of a maintenance form reports what was done. The form shows the report to everyone who received it. Its
 * sender and the person who forwarded it get the report in their inboxes.
 *
 * @returns the id of the report to the form's sender.
 * @throws ApiError 404 for a document of other people, 403 for anybody but its receiver, 400 for an
 *   empty action or a document that is no maintenance form.
 */
export async function reportCorrectiveAction(
  work: UnitOfWork,
  documentId: string,
  { outcome, action }: RouteBody<'POST /api/documents/:id/corrective-action'>,
): Promise<string> {
  const { trx, actor, at } = work;
  const form = await findOwnDocument(work, documentId);
  requireReceivedForm(work, form);
  const written = action.trim();
  if (!written) throw badRequest('Say what was done.', { action: 'Say what was done.' });
  const threadId = form.thread_id ?? form.id;
  await trx
    .insertInto('corrective_action')
    .values({ document_id: form.id, thread_id: threadId, by_user_id: actor.id, at, outcome, action: written })
    .execute();
  const words = OUTCOME_WORDS[outcome];
  await noteAction(work, form, `${words}: ${written}`);

  const sent = [];
  for (const recipient of await findSenders(work, form)) {
    const report: NewDocument = {
      type: CORRECTIVE_ACTION,
      subtype: form.subtype,
      title: `${words}: ${form.title}`,
      description: written,
      recipient,
      item: itemOfDocument(form),
      formData: {
        ...form.form_data,
        formFields: { ...form.form_data.formFields, Outcome: words, 'Corrective action': written },
      },
      uploadIds: [],
      maintenanceId: form.maintenance_id,
      threadId,
      answers: form.id,
    };
    sent.push({ report, document: await insertDocument(work, report) });
  }
  for (const { report, document } of sent) {
    await announce(work, document.id, report, {
      type: outcome === 'corrected' || outcome === 'no-fault-found' ? 'success' : 'info',
      title: 'Corrective action reported',
      message: `${actor.name}: ${words.toLowerCase()}, ${form.title}.`,
    });
  }
  for (const { report, document } of sent) {
    await recordSent(work, document, report, { answers: form.id, outcome });
  }
  return sent[0]?.document.id ?? form.id;
}

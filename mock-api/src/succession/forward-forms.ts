import { insertDocument, announce, recordSent, type NewDocument } from '../documents';
import { inArray } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import type { SeenSuccession } from './find-succession';
import { nounOf } from './kind-words';
import { unansweredForms } from './prepare-rows';

interface Party {
  id: string;
  name: string;
}

/** The forms as they are sent on, with their photos. */
async function readCopies(
  { trx }: UnitOfWork,
  ids: readonly string[],
  recipient: Party,
  forwardNote: string,
): Promise<{ original: string; document: NewDocument }[]> {
  const forms = await trx
    .selectFrom('document')
    .innerJoin('property', 'property.id', 'document.item_id')
    .selectAll('document')
    .select(['property.name', 'property.serial_number'])
    .where('document.id', '=', inArray(ids))
    .orderBy('document.id')
    .execute();
  const photos = await trx
    .selectFrom('document_attachment')
    .selectAll()
    .where('document_id', '=', inArray(ids))
    .execute();
  return forms.map((form) => ({
    original: form.id,
    document: {
      type: form.type,
      subtype: form.subtype,
      title: form.title,
      description: form.description,
      recipient,
      item: { id: form.item_id ?? '', name: form.name, serial_number: form.serial_number },
      formData: form.form_data,
      uploadIds: photos.filter((photo) => photo.document_id === form.id).map((photo) => photo.upload_id),
      maintenanceId: form.maintenance_id,
      threadId: form.thread_id ?? form.id,
      forwardedFrom: form.id,
      forwardNote,
    },
  }));
}

/**
 * Maintenance forms about the set that the outgoing person has not answered go to the incoming one, with a note.
 *
 * @param documentId of one of them alone.
 * @returns how many, and functions that notify, and that write the events, which come last in the transaction.
 */
export async function forwardForms(
  work: UnitOfWork,
  succession: SeenSuccession,
  { itemIds, documentId }: { itemIds: readonly string[]; documentId?: string },
  { from, to }: { from: Party; to: Party },
): Promise<{ count: number; announce: () => Promise<void>; record: () => Promise<void> }> {
  const all = await unansweredForms(work.trx, succession, itemIds);
  const open = all.filter(({ id }) => documentId === undefined || id === documentId);
  const note = `From ${from.name} by the ${nounOf(succession)} ${succession.id}.`;
  const copies = await readCopies(
    work,
    open.map(({ id }) => id),
    to,
    note,
  );
  const forwarder = { ...work, actor: { ...work.actor, id: from.id, name: from.name } };
  const sent: { of: (typeof copies)[number]; as: Awaited<ReturnType<typeof insertDocument>> }[] = [];
  for (const copy of copies) sent.push({ of: copy, as: await insertDocument(forwarder, copy.document) });
  return {
    count: sent.length,
    async announce() {
      for (const { of, as } of sent) {
        await announce(forwarder, as.id, of.document, {
          type: 'info',
          title: 'Document forwarded',
          message: `${of.document.title}, sent to ${from.name}, is yours to answer (${succession.id}).`,
        });
      }
    },
    async record() {
      for (const { of, as } of sent) {
        await recordSent(forwarder, as, of.document, {
          forwardedFrom: of.original,
          successionId: succession.id,
        });
      }
    },
  };
}

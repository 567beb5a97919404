import { type DocumentDetailsDto, FORM_TYPES, type FormType } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, notFound } from '../../kernel';
import { FORM, findDocument } from '../../documents';
import type { Viewer } from '../../access';
import { carriedFault, partsOf, reportedFault } from './faults';
import { readFormData } from './form-data';
import { loadMaintenance } from './load-maintenance';
import type { MaintenanceForm } from './maintenance-form';

/** The photos of a document, in its own order. */
async function loadPhotos(
  db: Kysely<Database>,
  { id, attachments }: DocumentDetailsDto,
): Promise<Uint8Array[]> {
  const rows = await db
    .selectFrom('document_attachment as attachment')
    .innerJoin('upload', 'upload.id', 'attachment.upload_id')
    .innerJoin('upload_content as content', 'content.hash', 'upload.content_hash')
    .select(['upload.id', 'content.bytes'])
    .where('attachment.document_id', '=', id)
    .execute();
  const place = (row: { id: string }) => attachments.indexOf(`/api/uploads/${row.id}"`);
  return rows.sort((one, other) => place(one) - place(other)).map(({ bytes }) => bytes);
}

const formTypeOf = ({ subtype }: DocumentDetailsDto): FormType | undefined =>
  FORM_TYPES.find((type) => FORM[type].subtype === subtype);

/** The form itself: the document, or the one that it reports on. */
async function findForm(db: Kysely<Database>, viewer: Viewer, id: string) {
  const document = await findDocument(db, viewer, id);
  if (!document) throw notFound('Document not found');
  const form = document.answers ? await findDocument(db, viewer, document.answers) : document;
  const type = form && formTypeOf(form);
  if (!form || !type) throw notFound('This document is not a form that can be printed.');
  return { document: form, type };
}

/**
 * A maintenance form that the viewer sent or received; by the id of a report on it, the form with the
 * report.
 *
 * @throws ApiError 404 for a document of other people, and for one that is no maintenance form.
 */
export async function loadForm(db: Kysely<Database>, viewer: Viewer, id: string): Promise<MaintenanceForm> {
  const { document, type } = await findForm(db, viewer, id);
  const texts = readFormData(document.formData);
  const { about, others } = document.itemId
    ? await loadMaintenance(db, document.itemId, document.maintenanceId)
    : { about: undefined, others: [] };
  return {
    type,
    number: document.id,
    organization: document.sender.unit,
    adminNumber: document.itemId ?? '',
    nomenclature: texts.line('equipmentName'),
    nsn: texts.line('nsn'),
    serialNumber: texts.line('serialNumber'),
    location: texts.line('location'),
    urgency: texts.field('Urgency'),
    date: new Date(document.sentAt),
    inspector: document.sender.name,
    faults: [reportedFault(document, texts, about), ...others.map(carriedFault)],
    parts: [...partsOf(about, 1), ...others.flatMap((row, index) => partsOf(row, index + 2))],
    photos: await loadPhotos(db, document),
  };
}

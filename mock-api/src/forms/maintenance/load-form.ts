import { type DocumentDetailsDto, FORM_TYPES, type FormType, urgencyLabel } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, notFound } from '../../kernel';
import { FORM, findDocument } from '../../documents';
import type { Viewer } from '../../access';
import { carriedFault, describedFault, listedFaults, partsOf, reportsOf } from './faults';
import { type FormTexts, readFormData } from './form-data';
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

/** The rows of the form: its faults, then those of the item that were open when it was sent and are not on it, and the parts of both. */
async function loadFaults(
  db: Kysely<Database>,
  document: DocumentDetailsDto,
  texts: FormTexts,
): Promise<Pick<MaintenanceForm, 'remarks' | 'faults' | 'reports' | 'parts'>> {
  const listed = texts.faults();
  const about =
    listed.length > 0 ? listed.map(({ maintenanceId }) => maintenanceId) : [document.maintenanceId ?? ''];
  const rows = document.itemId
    ? await loadMaintenance(db, { itemId: document.itemId, ids: about, at: new Date(document.sentAt) })
    : [];
  const rowOf = (maintenanceId: string) => rows.find(({ id }) => id === maintenanceId);
  const own =
    listed.length > 0
      ? listedFaults(document, listed, rows)
      : [describedFault(document, texts, rowOf(about[0] ?? ''))];
  const others = rows.filter(({ id }) => !about.includes(id));
  return {
    remarks: listed.length > 0 ? texts.prose('description') : [],
    faults: [...own, ...others.map((row, index) => carriedFault(row, own.length + index + 1))],
    reports: listed.length > 1 ? reportsOf(document) : [],
    parts: [...about.map(rowOf), ...others].flatMap((row, index) => partsOf(row, index + 1)),
  };
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
  return {
    type,
    number: document.id,
    organization: document.sender.unit,
    adminNumber: document.itemId ?? '',
    nomenclature: texts.line('equipmentName'),
    nsn: texts.line('nsn'),
    serialNumber: texts.line('serialNumber'),
    location: texts.line('location'),
    urgency: urgencyLabel(texts.field('Urgency')),
    miles: texts.line('miles'),
    hours: texts.line('hours'),
    date: new Date(document.sentAt),
    inspector: document.sender.name,
    ...(await loadFaults(db, document, texts)),
    photos: await loadPhotos(db, document),
  };
}

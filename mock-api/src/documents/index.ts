/** Documents between people: inbox, sent, forwarding and attachments. */
export { readAttachments } from './attachments';
export { findConnection } from './connection';
export { findDocument } from './find-document';
export { type OwnDocument, findOwnDocument, itemOfDocument } from './find-own';
export { FORM, MAINTENANCE_FORM } from './form-kind';
export { forwardDocument } from './forward';
export { loadDocument } from './load-documents';
export { markRead } from './mark-read';
export { type NewDocument, announce, insertDocument, recordSent } from './new-document';
export { default as documentsRoutes } from './routes';
export { hashForm } from './form-hash';

import { DOCUMENT_TYPES, type DocumentDto, type DocumentType, personName } from '@hand-receipt/contracts';
import { counted } from '@hand-receipt/ui';
import { parseAttachments } from '../document-details/parse-attachments';
import type { DocumentBox } from './document-boxes';

/** Only the recipient has something to read: a sender knows what they sent. */
export const isUnreadFor = (document: DocumentDto, userId: string): boolean =>
  document.status === 'unread' && document.recipient.id === userId;

/** `DA Form 2404`, or the kind of document where it is no form. */
export const formType = (document: DocumentDto): string => document.subtype || document.type;

/** The type of a document; undefined for one that a newer server knows and this screen does not. */
export const documentTypeOf = ({ type }: DocumentDto): DocumentType | undefined =>
  DOCUMENT_TYPES.find((known) => known === type);

/** Whether the server prints a document and lets it be sent on; a notice, a receipt or a report of the SI board stays. */
export const documentIsForm = ({ type }: DocumentDto): boolean =>
  type !== 'Security Notice' && type !== 'Receipt' && type !== 'Sensitive Items Report';

/** Who is at the other end: the recipient of what I sent, the sender of everything else. */
export const otherEnd = (document: DocumentDto, box: DocumentBox): { word: 'From' | 'To'; name: string } =>
  box === 'sent'
    ? { word: 'To', name: personName(document.recipient) }
    : { word: 'From', name: personName(document.sender) };

export const attachmentCount = (document: DocumentDto): number =>
  parseAttachments(document.attachments).addresses.length;

/** `0 attachments`, `1 attachment` */
export const countedAttachments = (count: number): string => counted(count, 'attachment');

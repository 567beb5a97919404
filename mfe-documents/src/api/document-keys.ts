import type { DocumentBox } from '../documents/document-boxes';

/** Query keys of this remote. The root 'documents' is what others invalidate when a document is sent. */
export const documentKeys = {
  root: ['documents'] as const,
  box: (box: DocumentBox) => ['documents', 'box', box] as const,
  unread: ['documents', 'unread'] as const,
};

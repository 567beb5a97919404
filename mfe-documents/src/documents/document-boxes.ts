export const DOCUMENT_BOXES = [
  { value: 'inbox', label: 'Inbox', empty: 'No documents received' },
  { value: 'sent', label: 'Sent', empty: 'No documents sent' },
  { value: 'all', label: 'All Documents', empty: 'No documents' },
] as const;

export type DocumentBox = (typeof DOCUMENT_BOXES)[number]['value'];

/** The box that a URL names; the inbox unless it names another. */
export const documentBoxOf = (text: string): (typeof DOCUMENT_BOXES)[number] =>
  DOCUMENT_BOXES.find(({ value }) => value === text) ?? DOCUMENT_BOXES[0];

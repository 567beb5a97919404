import type { LineResult, SuccessionNoteKind } from '@hand-receipt/contracts';

export const RESULT_WORDS: Record<LineResult, string> = {
  verified: 'Verified',
  'serial-differs': 'Serial differs',
  'other-section': 'Found elsewhere',
  'by-document': 'By document',
  'not-readable': 'Cannot be read',
  'not-found': 'Not found',
};

export const NOTE_WORDS: Record<SuccessionNoteKind, string> = {
  note: 'Note',
  extension: 'Extension',
  orders: 'Paper on hand',
  'lost-document': 'Document of a lost item',
};

import type { DifferenceAct, LineResult, SignatureMethod, SuccessionNoteKind } from '@hand-receipt/contracts';

export const ACT_WORDS: Record<DifferenceAct, string> = {
  amendment: 'Amendment',
  found: 'Found',
  loss: 'Loss case',
  closing: 'Closing',
  gain: 'Gain, found on installation',
  'other-unit': 'Property of another unit',
  'typing-error': 'Typing error',
  'not-army-property': 'Not Army property',
  note: 'Identified by other marks',
  transfer: 'Transfer let through',
  section: 'Section corrected',
  shortage: 'Shortage',
  recount: 'Counted again',
  status: 'Status set',
  document: 'Document',
};

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

export const METHOD_WORDS: Record<SignatureMethod, string> = {
  'own-session': 'signed in their own session',
  'pin-on-device': 'signed with a PIN at a counter',
  'passkey-on-device': 'signed with a passkey at a counter',
};

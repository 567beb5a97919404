import type { DifferenceAct } from './vocabulary';

/** What ended a difference of a count, on screens and in the packet of its change of command. */
export const DIFFERENCE_ACT_WORDS: Record<DifferenceAct, string> = {
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

import {
  type ReadingAnswerDto,
  serialDifferenceWords,
  type SuccessionReadingDto,
} from '@hand-receipt/contracts';

/** Words of a result, and the status whose badge it wears. */
export const RESULT_WORDS: Record<ReadingAnswerDto['result'], { label: string; status: string }> = {
  verified: { label: 'Match', status: 'approved' },
  'already-verified': { label: 'Read before', status: 'approved' },
  'near-miss': { label: 'Differs', status: 'rejected' },
  'serial-differs': { label: 'Serial differs', status: 'overdue' },
  'other-section': { label: 'Other section', status: 'transferred' },
  'not-on-the-books': { label: 'Not on this list', status: 'rejected' },
  extra: { label: 'Extra', status: 'transferred' },
};

/** Results whose serial number is not that of the book. */
export const DIFFERING: readonly SuccessionReadingDto['result'][] = ['near-miss', 'serial-differs'];

/** In which characters a reading differs from the book, in words; empty where it does not. */
export const differenceOf = ({ result, serial, item }: SuccessionReadingDto): string =>
  item && DIFFERING.includes(result) ? serialDifferenceWords(serial, item.serial_number, 'the book') : '';

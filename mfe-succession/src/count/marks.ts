import type { LineMarkDto, SuccessionLineDto } from '@hand-receipt/contracts';

/** What the recorder marks of a line. */
export type RecorderMark = Exclude<LineMarkDto['mark'], 'confirm-not-found'>;

interface MarkWords {
  title: string;
  description: string;
  /** The field for words; none where there is nothing to say. */
  label?: string;
  /** Asked for where the field is empty; the field is optional without it. */
  need?: string;
  photo?: { label: string; need?: string };
}

export const MARK_WORDS: Record<RecorderMark, MarkWords> = {
  'by-document': {
    title: 'Seen by document',
    description: 'For what is not here and whose document is.',
    label: 'Document number',
    need: 'Enter the number of the document.',
    photo: { label: 'Photo of the document', need: 'Add a photo of the document.' },
  },
  'not-readable': {
    title: 'Cannot be read',
    description: 'For what is here and whose plate cannot be read.',
    label: 'Reason',
    need: 'Enter why it cannot be read.',
    photo: { label: 'Photo' },
  },
  'not-found': {
    title: 'Not found',
    description: 'The reader confirms it. It then becomes a difference.',
    label: 'Where you looked',
  },
  condition: {
    title: 'Condition as seen',
    description: 'Another status than the one of the book becomes a difference.',
  },
  'data-differs': {
    title: 'Data differs',
    description: 'For what the plate says otherwise than the book, besides the serial number.',
    label: 'What differs',
    need: 'Enter what differs from the book.',
    photo: { label: 'Photo of the plate' },
  },
};

const NOT_SEEN: readonly RecorderMark[] = ['by-document', 'not-readable', 'not-found'];
const SEEN: readonly RecorderMark[] = ['condition', 'data-differs'];

/**
 * What may be marked of a line: of what was seen, how it is; of the rest, why it was not read. What was read is not there
 * any more where its loss was reported since.
 */
export function marksOf({
  result,
  missing_since: isMissingSince,
}: Pick<SuccessionLineDto, 'result' | 'missing_since'>): readonly RecorderMark[] {
  if (result === 'verified') return isMissingSince ? [...SEEN, 'not-found'] : SEEN;
  if (result === 'serial-differs' || result === 'other-section' || result === 'not-readable') {
    return [...SEEN, ...NOT_SEEN];
  }
  return NOT_SEEN;
}

import type {
  ReconciliationDifferenceDto,
  ReconciliationDto,
  ReconciliationKind,
  ReconciliationLineDto,
} from '@hand-receipt/contracts';
import { formatCount, formatDate } from '@hand-receipt/ui';

export const KINDS = ['differing', 'theirs', 'ours', 'equal'] as const satisfies ReconciliationKind[];

export const KIND_WORDS: Record<ReconciliationKind, { label: string; empty: string }> = {
  differing: { label: 'Differ', empty: 'Nothing differs' },
  theirs: { label: 'Only in theirs', empty: 'They have nothing that we have not' },
  ours: { label: 'Only in ours', empty: 'We have nothing that they have not' },
  equal: { label: 'Equal', empty: 'Nothing is equal' },
};

export const FIELD_WORDS: Record<ReconciliationDifferenceDto['field'], string> = {
  serial_number: 'Serial number',
  uii: 'UII',
  nsn: 'NSN',
  lin: 'LIN',
  name: 'Name',
};

/** `2 to settle`, or `All settled` */
export const openWords = (open: number): string =>
  open > 0 ? `${formatCount(open)} to settle` : 'All settled';

export const fileWords = ({ file_name, as_of }: ReconciliationDto): string =>
  `${file_name}, ${formatDate(`${as_of}T12:00:00`)}`;

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long' });

/** `Theirs and ours, November` */
export const titleOf = ({ as_of }: ReconciliationDto): string =>
  `Theirs and ours, ${MONTH.format(new Date(`${as_of}T12:00:00`))}`;

/** The item of a row, whichever book has it. */
export const nameOf = ({ item, theirs }: ReconciliationLineDto): string =>
  item?.name ?? theirs?.name ?? 'Item';
export const serialOf = ({ item, theirs }: ReconciliationLineDto): string =>
  item?.serial_number ?? theirs?.serial_number ?? theirs?.uii ?? '';

export const openCount = ({ open }: ReconciliationDto): number => open.theirs + open.ours + open.differing;

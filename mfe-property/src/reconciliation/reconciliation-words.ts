import type {
  ReconciliationDifferenceDto,
  ReconciliationDto,
  ReconciliationKind,
  ReconciliationLineDto,
} from '@hand-receipt/contracts';
import { formatCount, formatDate } from '@hand-receipt/ui';

export const KIND_WORDS: Record<ReconciliationKind, { label: string; empty: string }> = {
  differing: { label: 'Differ', empty: 'Nothing differs' },
  theirs: { label: 'Only in theirs', empty: 'They have nothing that we have not' },
  ours: { label: 'Only in ours', empty: 'We have nothing that they have not' },
  equal: { label: 'Equal', empty: 'Nothing is equal' },
};

/** In the order of the numbers of their rows. */
const KINDS = ['theirs', 'ours', 'differing', 'equal'] as const satisfies ReconciliationKind[];

/** Whether a row with this number is of a list, going by how many rows each list has. */
export function isOfKind(
  line: number,
  kind: ReconciliationKind,
  counts: ReconciliationDto['counts'],
): boolean {
  const first = KINDS.slice(0, KINDS.indexOf(kind)).reduce((sum, before) => sum + counts[before], 0);
  return line >= first && line < first + counts[kind];
}

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

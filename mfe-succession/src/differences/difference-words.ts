import {
  type DifferenceAct,
  PROPERTY_STATUSES,
  type SuccessionDetailDto,
  type SuccessionDifferenceDto,
} from '@hand-receipt/contracts';

/** Words of a difference, and the status whose badge it wears. */
export const KIND_WORDS: Record<SuccessionDifferenceDto['kind'], { label: string; status: string }> = {
  'serial-differs': { label: 'Serial differs', status: 'damaged' },
  'data-differs': { label: 'Data differs', status: 'damaged' },
  missing: { label: 'Not found', status: 'missing' },
  extra: { label: 'Extra', status: 'transferred' },
  'wrong-holder': { label: 'Found elsewhere', status: 'transferred' },
  'component-short': { label: 'Component short', status: 'damaged' },
  condition: { label: 'Condition', status: 'damaged' },
  'not-readable': { label: 'Cannot be read', status: 'damaged' },
};

/** Acts that stand on a paper with a number. */
const NUMBERED: readonly DifferenceAct[] = [
  'amendment',
  'loss',
  'closing',
  'shortage',
  'document',
  'transfer',
];
export const hasNumber = (act: DifferenceAct | ''): boolean => act !== '' && NUMBERED.includes(act);

/** Acts that are told in a sentence. */
const EXPLAINED: readonly DifferenceAct[] = [
  'other-unit',
  'typing-error',
  'not-army-property',
  'note',
  'document',
];
export const isExplained = (act: DifferenceAct | ''): boolean => act !== '' && EXPLAINED.includes(act);

/** What a paper of an act is numbered like. */
export const NUMBER_HINTS: Partial<Record<DifferenceAct, string>> = {
  amendment: 'Such as AM-0003.',
  loss: 'Such as LC-0002. It has to be open.',
  closing: 'Such as CB-0002.',
  transfer: 'Such as T-0061.',
  shortage: 'Such as SH-0004. It needs a document number.',
  document: 'As it is printed on the document.',
};

/** The number of the paper that the record shows for an act. */
export const numberOf = ({ done }: SuccessionDifferenceDto, act: DifferenceAct | ''): string =>
  done.find((known) => known.act === act)?.ref ?? '';

/** The section of a difference, and on whose hand receipt its items are. */
export function whereOf(
  { sections, from }: SuccessionDetailDto,
  { section: number }: SuccessionDifferenceDto,
): { title: string; holder: string | null } {
  const section = sections.find((one) => one.number === number);
  if (!section) return { title: `Section ${number}`, holder: null };
  const { kind, title, place, holder } = section;
  // A place says more than the number, and the title is the holder's name already.
  return place
    ? { title: place, holder: holder?.name ?? (kind === 'held' ? from.name : null) }
    : { title: `Section ${number}`, holder: title };
}

interface ActLink {
  to: string;
  label: string;
  /** Only who keeps the property book does it. */
  ofBook?: true;
}

const isStatus = (found: string | null): found is string =>
  (PROPERTY_STATUSES as readonly (string | null)[]).includes(found);

/** Where the record is put right, with the item filled in; the act comes back to its difference. */
export function actLinks(
  successionId: string,
  { id, kind, item, found, found_name: foundName }: SuccessionDifferenceDto,
): ActLink[] {
  const row = `${successionId}/${id}`;
  const address = (path: string, said: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...said, row }).toString()}`;
  if (kind === 'extra' && found) {
    const start = { ...(foundName && { name: foundName }), serial_number: found };
    const said = new URLSearchParams({ ...start, gain_kind: 'found-on-installation' }).toString();
    return [
      { to: address('/property-book', { new: '1', item: said }), label: 'Enter in the book', ofBook: true },
      { to: '/closings?tab=gains', label: 'Sign the gain', ofBook: true },
    ];
  }
  if (!item) return [];
  const book = `/property-book/${item.id}`;
  const amend = { amend: 'propose' };
  const change = new URLSearchParams({ serial_number: found ?? '' }).toString();
  const links: Partial<Record<SuccessionDifferenceDto['kind'], ActLink[]>> = {
    'serial-differs': [{ to: address(book, { ...amend, change }), label: 'Propose amendment', ofBook: true }],
    'data-differs': [{ to: address(book, amend), label: 'Propose amendment', ofBook: true }],
    missing: [
      { to: address(book, { 'set-status': 'Lost' }), label: 'Set status Lost' },
      { to: address(book, { leave: '1' }), label: 'Leave the Book', ofBook: true },
    ],
    'component-short': [{ to: address('/shortages', { item: item.id }), label: 'Add the document number' }],
    // What is on hand while its loss case is open has the status that the case sets when it ends.
    condition: isStatus(found)
      ? [{ to: address(book, { 'set-status': found }), label: 'Set the status' }]
      : [],
  };
  return links[kind] ?? [];
}

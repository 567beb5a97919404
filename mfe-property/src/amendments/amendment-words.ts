import type { AmendmentDto, AmendmentLineDto, AmendmentState } from '@hand-receipt/contracts';
import { itemCount } from '../items/item-count';
import { itemLabel } from '../items/item-label';

export const FIELD_WORDS: Record<AmendmentLineDto['field'], string> = {
  serial_number: 'Serial number',
  nsn: 'NSN',
  lin: 'LIN',
  uii: 'UII',
  name: 'Name',
  category: 'Category',
  ciic: 'CIIC',
  sensitive_mark: 'Sensitive mark',
  is_sensitive: 'Sensitive',
};

/** A field within a sentence: 'serial number', 'NSN'. */
export const fieldInSentence = (field: AmendmentLineDto['field']): string => {
  const words = FIELD_WORDS[field];
  return words === words.toUpperCase() ? words : words.toLowerCase();
};

/** What a changed rule is: 'Catalog of 5855-01-432-0524', 'CIIC codes of B Co'. */
export const ruleWords = ({ rule, unit }: Pick<AmendmentDto, 'rule' | 'unit'>): string =>
  rule?.nsn ? `Catalog of ${rule.nsn}` : `CIIC codes of ${unit.name}`;

/** '80 items stop being sensitive'. */
export const leavingWords = (items: number): string =>
  `${itemCount(items)} ${items === 1 ? 'stops' : 'stop'} being sensitive`;

/** Words of a state, and the status whose badge it wears. */
export const STATE_WORDS: Record<AmendmentState, { label: string; status: string }> = {
  reported: { label: 'Reported', status: 'pending' },
  proposed: { label: 'Proposed', status: 'pending' },
  signed: { label: 'Signed', status: 'approved' },
  refused: { label: 'Refused', status: 'rejected' },
  withdrawn: { label: 'Withdrawn', status: 'cancelled' },
};

/** Whether the reader can decide it now. */
export const waitsForMe = ({ may }: AmendmentDto): boolean => may.sign || may.propose;

/** The items of an amendment, each once, with its lines. */
export function linesByItem({ lines }: Pick<AmendmentDto, 'lines'>): AmendmentLineDto[][] {
  const byItem = new Map<string, AmendmentLineDto[]>();
  for (const line of lines) byItem.set(line.item.id, [...(byItem.get(line.item.id) ?? []), line]);
  return [...byItem.values()];
}

/** 'M4A1 Carbine W123456'. */
export const lineItemLabel = ({ item }: AmendmentLineDto): string =>
  itemLabel({ name: item.name, serialNumber: item.serial_number });

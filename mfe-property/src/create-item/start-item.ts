import { GAIN_KINDS, type GainKind, type ImportedItemDto } from '@hand-receipt/contracts';
import { knownValue } from '@hand-receipt/platform';
import { EMPTY_ITEM, type NewItem } from './new-item';

const FIELDS = ['name', 'serial_number', 'nsn', 'lin', 'uii', 'ciic', 'category', 'description'] as const;

/** What a form that enters an item begins with, and how it comes into the book, as the address carries it. */
export const writeStart = (item: ImportedItemDto, gainKind: GainKind): string =>
  new URLSearchParams([
    ...FIELDS.flatMap((field) => (item[field] ? [[field, item[field]]] : [])),
    ['gain_kind', gainKind],
  ]).toString();

/** The form's values; empty ones where the address has none. */
export function readStart(text: string): NewItem {
  const said = new URLSearchParams(text);
  const values = FIELDS.flatMap((field) => (said.get(field) ? [[field, said.get(field)]] : []));
  return {
    ...EMPTY_ITEM,
    ...(Object.fromEntries(values) as Partial<NewItem>),
    gain_kind: knownValue(GAIN_KINDS, said.get('gain_kind') ?? '') || EMPTY_ITEM.gain_kind,
  };
}

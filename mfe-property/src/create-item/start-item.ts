import type { ImportedItemDto } from '@hand-receipt/contracts';
import { EMPTY_ITEM, type NewItem } from './new-item';

const FIELDS = ['name', 'serial_number', 'nsn', 'lin', 'ciic', 'category', 'description'] as const;

/** What a form that enters an item begins with, as the address carries it. */
export const writeStart = (item: ImportedItemDto): string =>
  new URLSearchParams(FIELDS.flatMap((field) => (item[field] ? [[field, item[field]]] : []))).toString();

/** The form's values; empty ones where the address has none. */
export function readStart(text: string): NewItem {
  const said = new URLSearchParams(text);
  const values = FIELDS.flatMap((field) => (said.get(field) ? [[field, said.get(field)]] : []));
  return { ...EMPTY_ITEM, ...(Object.fromEntries(values) as Partial<NewItem>) };
}

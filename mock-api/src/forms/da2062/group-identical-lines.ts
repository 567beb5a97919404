import { PROPERTY_CATEGORIES, type PropertyCategory } from '@hand-receipt/contracts';
import type { ReceiptItem } from './receipt-item';
import { securityCode } from './security-code';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Items of one make, which share a line of a hand receipt. */
export interface IdenticalLines {
  name: string;
  nsn: string | null;
  lin: string | null;
  category: PropertyCategory;
  securityCode: string;
  /** By serial number. */
  items: ReceiptItem[];
}

const keyOf = (item: ReceiptItem) =>
  JSON.stringify([item.name.trim().toLowerCase(), item.nsn, item.lin, item.category, securityCode(item)]);

/**
 * Gathers items of the same name, NSN, LIN, category and security code, by name; by category first where
 * that is asked for.
 */
export function groupIdenticalLines(items: readonly ReceiptItem[], byCategory: boolean): IdenticalLines[] {
  const groups = new Map<string, IdenticalLines>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) {
      group.items.push(item);
    } else {
      const { name, nsn, lin, category } = item;
      groups.set(key, { name, nsn, lin, category, securityCode: securityCode(item), items: [item] });
    }
  }
  for (const group of groups.values()) {
    group.items.sort((a, b) => collator.compare(a.serialNumber, b.serialNumber));
  }
  const place = ({ category }: IdenticalLines) => (byCategory ? PROPERTY_CATEGORIES.indexOf(category) : 0);
  return [...groups.values()].sort((a, b) => place(a) - place(b) || collator.compare(a.name, b.name));
}

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
  unitOfIssue: string;
  securityCode: string;
  /** They are on this form until a day. */
  isTemporary: boolean;
  /** By serial number. */
  items: ReceiptItem[];
}

const isOnTemporary = ({ temporary }: ReceiptItem): boolean => temporary?.isThis ?? false;

const unitOf = ({ unitOfIssue }: ReceiptItem): string => unitOfIssue ?? 'EA';

const keyOf = (item: ReceiptItem) =>
  JSON.stringify([
    item.name.trim().toLowerCase(),
    item.nsn,
    item.lin,
    item.category,
    unitOf(item),
    securityCode(item),
    isOnTemporary(item),
  ]);

/**
 * Gathers items of the same name, NSN, LIN, category, unit of issue and security code, by name; by category first where
 * that is asked for; what is on a temporary receipt at the end.
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
      const isTemporary = isOnTemporary(item);
      groups.set(key, {
        name,
        nsn,
        lin,
        category,
        unitOfIssue: unitOf(item),
        securityCode: securityCode(item),
        isTemporary,
        items: [item],
      });
    }
  }
  for (const group of groups.values()) {
    group.items.sort((a, b) => collator.compare(a.serialNumber, b.serialNumber));
  }
  const place = ({ category }: IdenticalLines) => (byCategory ? PROPERTY_CATEGORIES.indexOf(category) : 0);
  return [...groups.values()].sort(
    (a, b) =>
      Number(a.isTemporary) - Number(b.isTemporary) ||
      place(a) - place(b) ||
      collator.compare(a.name, b.name),
  );
}

import { type Entry, END, serialNumbers, stockNumber } from './entry';
import type { IdenticalLines } from './group-identical-lines';
import type { ReceiptComponent, ReceiptItem } from './receipt-item';

/** A component receipt: what belongs to end items of one make that have the same components. */
export interface Annex {
  /** Its number on the hand receipt, from 1. */
  number: number;
  endItem: IdenticalLines;
  items: ReceiptItem[];
  components: ReceiptComponent[];
}

/** The component receipts of a hand receipt, in the order of its lines. */
export function annexesOf(groups: readonly IdenticalLines[]): Annex[] {
  const annexes: Annex[] = [];
  for (const endItem of groups) {
    const sets = new Map<string, Annex>();
    for (const item of endItem.items) {
      if (item.components.length === 0) continue;
      const key = JSON.stringify(item.components);
      const known = sets.get(key);
      if (known) {
        known.items.push(item);
        continue;
      }
      const annex = { number: annexes.length + 1, endItem, items: [item], components: item.components };
      sets.set(key, annex);
      annexes.push(annex);
    }
  }
  return annexes;
}

/** `1` or `2-4`: the numbers of a line's annexes, which follow each other; empty for none. */
export function annexNumbers(annexes: readonly Annex[], group: IdenticalLines): string {
  const numbers = annexes.filter(({ endItem }) => endItem === group).map(({ number }) => number);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined) return '';
  return first === last ? String(first) : `${first}-${last}`;
}

/** What there is to say of the state of a component: that it is missing, or how many are damaged. */
function stateNote({ quantity, onHand, damaged }: ReceiptComponent, endItems: number): string[] {
  if (onHand === 0 && quantity > 0) return ['MISSING'];
  if (damaged === 0) return [];
  return [damaged === onHand ? 'DAMAGED' : `${damaged * endItems} DAMAGED`];
}

/** What the end items should have of a component, and in column A what is there: blank for the pen where not counted. */
function componentEntry(component: ReceiptComponent, endItems: number): Entry {
  const { name, quantity, onHand, serialNumber, ui, arc } = component;
  return {
    stock: stockNumber(component),
    description: [
      [name, ...stateNote(component, endItems)].join(' - '),
      ...serialNumbers(serialNumber ? [serialNumber] : []),
    ],
    annex: arc ?? undefined,
    unit: ui ?? 'EA',
    authorized: quantity * endItems,
    quantity: onHand === null ? undefined : onHand * endItems,
    kind: 'item',
  };
}

/** The lines of a component receipt, under the serial numbers of its end items. */
export const annexEntries = ({ items, components }: Annex): Entry[] => [
  {
    stock: [],
    description: [`COMPONENTS OF ${serialNumbers(items.map(({ serialNumber }) => serialNumber)).join('')}`],
    kind: 'heading',
  },
  ...components.map((component) => componentEntry(component, items.length)),
  END,
];

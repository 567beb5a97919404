import type { PropertyCategory } from '@hand-receipt/contracts';
import { militaryDate } from '../../property';
import { type Annex, annexNumbers } from './annexes';
import { type Entry, END, serialNumbers, stockNumber } from './entry';
import type { IdenticalLines } from './group-identical-lines';
import type { HandReceipt } from './hand-receipt';

const headingOf = (category: PropertyCategory): Entry => ({
  stock: [],
  description: [category.replaceAll('-', ' ').toUpperCase()],
  kind: 'heading',
});

/** `NOT SEEN 22NOV2026: W900002`, a text for each day; none where nothing is missing. */
function notSeen({ items }: IdenticalLines): string[] {
  const days = new Map<string, string[]>();
  for (const { missingSince, serialNumber } of items) {
    if (missingSince === null) continue;
    const day = militaryDate(missingSince);
    days.set(day, [...(days.get(day) ?? []), serialNumber]);
  }
  return [...days].map(([day, serials]) => `NOT SEEN ${day}: ${serials.join(', ')}`);
}

const itemEntry = (group: IdenticalLines, annexes: readonly Annex[]): Entry => ({
  stock: stockNumber(group),
  description: [
    group.name,
    ...serialNumbers(group.items.map(({ serialNumber }) => serialNumber)),
    ...notSeen(group),
  ],
  annex: annexNumbers(annexes, group),
  sec: group.securityCode,
  unit: 'EA',
  authorized: group.items.length,
  quantity: group.items.length,
  kind: 'item',
});

/** What the unit cites, with the last line. */
const citationEntry = (citation: string): Entry => ({ stock: [], description: [citation], kind: 'heading' });

/** The lines of a hand receipt; under a heading for each category where that is asked for. */
export function receiptEntries(
  groups: readonly IdenticalLines[],
  annexes: readonly Annex[],
  { groupByCategory, citation }: Pick<HandReceipt, 'groupByCategory' | 'citation'>,
): Entry[] {
  const entries = groups.flatMap((group, index) => {
    const begins = groupByCategory && group.category !== groups[index - 1]?.category;
    return [...(begins ? [headingOf(group.category)] : []), itemEntry(group, annexes)];
  });
  return [...entries, ...(citation ? [citationEntry(citation)] : []), END];
}

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

/** `DUE 22DEC2026: W900002` under 'Temporary'; on the giver's form with the name of who signed for it. A text each. */
function due({ items }: IdenticalLines): string[] {
  const texts = new Map<string, string[]>();
  for (const { temporary, serialNumber } of items) {
    if (temporary === null) continue;
    const day = militaryDate(temporary.due);
    const text = temporary.isThis
      ? `DUE ${day}`
      : `TEMPORARILY SIGNED DOWN TO ${temporary.holder}, DUE ${day}`;
    texts.set(text, [...(texts.get(text) ?? []), serialNumber]);
  }
  return [...texts].map(([text, serials]) => `${text}: ${serials.join(', ')}`);
}

const itemEntry = (group: IdenticalLines, annexes: readonly Annex[]): Entry => ({
  stock: stockNumber(group),
  description: [
    group.name,
    ...serialNumbers(group.items.map(({ serialNumber }) => serialNumber)),
    ...notSeen(group),
    ...due(group),
  ],
  annex: annexNumbers(annexes, group),
  sec: group.securityCode,
  unit: group.unitOfIssue,
  authorized: group.items.length,
  quantity: group.items.length,
  kind: 'item',
});

/** What stands below it is on a temporary receipt. */
const TEMPORARY: Entry = { stock: [], description: ['Temporary'], kind: 'heading' };

/** What the unit cites, with the last line. */
const citationEntry = (citation: string): Entry => ({ stock: [], description: [citation], kind: 'heading' });

/** The lines of a hand receipt; under a heading for each category where that is asked for, and one for what is temporary. */
export function receiptEntries(
  groups: readonly IdenticalLines[],
  annexes: readonly Annex[],
  { groupByCategory, citation }: Pick<HandReceipt, 'groupByCategory' | 'citation'>,
): Entry[] {
  const entries = groups.flatMap((group, index) => {
    const begins = groupByCategory && group.category !== groups[index - 1]?.category;
    const isFirst = group.isTemporary && !groups[index - 1]?.isTemporary;
    return [
      ...(isFirst ? [TEMPORARY] : []),
      ...(begins || (isFirst && groupByCategory) ? [headingOf(group.category)] : []),
      itemEntry(group, annexes),
    ];
  });
  return [...entries, ...(citation ? [citationEntry(citation)] : []), END];
}

import type { InventoryExtraDto, InventoryReportDto } from './routes';
import type { ExtraResolution, InventoryKind, InventoryRule, ReportPart } from './vocabulary';

export type ReportLine = InventoryReportDto['lines'][number];

/** How a line of a closed inventory ended. */
export type ReportResult = 'seen' | 'by-document' | 'not-seen' | 'left';

/** The words of page, paper and CSV for how a line ended. */
export const REPORT_RESULTS: Record<ReportResult, string> = {
  seen: 'Seen',
  'by-document': 'By document',
  'not-seen': 'NOT SEEN',
  left: 'Left the book',
};

/** How a line ended. What was read counts as seen also where it left the book later. */
export function reportResult({
  countedAt,
  leftAt,
  document,
}: Pick<ReportLine, 'countedAt' | 'leftAt' | 'document'>): ReportResult {
  if (countedAt !== null) return 'seen';
  if (leftAt) return 'left';
  return document ? 'by-document' : 'not-seen';
}

/** What a code that is on no line is. */
export const EXTRA_RESULTS: Record<InventoryExtraDto['result'], string> = {
  'not-mine': 'On the books, not on this inventory',
  'not-on-the-books': 'Not on the books',
  'near-miss': 'One misreading away from an item',
};

/** Said of an extra code that was looked for in the recount. Its reader and the time follow. */
export const NOT_FOUND_AGAIN = 'Not found in the recount';

/** What an extra turned out to be. */
export const EXTRA_RESOLUTION_WORDS: Record<ExtraResolution, string> = {
  'other-unit': 'Other unit',
  'typing-error': 'Typing error',
  'found-on-installation': 'Found on installation, entered in the book',
  'not-army-property': 'Not Army property',
};

/** What a kind of inventory is called on its report. */
export const INVENTORY_KIND_WORDS: Record<InventoryKind, string> = {
  sensitive: 'Sensitive Items Inventory',
  cyclic: 'Cyclic Inventory',
  own: 'Inventory of What a Person Holds',
  change: 'Change of Command Inventory',
  room: 'Room Count',
  chosen: 'Chosen Items Inventory',
};

/** What an inventory counts that is narrowed to no unit, category or holder. */
export function wholeScopeWords(kind: InventoryKind = 'sensitive'): string {
  if (kind === 'chosen') return 'Chosen items';
  return kind === 'cyclic' ? 'All items' : 'All sensitive items';
}

/** What a rule of who may count is called. */
export const INVENTORY_RULE_WORDS: Record<InventoryRule, string> = {
  notHolder: 'Own lines',
  notArmorer: 'Armorer',
  notTwice: 'Counted last time',
  minRank: 'Lowest rank',
};

/** The part in which a person signs a report. */
export const REPORT_PART_WORDS: Record<ReportPart, string> = {
  team: 'Counted',
  opener: 'Opened the inventory',
  commander: 'Commander',
};

/** How many lines of a group ended how. */
export type ReportTotals = Record<ReportResult, number> & { lines: number };

/** The lines of one LIN; without LIN of one NSN, without both of one name. */
export interface ReportGroup {
  /** As of the opening. */
  key: string;
  /** What is read over its lines, e.g. 'LIN C06935'. */
  title: string;
  /** By serial number. */
  lines: ReportLine[];
  totals: ReportTotals;
}

const groupKey = ({ group, lin, nsn, name }: ReportLine): string => group ?? (lin || nsn || name);

function groupTitle(key: string, { lin, nsn }: ReportLine): string {
  if (key === lin) return `LIN ${key}`;
  return key === nsn ? `NSN ${key}` : key;
}

export function reportTotals(lines: readonly ReportLine[]): ReportTotals {
  const totals = { lines: lines.length, seen: 0, 'by-document': 0, 'not-seen': 0, left: 0 };
  for (const line of lines) totals[reportResult(line)] += 1;
  return totals;
}

/** How the lines of a group ended in one line, e.g. '24 lines, 23 seen, 1 not seen'. */
export function totalsWords(totals: ReportTotals): string {
  const parts = [
    `${totals.lines} ${totals.lines === 1 ? 'line' : 'lines'}`,
    `${totals.seen} seen`,
    totals['by-document'] > 0 ? `${totals['by-document']} by document` : '',
    `${totals['not-seen']} not seen`,
    totals.left > 0 ? `${totals.left} left the book` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** How many near misses, e.g. '1 near miss'. */
export const nearMissTotal = (nearMisses: number): string =>
  `${nearMisses} ${nearMisses === 1 ? 'near miss' : 'near misses'}`;

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** The lines of a report by LIN, each group with its subtotals. */
export function reportGroups(lines: readonly ReportLine[]): ReportGroup[] {
  const groups = new Map<string, ReportLine[]>();
  for (const line of lines) {
    const key = groupKey(line);
    const own = groups.get(key);
    if (own) own.push(line);
    else groups.set(key, [line]);
  }
  return [...groups]
    .sort(([one], [other]) => byText(one, other))
    .map(([key, own]) => ({
      key,
      title: groupTitle(key, own[0] as ReportLine),
      lines: own.sort((one, other) => byText(one.serialNumber, other.serialNumber)),
      totals: reportTotals(own),
    }));
}

/** What is noted of a line: at its read, of its document, in the recount, why a room count did not see it, its loss case. */
export const lineNotes = ({ note, document, inRecount, notHere, reason, lossCase }: ReportLine): string[] =>
  [
    document ? `${document.number}. ${document.note}` : '',
    inRecount ? 'Found in the recount.' : '',
    notHere ? `Looked for by ${notHere.by}.` : '',
    reason ? `Reason: ${reason}` : '',
    lossCase ? `Loss case ${lossCase}.` : '',
    note ?? '',
  ].filter(Boolean);

type ReportInventory = InventoryReportDto['inventory'];

/** What stands over the reason of a Commander who closed an inventory with differences that nobody recounted. */
export const notRecountedTitle = ({ recountAt }: Pick<ReportInventory, 'recountAt'>): string =>
  recountAt ? 'Closed with differences not recounted' : 'Closed without a recount';

/** The rules by which it was counted, each in words; none for one from before. */
export function rulesInWords({ rules }: Pick<ReportInventory, 'rules'>): string[] {
  if (!rules) return [];
  const { blind, recount, notHolder, notArmorer, notTwice, minRank } = rules;
  return [
    blind ? 'blind' : 'open list',
    recount ? 'differences are recounted' : 'no recount',
    notHolder ? 'nobody reads a line that they hold or have' : '',
    notArmorer ? 'no operator of an arms room counts' : '',
    notTwice ? 'nobody counts who read a line in the last one of the program' : '',
    minRank ? `${minRank} or above` : '',
  ].filter(Boolean);
}

/** A signature of a report, or the room for it. */
export interface ReportSignature {
  part: ReportPart;
  person: NonNullable<ReportInventory['signers']>[number]['person'];
  /** ISO 8601; null where they have not signed. */
  at: string | null;
}

/** Whose signatures a report has or has room for, the team first. A person who signed and left the post stays. */
export function reportSignatures({
  signers = [],
  signatures = [],
}: Pick<ReportInventory, 'signers' | 'signatures'>): ReportSignature[] {
  const isSame = (one: { part: ReportPart; person: { id: string } }, other: typeof one) =>
    one.part === other.part && one.person.id === other.person.id;
  const open = signers.map(({ part, person }) => ({
    part,
    person,
    at: signatures.find((given) => isSame(given, { part, person }))?.at ?? null,
  }));
  const gone = signatures.filter((given) => !signers.some((signer) => isSame(signer, given)));
  const order: readonly ReportPart[] = ['team', 'opener', 'commander'];
  return [...open, ...gone].sort((one, other) => order.indexOf(one.part) - order.indexOf(other.part));
}

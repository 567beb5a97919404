import {
  INVENTORY_KIND_WORDS,
  INVENTORY_RULE_WORDS,
  type InventoryReportDto,
  type ReportLine,
  notRecountedTitle,
  reportResult,
  nearMissTotal,
  reportTotals,
  rulesInWords,
  totalsWords,
  wholeScopeWords,
} from '@hand-receipt/contracts';
import { timeOf } from './report-tables';

type Inventory = InventoryReportDto['inventory'];

const kindOf = ({ kind = 'sensitive' }: Inventory): string => INVENTORY_KIND_WORDS[kind];

/** What the memorandum is about. */
export const subjectOf = (inventory: Inventory): string => `${kindOf(inventory)}, ${inventory.title}`;

function whatWasCounted({ inventory, lines }: InventoryReportDto): string[] {
  const { id, unit, category, holder, citation, kind } = inventory;
  const scope = [unit, category && `category ${category}`, holder && `held by ${holder.name}`];
  const words = scope.filter(Boolean).join(', ') || wholeScopeWords(kind).toLowerCase();
  const items = `${lines.length} ${lines.length === 1 ? 'item' : 'items'}`;
  return [
    `What was counted: ${kindOf(inventory)} ${id}, ${items} by serial number (${words}).`,
    ...(citation ? [`Reference: ${citation}`] : []),
  ];
}

/** When it was counted and by whom, its rules, what was waived of them, and the second count. */
function conduct({ inventory }: InventoryReportDto): string[] {
  const { openedBy, openedAt, closedBy, closedAt, counters, waivers = [], recountAt, recountBy } = inventory;
  const rules = rulesInWords(inventory).join('; ');
  return [
    `When and by whom: opened ${timeOf(openedAt)} by ${openedBy.name}, closed ${timeOf(closedAt)} by ${closedBy?.name ?? ''}. Team: ${counters.map(({ name }) => name).join(', ')}.`,
    rules ? `Rules: ${rules}.` : 'Rules: none were recorded.',
    ...waivers.map(
      ({ person, rule, reason, by, at }) =>
        `Waived: ${INVENTORY_RULE_WORDS[rule]} for ${person.name} by ${by.name}, ${timeOf(at)}. Reason: ${reason}`,
    ),
    ...(waivers.length === 0 ? ['No rule was waived.'] : []),
    ...(recountAt ? [`First count ended ${timeOf(recountAt)} by ${recountBy?.name ?? ''}.`] : []),
    ...(inventory.noRecountReason ? [`${notRecountedTitle(inventory)}: ${inventory.noRecountReason}`] : []),
    ...(inventory.keys ? [`Keys to ${inventory.keys.person.name}, ${timeOf(inventory.keys.at)}.`] : []),
  ];
}

/** How many lines ended how, in one line. */
export function resultOf({ inventory, lines }: InventoryReportDto): string {
  const { extra, nearMiss = 0 } = inventory.progress;
  return `${totalsWords(reportTotals(lines))}, ${extra} extra, ${nearMissTotal(nearMiss)}`;
}

/** What was not seen of each holder, by name. */
function notSeenByHolder(lines: readonly ReportLine[]): string[] {
  const byHolder = new Map<string, Map<string, string[]>>();
  for (const line of lines) {
    if (reportResult(line) !== 'not-seen') continue;
    const holder = line.holder ?? 'Unassigned';
    const byName = byHolder.get(holder) ?? new Map<string, string[]>();
    byName.set(line.name, [...(byName.get(line.name) ?? []), line.serialNumber]);
    byHolder.set(holder, byName);
  }
  const words = (byName: Map<string, string[]>) =>
    [...byName].map(([name, serials]) => `${name} ${serials.join(', ')}`).join('; ');
  return [...byHolder].map(([holder, byName]) => `Not seen, ${holder}: ${words(byName)}.`);
}

/** The loss cases of what was not seen, with how many of its items each has. */
function lossCases(lines: readonly ReportLine[]): string[] {
  const items = new Map<string, number>();
  for (const { lossCase } of lines) if (lossCase) items.set(lossCase, (items.get(lossCase) ?? 0) + 1);
  const words = [...items].sort().map(([id, count]) => `${id} (${count} ${count === 1 ? 'item' : 'items'})`);
  return words.length > 0 ? [`Loss cases: ${words.join(', ')}.`] : [];
}

/** What was not seen with its loss cases, and what was extra, each by its number. */
function differences({ lines, extras }: InventoryReportDto): string[] {
  const notSeen = notSeenByHolder(lines);
  const codes = extras.map(({ code }) => code);
  if (notSeen.length + codes.length === 0) return ['Differences: none.'];
  const missing = lines.filter((line) => reportResult(line) === 'not-seen').length;
  return [
    `Differences: ${missing} not seen, ${codes.length} extra.`,
    ...notSeen,
    ...lossCases(lines),
    ...(missing > 0
      ? ['Each is missing in count until a person other than its holder reads its serial number.']
      : []),
    ...(codes.length > 0 ? [`Extra: ${codes.join(', ')}.`] : []),
  ];
}

function enclosures({ inventory, lines, extras, nearMisses, lateReads = [] }: InventoryReportDto): string[] {
  const photos = [...extras, ...nearMisses].reduce((sum, extra) => sum + (extra.photos?.length ?? 0), 0);
  const parts = [
    `every line by LIN (${lines.length})`,
    extras.length > 0 ? `extra codes (${extras.length})` : '',
    nearMisses.length > 0 ? `near misses (${nearMisses.length})` : '',
    lateReads.length > 0 ? `late reads (${lateReads.length})` : '',
    photos > 0 ? `photos (${photos})` : '',
    inventory.notes ? 'closing note' : '',
    'signatures',
  ];
  return [`Enclosures: ${parts.filter(Boolean).join(', ')}.`];
}

/** The numbered paragraphs of the memorandum, each of one text or more. */
export const memorandumParagraphs = (report: InventoryReportDto): string[][] => [
  whatWasCounted(report),
  conduct(report),
  [`Totals: ${resultOf(report)}.`],
  differences(report),
  enclosures(report),
];

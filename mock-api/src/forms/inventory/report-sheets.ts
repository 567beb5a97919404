import type { InventoryReportDto } from '@hand-receipt/contracts';
import { formTime } from '../dates';
import { FOOT, LETTER, MARGIN, WIDTH } from '../maintenance/sheet';
import { flowTable } from '../pdf/flow-table';
import { PageFlow } from '../pdf/page-flow';
import type { Paper } from '../pdf/paper';
import type { Sheet } from '../pdf/print-sheets';
import { paragraphs } from '../pdf/printable';
import { type TableColumn, type TableEntry, heightOf } from '../pdf/table';
import { CODE_COLUMNS, LINE_COLUMNS, codeEntries, lineEntries } from './report-tables';

const BODY = { size: 10 } as const;
const HEADING = { size: 10, face: 'bold' } as const;
const TOP = LETTER[1] - MARGIN;
const SIGNATURE = { height: 74, width: 230 } as const;

const timeOf = (at: string | null): string => (at ? formTime(new Date(at)) : '');

/** How many lines ended how. */
function figures({ inventory: { progress }, nearMisses }: InventoryReportDto): string {
  const { expected, counted, byDocument, missing, left, extra } = progress;
  return [
    `Expected: ${expected}. Counted: ${counted}.`,
    byDocument ? `By document: ${byDocument}.` : '',
    `Missing: ${missing}.`,
    left ? `Left the book: ${left}.` : '',
    `Extra: ${extra}.`,
    nearMisses.length > 0 ? `Near misses: ${nearMisses.length}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Rules, waivers, the recount and signatures, as far as there are any. */
function conductFacts({ inventory }: InventoryReportDto): string[] {
  const { rules, waivers = [], recountAt, recountBy, noRecountReason, signatures = [] } = inventory;
  return [
    ...(rules
      ? [
          `Rules: ${rules.blind ? 'blind' : 'open list'}, ${rules.recount ? 'recount' : 'no recount'}${rules.notHolder ? ', nobody reads their own line' : ''}${rules.notArmorer ? ', no armorer' : ''}${rules.notTwice ? ', nobody twice in a row' : ''}${rules.minRank ? `, ${rules.minRank} or above` : ''}.`,
        ]
      : []),
    ...waivers.map(
      ({ person, rule, reason, by, at }) =>
        `Waived: ${rule} for ${person.name} by ${by.name}, ${timeOf(at)}: ${reason}`,
    ),
    ...(recountAt ? [`First count ended: ${timeOf(recountAt)} by ${recountBy?.name ?? ''}.`] : []),
    ...(noRecountReason ? [`Closed without a recount: ${noRecountReason}`] : []),
    ...signatures.map(({ part, person, at }) => `Signed: ${person.name} (${part}), ${timeOf(at)}.`),
  ];
}

/** Who counted what, when, and how it ended. */
function writeFacts(flow: PageFlow, report: InventoryReportDto): void {
  const { inventory } = report;
  const { openedBy, closedBy, counters, keys } = inventory;
  const scope = [
    inventory.unit,
    inventory.category && `category ${inventory.category}`,
    inventory.holder?.name,
  ];
  const facts = [
    `MEMORANDUM FOR ${inventory.memorandumFor ?? 'RECORD'}`,
    ...(inventory.citation ? [`Reference: ${inventory.citation}`] : []),
    `Subject: ${inventory.kind === 'room' ? 'Room Count' : 'Sensitive Items Inventory'}, ${inventory.title}`,
    `Scope: ${scope.filter(Boolean).join(', ') || 'all sensitive items'}`,
    `Opened: ${timeOf(inventory.openedAt)} by ${openedBy.name}. Closed: ${timeOf(inventory.closedAt)} by ${closedBy?.name ?? ''}.`,
    `Counters: ${counters.map(({ name }) => name).join(', ')}`,
    ...conductFacts(report),
    figures(report),
    ...(keys ? [`Keys to ${keys.person.name}, ${timeOf(keys.at)}.`] : []),
    inventory.resultDigest
      ? `Ledger: the closing is an event; SHA-256 of result.json ${inventory.resultDigest}`
      : 'Ledger: closed before the ledger recorded the results of inventories. No event has a digest of this one.',
  ];
  flow.write((inventory.unit ?? openedBy.unit).toUpperCase(), { ...HEADING, size: 12, align: 'center' });
  flow.write('INVENTORY REPORT', { ...HEADING, size: 12, align: 'center' });
  flow.gap(12);
  for (const fact of facts) {
    flow.write(fact, BODY);
    flow.gap(4);
  }
  flow.gap(8);
}

/** A titled table over as many pages as it takes, with its head on each. */
function writeTable<K extends string>(
  flow: PageFlow,
  title: string,
  columns: readonly TableColumn<K>[],
  entries: readonly TableEntry<K>[],
): void {
  if (flow.space < heightOf(2)) flow.nextPage();
  flow.write(title, HEADING);
  flow.gap(4);
  flowTable(flow, columns, entries);
  flow.gap(14);
}

/** The result stands above the signatures, so that nobody signs a page that does not say what is signed. */
function writeSignatures(flow: PageFlow, { inventory }: InventoryReportDto): void {
  const { counted, expected, missing, byDocument, left, extra } = inventory.progress;
  const gone = left ? `${left} left the book, ` : '';
  const documented = byDocument ? `${byDocument} by document, ` : '';
  const result = `Inventory ${inventory.id}: ${counted} of ${expected} counted, ${documented}${missing} missing, ${gone}${extra} extra.`;
  flow.place(SIGNATURE.height, (paper, top) => {
    paper.text(result, MARGIN, top - BODY.size, BODY);
    const y = top - SIGNATURE.height + 16;
    const right = MARGIN + WIDTH - SIGNATURE.width;
    for (const [x, who] of [
      [MARGIN, `${inventory.closedBy?.name ?? ''}, closed the inventory`],
      [right, 'Commander'],
    ] as const) {
      paper.line(x, y, x + SIGNATURE.width, y, 0.75);
      paper.text(`${who}, signature and date`, x, y - 11, { size: 8 });
    }
  });
}

/** Every sheet of a report: the facts, each line, the extra codes, the closing note and room for signatures. */
export function inventoryReportSheets(paper: Paper, report: InventoryReportDto): Sheet[] {
  const { inventory, lines, extras, nearMisses } = report;
  const flow = new PageFlow(paper, { size: LETTER, margin: MARGIN, top: TOP, foot: FOOT });
  writeFacts(flow, report);
  writeTable(flow, `Lines (${lines.length})`, LINE_COLUMNS, lineEntries(report));
  if (extras.length > 0) writeTable(flow, `Extra (${extras.length})`, CODE_COLUMNS, codeEntries(extras));
  if (nearMisses.length > 0)
    writeTable(flow, `Near misses (${nearMisses.length})`, CODE_COLUMNS, codeEntries(nearMisses));
  if (inventory.notes) {
    flow.write('Closing note', HEADING);
    for (const paragraph of paragraphs(inventory.notes)) flow.write(paragraph, BODY);
    flow.gap(8);
  }
  writeSignatures(flow, report);
  return flow.sheets((onto, page, pages) => {
    const y = FOOT - 14;
    onto.text('INVENTORY REPORT', MARGIN, y, { size: 10, face: 'bold' });
    onto.text(inventory.id, LETTER[0] / 2, y, { size: 7, align: 'center' });
    onto.text(`PAGE ${page} OF ${pages} PAGES`, LETTER[0] - MARGIN, y, { size: 7, align: 'right' });
  });
}

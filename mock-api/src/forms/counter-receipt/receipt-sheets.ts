import { type HandOverDto, isRecordedLate } from '@hand-receipt/contracts';
import { writeSignatures } from '../amendment/signatures';
import { type PageStamp, drawStamp } from '../da2062/stamp';
import { formTime } from '../dates';
import { flowTable } from '../pdf/flow-table';
import { LETTER, MARGIN, WIDTH } from '../maintenance/sheet';
import type { TableColumn, TableEntry } from '../pdf/table';
import { PageFlow } from '../pdf/page-flow';
import type { Paper } from '../pdf/paper';
import type { Sheet } from '../pdf/print-sheets';
import { printable } from '../pdf/printable';

/** What a receipt prints of an item besides its line. */
export interface ReceiptLine {
  name: string;
  serialNumber: string;
  nsn: string | null;
  unitOfIssue: string | null;
  /** As they were signed for or, of a return, counted; '' for none. */
  components: string;
}

/** A hand-over or return as its paper prints it. */
export interface CounterReceipt {
  handover: HandOverDto;
  lines: readonly ReceiptLine[];
}

/** What kind of paper an act makes; an issue has its DA 2062. */
const TITLE = {
  draw: 'EQUIPMENT DRAW RECEIPT',
  issue: 'ISSUE RECEIPT',
  temporary: 'TEMPORARY HAND RECEIPT',
  return: 'TURN-IN RECEIPT',
} as const satisfies Record<HandOverDto['mode'], string>;

type Key = 'line' | 'nsn' | 'description' | 'unit' | 'quantity';
const COLUMNS: readonly TableColumn<Key>[] = [
  { key: 'line', head: ['ITEM', 'NUMBER'], width: 42, centered: true },
  { key: 'nsn', head: ['', 'STOCK NUMBER'], width: 100 },
  { key: 'description', head: ['', 'DESCRIPTION AND SERIAL NUMBERS'], width: WIDTH - 252 },
  { key: 'unit', head: ['UNIT OF', 'ISSUE'], width: 50, centered: true },
  { key: 'quantity', head: ['', 'QUANTITY'], width: 60, centered: true },
];

const HEADING = { size: 12, face: 'bold', align: 'center' } as const;
const BODY = { size: 10 } as const;
/** Lower edge of the text: the stamp stands below it. */
const FOOT = 88;

/** Like items on one line, in the order of the hand-over, and the words that end the list. */
function entriesOf(lines: readonly ReceiptLine[]): TableEntry<Key>[] {
  const groups = new Map<string, ReceiptLine[]>();
  for (const line of lines) {
    const key = JSON.stringify([line.name, line.nsn, line.unitOfIssue, line.components]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const entries = [...groups.values()].map((group, index): TableEntry<Key> => {
    const [first] = group as [ReceiptLine];
    const serials = group.map(({ serialNumber }) => serialNumber).join(', ');
    return {
      cells: {
        line: [String(index + 1)],
        nsn: [printable(first.nsn ?? '')],
        description: [
          printable(first.name),
          printable(`Serial number: ${serials}`),
          ...(first.components
            ? [printable(`${group.length > 1 ? 'Each with' : 'With'} ${first.components}`)]
            : []),
        ],
        unit: [printable(first.unitOfIssue ?? 'EA')],
        quantity: [String(group.length)],
      },
    };
  });
  return [...entries, { cells: { description: ['LAST ITEM'] } }];
}

/** When it was done and, where it was entered later, when that was. */
function timeWords({ act_at: act, recorded_at: recorded }: HandOverDto): string {
  const done = formTime(new Date(act));
  return isRecordedLate(act, recorded) ? `${done}, recorded ${formTime(new Date(recorded))}` : done;
}

/** From whose hand receipts the items come, each once, in the order of the lines. */
const giversOf = ({ lines, counter }: HandOverDto): string =>
  [...new Set(lines.map(({ giver }) => giver?.name ?? `Property Book ${counter.unit}`))].join(', ');

function writeFacts(flow: PageFlow, handover: HandOverDto): void {
  const { mode, counter, recipient, operator, purpose, due_at: due } = handover;
  const place = `${counter.name}, ${counter.unit}`;
  const person = `${recipient.name}, ${recipient.unit}`;
  const [from, to] = mode === 'return' ? [person, place] : [giversOf(handover), person];
  flow.write(printable(counter.unit).toUpperCase(), HEADING);
  flow.write(TITLE[mode], HEADING);
  flow.gap(12);
  const facts = [
    `Number: ${handover.id}`,
    `From: ${from}`,
    `To: ${to}`,
    ...(mode === 'return' ? [] : [`Through: ${place}, device ${handover.device}, operator ${operator.name}`]),
    `Date: ${timeWords(handover)}`,
    ...(due ? [`Due: ${formTime(new Date(due))}`] : []),
    ...(purpose ? [`Purpose: ${purpose}`] : []),
  ];
  for (const fact of facts) {
    flow.write(printable(fact), BODY);
    flow.gap(4);
  }
  flow.gap(8);
}

/** A return is signed by the operator alone, who answers for the items from then on. */
function writeParties(flow: PageFlow, { mode, operator, recipient, method, act_at: at }: HandOverDto): void {
  const own = { part: 'proposed', by: operator, at, method: 'own-session' } as const;
  if (mode === 'return') {
    writeSignatures(flow, { signatures: [own] }, [['proposed', 'RECEIVED BY']]);
    return;
  }
  const signed = method && ({ part: 'signed', by: recipient, at, method } as const);
  const parts = [
    ['proposed', 'ISSUED BY'],
    ['signed', 'RECEIVED BY'],
  ] as const;
  writeSignatures(flow, { signatures: signed ? [own, signed] : [own] }, parts);
}

const CHANGES = { extend: 'Extended', convert: 'Made a hand receipt' } as const;

/** What became of it since, where anything did. */
function standingOf({
  state,
  changes,
  disputed_at: at,
  dispute_reason: reason,
  settled_note: note,
}: HandOverDto): string[] {
  const changed = changes.map((change) => `${CHANGES[change.act]} ${formTime(new Date(change.at))}.`);
  if (state !== 'disputed' && state !== 'settled') return changed;
  const disputed = at && reason ? [`Disputed ${formTime(new Date(at))}: ${reason}`] : [];
  return [...changed, ...disputed, ...(note ? [`Settled: ${note}`] : [])];
}

/** Every sheet of the receipt of a hand-over or return, in the manner of DA Form 3161. */
export function counterReceiptSheets(
  paper: Paper,
  { handover, lines }: CounterReceipt,
  stamp: PageStamp,
): Sheet[] {
  const flow = new PageFlow(paper, { size: LETTER, margin: MARGIN, top: LETTER[1] - MARGIN, foot: FOOT });
  writeFacts(flow, handover);
  flowTable(flow, COLUMNS, entriesOf(lines));
  flow.gap(16);
  for (const sentence of standingOf(handover)) flow.write(printable(sentence), BODY);
  flow.gap(8);
  writeParties(flow, handover);
  const title = TITLE[handover.mode];
  return flow.sheets((onto, page, pages) => {
    if (handover.recorded_at === null) onto.across('NOT RECORDED', LETTER);
    drawStamp(onto, stamp, { x: MARGIN, y: 30, side: 40, words: 'right', width: 260 });
    const right = LETTER[0] - MARGIN;
    onto.text(title, right, 50, { size: 10, face: 'bold', align: 'right' });
    onto.text(`${handover.id}, PAGE ${page} OF ${pages} PAGES`, right, 38, { size: 7, align: 'right' });
  });
}

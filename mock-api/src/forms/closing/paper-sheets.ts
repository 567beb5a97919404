import type { ClosingDto, ClosingKind } from '@hand-receipt/contracts';
import { type SignatureHeadings, writeSignatures } from '../amendment/signatures';
import { drawStamp, type PageStamp } from '../da2062/stamp';
import { formDate, formTime } from '../dates';
import { LETTER, MARGIN } from '../maintenance/sheet';
import { PageFlow } from '../pdf/page-flow';
import type { Paper } from '../pdf/paper';
import type { Sheet } from '../pdf/print-sheets';
import { paragraphs, printable } from '../pdf/printable';
import type { ClosingPaper } from './load-paper';
import { paperEntries } from './paper-table';
import { writeLines } from './write-lines';

/** No blank of the forms was measured, so this paper does not pretend to be one. */
const TITLES: Record<ClosingKind, { title: string; manner: string }> = {
  'turn-in': { title: 'TURN-IN', manner: 'In the manner of DA Form 3161' },
  lateral: { title: 'LATERAL TRANSFER', manner: 'In the manner of DA Form 3161' },
  loss: { title: 'ADJUSTMENT FOR LOSS', manner: 'By the approved paper of the document number' },
  'book-error': { title: 'BOOK ERROR', manner: 'In the manner of DA Form 4949' },
};
const BODY = { size: 10 } as const;
const HEADING = { size: 10, face: 'bold' } as const;
const TOP = LETTER[1] - MARGIN;
const STAMP_SIDE = 40;
/** Of the words beside the code; the title of the page stands on their right. */
const STAMP_WIDTH = 280;
/** Lower edge of the text: the stamp stands below it. */
const FOOT = 88;

const SIGNED_HERE: SignatureHeadings = [
  ['proposed', 'PREPARED BY'],
  ['signed', 'APPROVED BY'],
];
/** The other side signs on paper, and the signed copy is uploaded. */
const SIGNED_THERE: SignatureHeadings = [['received', 'RECEIVED BY']];

function stateWords(closing: ClosingDto): string {
  const { state, signed_by: signer, signed_at, ended_by: ender, ended_at, ended_reason: why } = closing;
  if (state === 'completed') return `Left the book on ${formTime(new Date(closing.completed_at ?? 0))}.`;
  if (ender && ended_at) {
    const end = `${state[0]?.toUpperCase()}${state.slice(1)} by ${ender.name} on ${formTime(new Date(ended_at))}.`;
    return why ? `${end} Reason: ${why}` : end;
  }
  if (signer && signed_at)
    return `Signed on ${formTime(new Date(signed_at))}, on the book until the signed copy is uploaded.`;
  return 'Prepared, not signed yet.';
}

const receiverOf = ({ receiving_unit: unit, receiving_activity: activity }: ClosingDto): string | null =>
  unit?.name ?? activity;

function writeFacts(flow: PageFlow, { closing, citation }: ClosingPaper): void {
  const { title, manner } = TITLES[closing.kind];
  flow.write(printable(closing.unit.name).toUpperCase(), { ...HEADING, size: 12, align: 'center' });
  flow.write(title, { ...HEADING, size: 12, align: 'center' });
  flow.write(manner, { size: 8, align: 'center' });
  flow.gap(12);
  const receiver = receiverOf(closing);
  const facts = [
    `Document number: ${closing.document_number}`,
    `From: ${closing.unit.name}`,
    ...(receiver ? [`To: ${receiver}`] : []),
    `Closing: ${closing.id}. Date: ${formDate(new Date(closing.created_at))}.`,
    `State: ${stateWords(closing)}`,
  ];
  for (const fact of facts) {
    flow.write(printable(fact), BODY);
    flow.gap(4);
  }
  const prose = [
    ['Reason', closing.reason],
    ['Reference', citation],
  ] as const;
  for (const [heading, text] of prose) {
    if (!text) continue;
    flow.write(heading, HEADING);
    for (const paragraph of paragraphs(text)) flow.write(paragraph, BODY);
    flow.gap(4);
  }
  flow.gap(10);
}

/** What stands across each page of a closing that is not in force. */
function acrossOf({ state }: ClosingDto): string | null {
  if (state === 'signed' || state === 'completed') return null;
  return state === 'cancelled' ? 'CANCELLED' : 'NOT SIGNED';
}

/** Every sheet of a closing: facts, lines and signatures. */
export function closingSheets(paper: Paper, content: ClosingPaper, stamp: PageStamp): Sheet[] {
  const { closing } = content;
  const flow = new PageFlow(paper, { size: LETTER, margin: MARGIN, top: TOP, foot: FOOT });
  writeFacts(flow, content);
  writeLines(flow, paperEntries(content));
  writeSignatures(flow, closing, SIGNED_HERE);
  if (closing.kind !== 'book-error') {
    flow.gap(14);
    writeSignatures(flow, { signatures: [] }, SIGNED_THERE);
  }
  const across = acrossOf(closing);
  return flow.sheets((onto, page, pages) => {
    if (across) onto.across(across, LETTER);
    drawStamp(onto, stamp, { x: MARGIN, y: 30, side: STAMP_SIDE, words: 'right', width: STAMP_WIDTH });
    const right = LETTER[0] - MARGIN;
    onto.text(TITLES[closing.kind].title, right, 50, { size: 10, face: 'bold', align: 'right' });
    onto.text(`${closing.id}, PAGE ${page} OF ${pages} PAGES`, right, 38, { size: 7, align: 'right' });
  });
}

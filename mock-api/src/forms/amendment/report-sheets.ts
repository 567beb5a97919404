import type { AmendmentDto } from '@hand-receipt/contracts';
import { drawStamp, type PageStamp } from '../da2062/stamp';
import { formDate, formTime } from '../dates';
import { LETTER, MARGIN, WIDTH } from '../maintenance/sheet';
import { capacity, drawTable, heightOf, linesOf } from '../pdf/table';
import { PageFlow } from '../pdf/page-flow';
import type { Paper } from '../pdf/paper';
import type { Sheet } from '../pdf/print-sheets';
import { paragraphs, printable } from '../pdf/printable';
import type { AdjustmentReport } from './load-report';
import { COLUMNS, reportEntries } from './report-table';
import { writeSignatures } from './signatures';

const TITLE = 'ADJUSTMENT REPORT';
/** No blank of the form was measured, so this paper does not pretend to be one. */
const MANNER = 'In the manner of DA Form 4949';
const BODY = { size: 10 } as const;
const HEADING = { size: 10, face: 'bold' } as const;
const TOP = LETTER[1] - MARGIN;
const STAMP_SIDE = 40;
/** Of the words beside the code; the title of the page stands on their right. */
const STAMP_WIDTH = 280;
/** Lower edge of the text: the stamp stands below it. */
const FOOT = 88;
const PHOTO_HEIGHT = 250;

const STATE: Record<Exclude<AmendmentDto['state'], 'signed'>, string> = {
  reported: 'Reported, not proposed yet.',
  proposed: 'Proposed, not signed yet.',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};

/** How it stands where nobody has signed it. */
function stateWords({ state, ended_by: by, ended_at: at, end_reason: reason }: AmendmentDto): string | null {
  if (state === 'signed') return null;
  if (!by || !at) return STATE[state];
  return `${STATE[state]} by ${by.name} on ${formTime(new Date(at))}.${reason ? ` Reason: ${reason}` : ''}`;
}

function writeFacts(flow: PageFlow, { amendment, citation }: AdjustmentReport): void {
  const { unit, document_number: number, created_at: created, reported_by: reporter } = amendment;
  flow.write(printable(unit.name).toUpperCase(), { ...HEADING, size: 12, align: 'center' });
  flow.write(TITLE, { ...HEADING, size: 12, align: 'center' });
  flow.write(MANNER, { size: 8, align: 'center' });
  flow.gap(12);
  const state = stateWords(amendment);
  const facts = [
    `Organization: ${unit.name}`,
    `Document number: ${number ?? '(none)'}`,
    `Report: ${amendment.id}. Date: ${formDate(new Date(created))}.`,
    ...(reporter ? [`Reported by: ${reporter.name}`] : []),
    ...(state ? [`State: ${state}`] : []),
  ];
  for (const fact of facts) {
    flow.write(printable(fact), BODY);
    flow.gap(4);
  }
  flow.write('Reason', HEADING);
  for (const paragraph of paragraphs(amendment.reason)) flow.write(paragraph, BODY);
  flow.gap(4);
  if (citation) {
    flow.write('Reference', HEADING);
    for (const paragraph of paragraphs(citation)) flow.write(paragraph, BODY);
  }
  flow.gap(10);
}

/** The lines, ruled, over as many pages as they take. */
function writeLines(flow: PageFlow, report: AdjustmentReport): void {
  const lines = linesOf(flow.paper, COLUMNS, reportEntries(report));
  for (let start = 0; start < lines.length;) {
    if (flow.space < heightOf(2)) flow.nextPage();
    const rows = Math.min(capacity(flow.space, 0), lines.length - start);
    const shown = lines.slice(start, start + rows);
    flow.place(heightOf(rows), (paper, top) => {
      drawTable(paper, { columns: COLUMNS, x: MARGIN, top, rows }, shown);
    });
    start += rows;
  }
  flow.gap(18);
}

/** The photos of data plates, two on a page. */
function writePhotos(flow: PageFlow, { photos }: AdjustmentReport): void {
  photos.forEach(({ bytes }, index) => {
    const title = `Data plate, photo ${index + 1} of ${photos.length}`;
    flow.place(PHOTO_HEIGHT + 26, (paper, top) => {
      paper.text(title, MARGIN, top - 10, HEADING);
      const box = { x: MARGIN, y: top - PHOTO_HEIGHT - 16, width: WIDTH, height: PHOTO_HEIGHT };
      if (!paper.picture(bytes, box)) {
        paper.text('This photo cannot be printed.', MARGIN, top - 26, { size: 9 });
      }
    });
  });
}

/** Every sheet of a report: facts, lines, signatures and photos; crossed by NOT SIGNED until it is signed. */
export function reportSheets(paper: Paper, report: AdjustmentReport, stamp: PageStamp): Sheet[] {
  const { amendment } = report;
  const flow = new PageFlow(paper, { size: LETTER, margin: MARGIN, top: TOP, foot: FOOT });
  writeFacts(flow, report);
  writeLines(flow, report);
  writeSignatures(flow, amendment);
  flow.gap(14);
  writePhotos(flow, report);
  return flow.sheets((onto, page, pages) => {
    if (amendment.state !== 'signed') onto.across('NOT SIGNED', LETTER);
    drawStamp(onto, stamp, { x: MARGIN, y: 30, side: STAMP_SIDE, words: 'right', width: STAMP_WIDTH });
    const right = LETTER[0] - MARGIN;
    onto.text(TITLE, right, 50, { size: 10, face: 'bold', align: 'right' });
    onto.text(`${amendment.id}, PAGE ${page} OF ${pages} PAGES`, right, 38, { size: 7, align: 'right' });
  });
}

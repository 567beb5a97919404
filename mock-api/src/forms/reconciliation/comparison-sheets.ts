import type { ReconciliationDto, ReconciliationLineDto } from '@hand-receipt/contracts';
import { drawStamp, type PageStamp } from '../da2062/stamp';
import { formDate, formTime } from '../dates';
import { LETTER, MARGIN } from '../maintenance/sheet';
import { flowTable } from '../pdf/flow-table';
import { heightOf } from '../pdf/table';
import { PageFlow } from '../pdf/page-flow';
import type { Paper } from '../pdf/paper';
import type { Sheet } from '../pdf/print-sheets';
import { printable } from '../pdf/printable';
import { COLUMNS, LISTS, entriesOf } from './lists';

/** What the paper prints. */
export interface Comparison {
  reconciliation: ReconciliationDto;
  /** All rows but the equal ones. */
  lines: readonly ReconciliationLineDto[];
}

const TITLE = 'COMPARISON OF PROPERTY BOOKS';
const BODY = { size: 10 } as const;
const HEADING = { size: 10, face: 'bold' } as const;
const STAMP_SIDE = 40;
const STAMP_WIDTH = 260;
/** Lower edge of the text: the stamp stands below it. */
const FOOT = 88;

function writeFacts(flow: PageFlow, { reconciliation }: Comparison): void {
  const { unit, file_name: file, file_hash: hash, as_of: asOf, counts } = reconciliation;
  const { opened_by: opener, opened_at: openedAt, closed_by: closer, closed_at: closedAt } = reconciliation;
  flow.write(printable(unit.name).toUpperCase(), { ...HEADING, size: 12, align: 'center' });
  flow.write(TITLE, { ...HEADING, size: 12, align: 'center' });
  flow.gap(12);
  const facts = [
    `Comparison: ${reconciliation.id}. The file is as of ${formDate(new Date(`${asOf}T12:00:00`))}.`,
    `File: ${file}`,
    `SHA-256 of the file: ${hash}`,
    `Equal: ${counts.equal} rows. Differ: ${counts.differing}. Only in theirs: ${counts.theirs}. Only in ours: ${counts.ours}.`,
    `Compared by ${opener.name} on ${formTime(new Date(openedAt))}.`,
    closer && closedAt
      ? `Closed by ${closer.name} on ${formTime(new Date(closedAt))}.`
      : 'Not closed yet. Rows marked Open are neither settled nor noted.',
  ];
  for (const fact of facts) {
    flow.write(printable(fact), BODY);
    flow.gap(4);
  }
  flow.gap(8);
}

/** One list, ruled, over as many pages as it takes. */
function writeList(flow: PageFlow, title: string, rows: readonly ReconciliationLineDto[]): void {
  if (flow.space < heightOf(2) + 20) flow.nextPage();
  flow.write(`${title}: ${rows.length}`, HEADING);
  flow.gap(4);
  if (rows.length === 0) {
    flow.write('None.', BODY);
    flow.gap(12);
    return;
  }
  flowTable(flow, COLUMNS, entriesOf(rows));
  flow.gap(16);
}

/** Every sheet of a comparison: its facts and three lists with their notes. */
export function comparisonSheets(paper: Paper, comparison: Comparison, stamp: PageStamp): Sheet[] {
  const { reconciliation, lines } = comparison;
  const flow = new PageFlow(paper, { size: LETTER, margin: MARGIN, top: LETTER[1] - MARGIN, foot: FOOT });
  writeFacts(flow, comparison);
  for (const [kind, title] of LISTS) {
    const rows = lines.filter((line) => line.kind === kind);
    writeList(flow, title, rows);
  }
  return flow.sheets((onto, page, pages) => {
    if (reconciliation.closed_at === null) onto.across('NOT CLOSED', LETTER);
    drawStamp(onto, stamp, { x: MARGIN, y: 30, side: STAMP_SIDE, words: 'right', width: STAMP_WIDTH });
    const right = LETTER[0] - MARGIN;
    onto.text(TITLE, right, 50, { size: 10, face: 'bold', align: 'right' });
    onto.text(`${reconciliation.id}, PAGE ${page} OF ${pages} PAGES`, right, 38, { size: 7, align: 'right' });
  });
}

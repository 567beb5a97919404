import { formDate } from '../dates';
import type { Paper } from '../pdf/paper';
import type { Sheet } from '../pdf/print-sheets';
import { type Annex, annexEntries, annexesOf } from './annexes';
import { codeSheets } from './code-sheets';
import { drawFront, drawReverse } from './draw-blank';
import { type Head, writeHead } from './draw-head';
import { writeRows } from './draw-rows';
import type { Entry } from './entry';
import { type Field, FRONT, REVERSE, type Side } from './geometry';
import type { HandReceipt } from './hand-receipt';
import { groupIdenticalLines } from './group-identical-lines';
import { layPages } from './pages';
import { receiptEntries } from './receipt-entries';
import type { Row } from './rows';
import { drawSignature, signatureLines } from './signature';
import { type PageStamp, drawStamp, drawWitnessCode, pageStamp } from './stamp';

/** Where a page's stamp stands: outside the frame, where the blank is empty. */
const STAMP = {
  front: { x: 708, y: 558, side: 38, words: 'left', width: 440 },
  reverse: { x: 150, y: 10, side: 29, words: 'right', width: 440 },
} as const;
/** As large as the upper margin lets it be: with three cosignatures its modules are 0.24 mm wide. */
const WITNESS_CODE = { x: 41, y: 556, side: 44 } as const;

/** Writes `PAGE n OF m PAGES` into the blanks of a side. */
function writePage(paper: Paper, side: Side, page: number, pages: number): void {
  const write = ({ x, y, width }: Field, text: number) =>
    paper.text(String(text), x + width / 2, y + 2, { size: 8, align: 'center' });
  write(side.page, page);
  write(side.pages, pages);
}

interface Receipt {
  receipt: HandReceipt;
  stamp: PageStamp;
}

/** The sheets of one set of entries: a front, then as many reverses as they need, signed on the last. */
async function sheetsOf(paper: Paper, { receipt, stamp }: Receipt, head: Head, entries: readonly Entry[]) {
  const lines = signatureLines(paper, receipt);
  const laid = await layPages(paper, entries, lines);
  return laid.map((rows: Row[], index): Sheet => (onto, page, pages) => {
    const side = index === 0 ? FRONT : REVERSE;
    if (index === 0) {
      drawFront(onto);
      writeHead(onto, head);
      drawWitnessCode(onto, stamp, WITNESS_CODE);
    } else {
      drawReverse(onto);
    }
    writeRows(onto, side, rows);
    if (index === laid.length - 1) drawSignature(onto, side, rows.length, lines, receipt);
    writePage(onto, side, page, pages);
    drawStamp(onto, stamp, index === 0 ? STAMP.front : STAMP.reverse);
  });
}

const publicationDay = (day: string | null): string =>
  day === null ? '' : formDate(new Date(`${day}T12:00:00Z`));

const annexHead = (receipt: HandReceipt, { number, endItem, items }: Annex): Head => ({
  from: receipt.from.lines,
  to: receipt.to.lines,
  number: [receipt.number, `ANNEX ${number}`],
  endItemStockNumber: endItem.nsn ?? endItem.lin ?? '',
  endItemDescription: endItem.name,
  publicationNumber: items[0]?.publication?.number ?? '',
  publicationDate: publicationDay(items[0]?.publication?.date ?? null),
  quantity: items.length,
});

/** The sheets of a hand receipt that has these lines alone. @param annex what it is besides its number */
export const laySheets = (
  paper: Paper,
  receipt: HandReceipt,
  entries: readonly Entry[],
  ...annex: string[]
): Promise<Sheet[]> =>
  sheetsOf(
    paper,
    { receipt, stamp: pageStamp(receipt) },
    { from: receipt.from.lines, to: receipt.to.lines, number: [receipt.number, ...annex] },
    entries,
  );

/** Every sheet of a hand receipt: the receipt, a component receipt for each annex, and the serial codes. */
export async function layReceipt(paper: Paper, receipt: HandReceipt): Promise<Sheet[]> {
  const groups = groupIdenticalLines(receipt.items, receipt.groupByCategory);
  const annexes = annexesOf(groups);
  const context = { receipt, stamp: pageStamp(receipt) };
  const head = {
    from: receipt.from.lines,
    to: receipt.to.lines,
    number: [receipt.number],
    endItemStockNumber: receipt.endItemStockNumber,
  };

  const sheets = await sheetsOf(paper, context, head, receiptEntries(groups, annexes, receipt));
  for (const annex of annexes) {
    sheets.push(...(await sheetsOf(paper, context, annexHead(receipt, annex), annexEntries(annex))));
  }
  return receipt.withCodes ? [...sheets, ...codeSheets(groups, context.stamp)] : sheets;
}

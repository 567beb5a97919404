import { labelPayload } from '@hand-receipt/contracts';
import { drawCode, paperCode } from '../pdf/code';
import type { Paper } from '../pdf/paper';
import type { Sheet } from '../pdf/print-sheets';
import { fit } from '../pdf/wrap';
import { PAGE } from './geometry';
import type { IdenticalLines } from './group-identical-lines';
import type { ReceiptItem } from './receipt-item';
import { type PageStamp, drawStamp } from './stamp';

const MARGIN = { x: 36, top: 60, bottom: 56 } as const;
const GRID = { columns: 6, rows: 5 } as const;
const SIDE = 58;
const CELL = {
  width: (PAGE[0] - 2 * MARGIN.x) / GRID.columns,
  height: (PAGE[1] - MARGIN.top - MARGIN.bottom) / GRID.rows,
};
const TEXT_GAP = 6;

/** Draws an item's code with its serial number and name below, all of both. */
function drawItem(paper: Paper, item: ReceiptItem, index: number): void {
  const left = MARGIN.x + (index % GRID.columns) * CELL.width;
  const top = PAGE[1] - MARGIN.top - Math.floor(index / GRID.columns) * CELL.height;
  const code = paperCode(labelPayload({ id: item.id, serial_number: item.serialNumber }));
  drawCode(paper, code, left + (CELL.width - SIDE) / 2, top - SIDE, SIDE);

  const box = { width: CELL.width - 2 * TEXT_GAP, height: CELL.height - SIDE - 2 * TEXT_GAP };
  const { lines, size, leading } = fit(paper, [item.serialNumber, item.name], box, { max: 7, min: 3 });
  lines.forEach((line, row) =>
    paper.text(line, left + CELL.width / 2, top - SIDE - TEXT_GAP - size - row * leading, {
      size,
      align: 'center',
    }),
  );
}

const sheetOf =
  (items: readonly ReceiptItem[], stamp: PageStamp): Sheet =>
  (paper, page, pages) => {
    paper.addPage(PAGE);
    paper.text('CODES OF THE SERIAL NUMBERS', MARGIN.x, PAGE[1] - 36, { size: 10, face: 'bold' });
    paper.text(`PAGE ${page} OF ${pages} PAGES`, PAGE[0] - MARGIN.x, 32.4, { size: 6, align: 'right' });
    items.forEach((item, index) => drawItem(paper, item, index));
    drawStamp(paper, stamp, { x: MARGIN.x, y: 10, side: 29, words: 'right', width: 600 });
  };

/** Sheets with a QR code for each item, in the order of the hand receipt. */
export function codeSheets(groups: readonly IdenticalLines[], stamp: PageStamp): Sheet[] {
  const items = groups.flatMap((group) => group.items);
  const perSheet = GRID.columns * GRID.rows;
  return Array.from({ length: Math.ceil(items.length / perSheet) }, (_, sheet) =>
    sheetOf(items.slice(sheet * perSheet, (sheet + 1) * perSheet), stamp),
  );
}

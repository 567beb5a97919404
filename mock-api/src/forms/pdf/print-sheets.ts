import type { Readable } from 'node:stream';
import { yieldToEventLoop } from './yield-to-event-loop';
import type { Paper } from './paper';

/** Draws one page: which it is, of how many. */
export type Sheet = (paper: Paper, page: number, pages: number) => void;

/** A file on its way: its bytes as they are made, and how many pages they will be. */
export interface PdfStream {
  stream: Readable;
  pages: number;
}

async function drawAll(paper: Paper, sheets: readonly Sheet[]): Promise<void> {
  const breathe = yieldToEventLoop();
  for (const [index, sheet] of sheets.entries()) {
    // Nobody reads on: the reader has gone away.
    if (paper.document.destroyed) return;
    sheet(paper, index + 1, sheets.length);
    await breathe();
  }
  paper.end();
}

/** Draws the sheets onto the paper, and answers at once: the pages follow, other requests between them. */
export function printSheets(paper: Paper, sheets: readonly Sheet[]): PdfStream {
  const stream = paper.document as unknown as Readable;
  drawAll(paper, sheets).catch((error: Error) => stream.destroy(error));
  return { stream, pages: sheets.length };
}

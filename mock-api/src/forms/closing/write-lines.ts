import { MARGIN } from '../maintenance/sheet';
import { type TableEntry, capacity, drawTable, heightOf, linesOf } from '../pdf/table';
import type { PageFlow } from '../pdf/page-flow';
import { COLUMNS, type PaperKey } from './paper-table';

/** The lines, ruled, over as many pages as they take. */
export function writeLines(flow: PageFlow, entries: readonly TableEntry<PaperKey>[]): void {
  const lines = linesOf(flow.paper, COLUMNS, entries);
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

import type { PageFlow } from './page-flow';
import { type TableColumn, type TableEntry, capacity, drawTable, heightOf, linesOf } from './table';

/** Sets a ruled table over as many pages as it takes, with its head on each. */
export function flowTable<K extends string>(
  flow: PageFlow,
  columns: readonly TableColumn<K>[],
  entries: readonly TableEntry<K>[],
): void {
  const lines = linesOf(flow.paper, columns, entries);
  for (let start = 0; start < lines.length;) {
    if (flow.space < heightOf(2)) flow.nextPage();
    const rows = Math.min(capacity(flow.space, 0), lines.length - start);
    const shown = lines.slice(start, start + rows);
    flow.place(heightOf(rows), (paper, top) => {
      drawTable(paper, { columns, x: flow.page.margin, top, rows }, shown);
    });
    start += rows;
  }
}

import type { PageFlow } from './page-flow';
import {
  type TableColumn,
  type TableEntry,
  type TableLine,
  capacity,
  drawTable,
  heightOf,
  linesOf,
} from './table';

/** How many lines stand on this page: an entry goes on over the page only where it is longer than one. */
function rowsHere<K extends string>(lines: readonly TableLine<K>[], start: number, most: number): number {
  if (start + most >= lines.length) return lines.length - start;
  for (let rows = most; rows > 0; rows -= 1) if (lines[start + rows]?.begins) return rows;
  return most;
}

/** Sets a ruled table over as many pages as it takes, with its head on each. */
export function flowTable<K extends string>(
  flow: PageFlow,
  columns: readonly TableColumn<K>[],
  entries: readonly TableEntry<K>[],
): void {
  const lines = linesOf(flow.paper, columns, entries);
  for (let start = 0; start < lines.length;) {
    if (flow.space < heightOf(2)) flow.nextPage();
    const rows = rowsHere(lines, start, capacity(flow.space, 0));
    const shown = lines.slice(start, start + rows);
    flow.place(heightOf(rows), (paper, top) => {
      drawTable(paper, { columns, x: flow.page.margin, top, rows }, shown);
    });
    start += rows;
  }
}

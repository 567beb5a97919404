import type { Paper } from '../pdf/paper';
import type { Sheet } from '../pdf/print-sheets';
import type { MaintenanceForm } from '../maintenance/maintenance-form';
import { photoSheets } from '../maintenance/photo-sheets';
import { FOOT, LETTER, MARGIN, writeFoot } from '../maintenance/sheet';
import { type TableColumn, type TableLine, capacity, drawTable, heightOf, linesOf } from '../pdf/table';
import { drawHead } from './draw-head';
import { FAULT_COLUMNS, PART_COLUMNS, faultEntries, partEntries } from './tables';

/** A table on one page: at most so many lines of it as the page still holds. */
type Block = (paper: Paper, top: number) => number;

const TITLE_HEIGHT = 20;
/** Below fewer lines a table begins on the next page. */
const LEAST_LINES = 3;
const FRONT_TOP = LETTER[1] - MARGIN - 162;
const NEXT_TOP = LETTER[1] - MARGIN;

/** Where the next block may begin: on which page, and how far up. */
interface Place {
  blocks: Block[][];
  top: number;
}

function placeTable<K extends string>(
  place: Place,
  title: string,
  columns: readonly TableColumn<K>[],
  lines: readonly TableLine<K>[],
): void {
  let rest = lines.length > 0 ? lines : [{ cells: {} }];
  while (rest.length > 0) {
    const room = capacity(place.top - TITLE_HEIGHT, FOOT);
    if (room < Math.min(LEAST_LINES, rest.length)) {
      place.blocks.push([]);
      place.top = NEXT_TOP;
      continue;
    }
    const part = rest.slice(0, room);
    rest = rest.slice(part.length);
    place.blocks.at(-1)?.push((paper, top) => {
      paper.text(title, MARGIN, top - 14, { size: 8, face: 'bold' });
      return drawTable(paper, { columns, x: MARGIN, top: top - TITLE_HEIGHT, rows: part.length }, part);
    });
    place.top -= TITLE_HEIGHT + heightOf(part.length);
  }
}

/** Every sheet of a DA Form 5988-E: its head, the faults, the parts, and the photos. */
export function da5988eSheets(paper: Paper, form: MaintenanceForm): Sheet[] {
  const place: Place = { blocks: [[]], top: FRONT_TOP };
  placeTable(place, 'MAINTENANCE FAULTS', FAULT_COLUMNS, linesOf(paper, FAULT_COLUMNS, faultEntries(form)));
  placeTable(place, 'PARTS REQUESTED', PART_COLUMNS, linesOf(paper, PART_COLUMNS, partEntries(form)));
  const sheets = place.blocks.map((blocks, index): Sheet => (onto, page, pages) => {
    onto.addPage(LETTER);
    let top = index === 0 ? drawHead(onto, form) : NEXT_TOP;
    for (const block of blocks) top = block(onto, top);
    writeFoot(onto, form, page, pages);
  });
  return [...sheets, ...photoSheets(form)];
}

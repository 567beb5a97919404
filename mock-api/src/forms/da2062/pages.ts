import type { Paper } from '../pdf/paper';
import { yieldToEventLoop } from '../pdf/yield-to-event-loop';
import type { Entry } from './entry';
import { FRONT, REVERSE, lineCount } from './geometry';
import { type Row, continuedRow, letteringOf, rowsOf } from './rows';

/** Lines that one page holds: the front's of the first, the reverse's of each that follows. */
const capacity = (page: number) => lineCount(page === 0 ? FRONT : REVERSE);

/** Takes the headings off the foot of a page, where they would be left behind. A page of nothing else keeps them. */
function takeHeadings(rows: Row[]): Row[] {
  const last = rows.findLastIndex(({ kind }) => kind !== 'heading');
  return last < 0 ? [] : rows.splice(last + 1);
}

/**
 * What opens the page that is left for the signature. The mark below the last entry stays where it is as well, so
 * that nothing can be written in between; any other row moves on.
 */
const beforeSignature = (last: Row[]): Row[] =>
  last.at(-1)?.kind === 'end' ? last.slice(-1) : last.splice(-1);

/** Measures each word once, with pauses; the paper remembers, so that what follows is quick. */
async function measure(
  paper: Paper,
  { description, kind }: Entry,
  breathe: () => Promise<void>,
): Promise<void> {
  for (const word of description.flatMap((text) => text.split(' '))) {
    paper.width(word, letteringOf(kind));
    await breathe();
  }
}

/**
 * Lays entries out on the form's lines, page by page.
 *
 * @param signatureLines lines that must be free below the last row, for the holder to sign; where they are
 *   not, they sign on a page of its own.
 */
export async function layPages(
  paper: Paper,
  entries: readonly Entry[],
  signatureLines: number,
): Promise<Row[][]> {
  const pages: Row[][] = [[]];
  const breathe = yieldToEventLoop();
  const put = (row: Row) => {
    const page = pages.at(-1) ?? [];
    if (page.length < capacity(pages.length - 1)) page.push(row);
    else if (row.entry) pages.push([...takeHeadings(page), row]);
    else pages.push([continuedRow(paper, row), row]);
  };
  for (const entry of entries) {
    await measure(paper, entry, breathe);
    for (const row of rowsOf(paper, entry)) put(row);
  }
  const last = pages.at(-1) ?? [];
  if (last.length + signatureLines > capacity(pages.length - 1)) pages.push(beforeSignature(last));
  return pages;
}

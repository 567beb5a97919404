import { FRAME_HEADS, frameFigures, framesWhileScrolling, type Scrolling } from '../lib/frames';
import { table } from '../lib/figures';
import { unlessSmoke } from '../lib/smoke';
import { BARE_SCROLLER, openBareList } from './bare-list';
import { openBook, type Reader, rowReached, SCROLLER } from './open-book';

const SECONDS = unlessSmoke(5, 0.5);
const RUNS = unlessSmoke([1, 2, 3], [1]);

/** How a reader turns the wheel, and how somebody does who wants to be far down. */
export const WHEELS: Record<string, Scrolling> = {
  read: { over: SCROLLER, pixels: 120, seconds: SECONDS },
  flung: { over: SCROLLER, pixels: 600, seconds: SECONDS },
};

/** Frames as a reader has them, with nothing traced, in turn with those of a list that is as good as nothing. */
export async function frameTable(reader: Reader, items: number): Promise<void> {
  const { page } = reader;
  const rows: (string | number)[][] = [];
  for (const [name, wheel] of Object.entries(WHEELS)) {
    for (const run of RUNS) {
      await openBareList(page, items);
      const bare = await framesWhileScrolling(page, { ...wheel, over: BARE_SCROLLER });
      rows.push([`bare, ${name}`, run, ...frameFigures(bare), '']);
      await openBook(reader);
      const frames = await framesWhileScrolling(page, wheel);
      rows.push([`book, ${name}`, run, ...frameFigures(frames), await rowReached(page)]);
    }
  }
  table([`scrolling, ${SECONDS} s`, 'run', ...FRAME_HEADS, 'row reached'], rows);
}

import { median, table } from '../lib/figures';
import { untilRows, type Waits } from '../lib/until-rows';
import { openBook, type Reader, ROW } from './open-book';

const TYPED = ['70123', 'HMMWV', 'PVS-14 703', '81', 'M249', '12345'];
const PRESSED = ['Serial number', 'Serial number', 'Status', 'Status', 'Category', 'Category'];
const LIST = { row: ROW, call: '/api/property?' };

/** From a key or a press to rows: the pause in typing and the page's work before, the server, the page after. */
export async function waitTable(reader: Reader): Promise<void> {
  const { page } = reader;
  const acts = {
    'search, last key': TYPED.map((text) => () => page.getByRole('searchbox').fill(text)),
    'sort by a head': PRESSED.map((head) => () => page.getByRole('button', { name: head }).click()),
  };
  const rows: (string | number)[][] = [];
  for (const [name, several] of Object.entries(acts)) {
    await openBook(reader);
    const waits: Waits[] = [];
    for (const act of several) waits.push(await untilRows(page, LIST, act));
    const middle = (part: (wait: Waits) => number) => median(waits.map(part)).toFixed(0);
    rows.push([
      name,
      middle(({ shown }) => shown),
      Math.max(...waits.map(({ shown }) => shown)).toFixed(0),
      middle(({ asked }) => asked),
      middle(({ asked, answered }) => answered - asked),
      middle(({ answered, shown }) => shown - answered),
    ]);
  }
  table(['until rows are on screen', 'median ms', 'longest ms', 'asked after', 'answer', 'drawn'], rows);
}

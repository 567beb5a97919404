import { buffer } from 'node:stream/consumers';
import type { HandReceipt } from '../../src/forms/da2062/hand-receipt';
import { makeDa2062 } from '../../src/forms/da2062/make-pdf';
import { readPdf, wordsOf } from './support/pdf';

const serials = Array.from({ length: 5000 }, (_, index) => `L${String(index).padStart(6, '0')}`);

const receipt: HandReceipt = {
  number: 'HR-U-0001-0001',
  citation: null,
  fileName: 'DA2062_HR-20261121-U-0001.pdf',
  from: { name: '', lines: ['B Co'] },
  to: { name: '', lines: [] },
  endItemStockNumber: '',
  at: new Date(),
  items: serials.map((serialNumber, index) => ({
    id: `P-${index}`,
    name: `Item of kind ${index % 250}`,
    serialNumber,
    category: 'other',
    nsn: null,
    lin: null,
    securityLevel: null,
    ciic: null,
    missingSince: null,
    unitId: 'B',
    unitName: 'B Co',
    holderId: null,
    aboveId: null,
    unitOfIssue: null,
    temporary: null,
    components: [],
    publication: null,
  })),
  groupByCategory: false,
  withCodes: true,
  acceptance: null,
  registered: null,
  stamp: { size: 1, root: 'ab'.repeat(32), witnesses: null, failedAt: null },
  program: { digest: 'cd'.repeat(32), verifier: 'ef'.repeat(32) },
};

/** No other request may wait longer for a form (check 20). */
const LIMIT_MS = 200;

/** The longest that the thread computed without letting anything else run, in milliseconds of its own time. */
function watchTurns() {
  let worst = 0;
  let last = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(last);
    worst = Math.max(worst, (user + system) / 1000);
    last = process.cpuUsage();
  }, 1);
  return () => {
    clearInterval(timer);
    return worst;
  };
}

test('5,000 items with their codes come page by page, and no other request waits 200 ms for them', async () => {
  // The first form opens the fonts and warms the code up.
  const small = { ...receipt, items: receipt.items.slice(0, 50) };
  // The least of a few tries: whatever else the machine does can only add to a turn.
  let worst = Infinity;
  let made = await makeDa2062([small]);
  let bytes = await buffer(made.stream);
  for (let tries = 0; tries < 5 && worst >= LIMIT_MS; tries += 1) {
    const stop = watchTurns();
    made = await makeDa2062([receipt]);
    bytes = await buffer(made.stream);
    worst = Math.min(worst, stop());
  }
  expect(worst).toBeLessThan(LIMIT_MS);
  const { pages } = made;

  const read = await readPdf(bytes);
  expect(read.pages).toHaveLength(pages);
  const listed = new Map<string, number>();
  const lists = read.pages.filter((page) => !wordsOf(page).includes('CODES OF THE SERIAL NUMBERS'));
  for (const serial of lists
    .map(wordsOf)
    .join(' ')
    .match(/L\d{6}/g) ?? []) {
    listed.set(serial, (listed.get(serial) ?? 0) + 1);
  }
  expect([listed.size, [...listed.values()].every((count) => count === 1)]).toEqual([5000, true]);
});

test('the pages stop when nobody reads on', async () => {
  const { stream } = await makeDa2062([receipt]);
  const first = await new Promise<Buffer>((resolve) => stream.once('data', resolve));
  stream.destroy();
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  await new Promise((resolve) => stream.once('close', resolve));
  expect(stream.destroyed).toBe(true);
});

import { type Company, testCompany } from '../custody/company';
import { BODY, LINES, described, entries, isFront } from './support/entered';
import { exportAs } from './support/export';
import { type PdfPage, readPdf } from './support/pdf';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

describe('a DA 2062 that goes on overleaf', () => {
  const long = (index: number) => `${String(index).padStart(4, '0')}-${'LONG'.repeat(9)}-SERIAL`;
  const serials = Array.from({ length: 500 }, (_, index) => long(index));
  let pages: PdfPage[];
  beforeAll(async () => {
    const now = new Date();
    const rows = serials.map((serial_number) => ({
      name: 'AN/PVS-14',
      serial_number,
      category: 'optics' as const,
      unit_id: 'B',
      created_at: now,
    }));
    const added = await company.database.db.insertInto('property').values(rows).returning('id').execute();
    const response = await exportAs(
      company,
      'halloran',
      added.map(({ id }) => id),
    );
    ({ pages } = await readPdf(response.rawPayload));
    expect(String(pages.length)).toBe(response.headers['x-page-count']);
  });

  test('loses none of 500 long serial numbers and cuts none off', () => {
    const words = described(pages).split(/[ ,]+/);
    expect(serials.filter((serial) => words.filter((word) => word === serial).length !== 1)).toEqual([]);
    for (const page of pages) {
      const right = isFront(page) ? 499.3 : 510.5;
      expect(entries(page, 'b').filter(({ x, width }) => x + width > right + 1)).toEqual([]);
    }
  });

  test('has 16 lines on the front and 21 on each continuation page, and none below', () => {
    const counts = pages.map((page) => {
      const side = isFront(page) ? 'front' : 'reverse';
      const [bottom, top] = BODY[side];
      const pitch = (top - bottom) / LINES[side];
      return new Set(entries(page, 'b').map(({ y }) => Math.floor((top - y) / pitch))).size;
    });
    expect(pages.filter(isFront)).toEqual([pages[0]]);
    // The page before the signature's may be short.
    expect(counts.slice(0, -2)).toEqual([16, ...Array(counts.length - 3).fill(21)]);
    expect(counts.slice(-2).every((count) => count <= 21)).toBe(true);
  });

  test('numbers its pages, and takes the item up again on each', () => {
    pages.forEach((page, index) => {
      const side = isFront(page)
        ? { page: 648, pages: 694.8, y: 42.5 }
        : { page: 669, pages: 714.6, y: 29.7 };
      const blank = (x: number) =>
        page.texts.find((text) => text.x >= x && text.x < x + 21 && Math.abs(text.y - side.y - 2) < 2)?.text;
      expect([blank(side.page), blank(side.pages)]).toEqual([String(index + 1), String(pages.length)]);
      const goesOn = index > 0 && index < pages.length - 1;
      if (goesOn) expect(entries(page, 'b')[0]?.text).toBe('AN/PVS-14 (continued)');
    });
  });
});

test('where the signature has no room the list is closed on its own page too, so that nothing can be written in', async () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({
    name: `Generator ${index}`,
    serial_number: `GEN-${index}`,
    category: 'other' as const,
    unit_id: 'B',
    created_at: new Date(),
  }));
  const added = await company.database.db.insertInto('property').values(rows).returning('id').execute();
  const { rawPayload } = await exportAs(
    company,
    'halloran',
    added.map(({ id }) => id),
    { to_user: { id: company.ids.petrov } },
  );
  const { pages } = await readPdf(rawPayload);
  const closings = pages.map((page) => entries(page, 'b').at(-1)?.text);
  expect(closings).toEqual(['***** LAST ITEM *****', '***** LAST ITEM *****']);
  expect(entries(pages[1]!, 'b')).toHaveLength(1);
  expect(described(pages)).toContain('SN: GEN-11 ***** LAST ITEM *****');
  const signed = pages.map((page) => page.texts.some(({ upwards }) => upwards));
  expect(signed).toEqual([false, true]);
});

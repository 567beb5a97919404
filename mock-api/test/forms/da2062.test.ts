import { type Company, testCompany } from '../custody/company';
import { FRONT, described, entries } from './support/entered';
import { enterItems, exportAs } from './support/export';
import { type PdfPage, readPdf, wordsOf } from './support/pdf';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

describe('a DA 2062 of 40 like items', () => {
  const serials = Array.from({ length: 40 }, (_, index) => `W9${String(5000 + index * 7)}`);
  let pages: PdfPage[];
  beforeAll(async () => {
    const item = { name: 'M4A1 Carbine', nsn: '1005-01-231-0973', lin: 'R97234' };
    const ids = await enterItems(company, serials, item);
    const response = await exportAs(company, 'halloran', ids);
    expect(response.statusCode).toBe(200);
    ({ pages } = await readPdf(response.rawPayload));
  });

  test('lists them on one line with their quantity, each serial number once', () => {
    const [first] = pages;
    if (!first) throw new Error('There is no page.');
    expect(entries(first, 'a').map(({ text }) => text)).toEqual(['1005-01-231-0973', 'LIN R97234']);
    expect(entries(first, 'e').map(({ text }) => text)).toEqual(['EA']);
    expect(entries(first, 'f').map(({ text }) => text)).toEqual(['40']);
    expect(entries(first, 'A').map(({ text }) => text)).toEqual(['40']);
    const listed = described(pages).match(/W9\d{4}/g) ?? [];
    expect(listed.sort()).toEqual([...serials].sort());
  });

  test('puts every entry inside its column, texts within 2 points of its left edge', () => {
    const [first] = pages;
    if (!first) throw new Error('There is no page.');
    for (const { x } of entries(first, 'a')) expect(Math.abs(x - FRONT.a)).toBeLessThanOrEqual(2);
    for (const { text, x, width } of entries(first, 'b').filter(({ text }) => !text.includes('LAST'))) {
      expect([text, Math.abs(x - FRONT.b) <= 2, x + width <= 499.3 + 1]).toEqual([text, true, true]);
    }
    expect(entries(first, 'A').every(({ x, width }) => x >= 606.2 && x + width <= 625)).toBe(true);
  });

  test('names who gives and who takes, and its number', () => {
    const head = pages[0]?.texts.filter(({ y }) => y > 520 && y < 541) ?? [];
    const inBox = (from: number, to: number) =>
      head.filter(({ x }) => x >= from && x < to).map(({ text }) => text);
    expect(inBox(251.5, 458)).toEqual(['B Co', 'Property Book Officer']);
    expect(inBox(460.2, 667)).toEqual(['B Co', 'SPC Alex Halloran']);
    expect(inBox(668.4, 750)).toContainEqual(expect.stringMatching(/^HR-\d{4}\/\d+$/));
  });

  test('SUCC-44 is signed upwards in column A below the last line, with rank and name, and no date that nobody wrote', () => {
    const [first] = pages;
    const signature = first?.texts.filter(({ upwards }) => upwards) ?? [];
    const last = entries(first as PdfPage, 'b').at(-1);
    expect(last?.text).toBe('***** LAST ITEM *****');
    expect(signature.map(({ text }) => text).join(' ')).toBe('SPC Alex Halloran');
    for (const { x, y, width } of signature) {
      expect([x > 603.6, x < 627.6, y + width < (last?.y ?? 0)]).toEqual([true, true, true]);
    }
  });
});

describe('every page', () => {
  test('says the ledger’s size and root', async () => {
    const { id } = await company.createItem();
    // What waits is sealed, so that only what the printing itself adds can be sealed beside it.
    await company.app.sealer.sealNow();
    const newest = async () => {
      const answer = await company.as.halloran({ url: '/api/ledger/checkpoint' });
      const { size, root } = answer.json<{ size: number; root: string }>();
      return `Ledger of ${size.toLocaleString('en-US')} events, root ${root}`;
    };
    const before = await newest();
    const response = await exportAs(company, 'halloran', [id]);
    const { pages } = await readPdf(response.rawPayload);
    const sealed = [before, await newest()];
    for (const page of pages) expect(sealed.some((words) => wordsOf(page).includes(words))).toBe(true);
  });
});

test('items of another unit of issue stand on a line of their own, with that unit', async () => {
  const ids = await enterItems(company, ['UI1', 'UI2', 'UI3'], {
    name: 'Wrench Set',
    nsn: '5120-01-000-0001',
  });
  const set = company.database.db.updateTable('property').set({ unit_of_issue: 'SE' });
  await set.where('id', '=', ids[0] ?? '').execute();
  const { pages } = await readPdf((await exportAs(company, 'halloran', ids)).rawPayload);
  const column = (name: 'e' | 'f') => pages.flatMap((page) => entries(page, name).map(({ text }) => text));
  expect([column('e').sort(), column('f').sort()]).toEqual([
    ['EA', 'SE'],
    ['1', '2'],
  ]);
});

test('LIFE-19 column SEC has the CIIC of the item, and is blank only where none is recorded', async () => {
  const coded = { name: 'AN/PVS-14', nsn: '5855-01-432-0524', ciic: '4' };
  const [night] = await enterItems(company, ['LIFE19-1'], coded);
  const [tent] = await enterItems(company, ['LIFE19-2'], { name: 'Tent', nsn: '8340-01-457-6275' });
  const secOf = async (id: string | undefined) => {
    const { rawPayload } = await exportAs(company, 'halloran', [id ?? '']);
    const [page] = (await readPdf(rawPayload)).pages;
    return entries(page as PdfPage, 'd').map(({ text }) => text);
  };
  expect(await secOf(night)).toEqual(['4']);
  expect(await secOf(tent)).toEqual([]);
});

describe('grouping, components and codes', () => {
  test('categories get headings; components an annex of their own; codes a sheet', async () => {
    const rifle = await company.createItem({ name: 'M249', serial_number: 'SAW1', category: 'weapons' });
    const truck = await company.createItem({ name: 'M1151', serial_number: 'HMV1', category: 'vehicles' });
    const sling = { nsn: null, serialNumber: null, required: true, notes: null };
    const components = [
      { ...sling, id: 'new1', name: 'Spare barrel', quantity: 2, status: 'present' },
      { ...sling, id: 'new2', name: 'Ruptured case extractor', quantity: 1, status: 'missing' },
    ];
    const put = await company.as.halloran({
      method: 'PUT',
      url: `/api/property/${rifle.id}/components`,
      body: { components },
    });
    expect(put.statusCode).toBe(200);

    const order = { group_by_category: true, include_qr_codes: true };
    const { pages } = await readPdf(
      (await exportAs(company, 'halloran', [truck.id, rifle.id], order)).rawPayload,
    );
    const [receipt, annex, codes] = pages as [PdfPage, PdfPage, PdfPage];
    expect(entries(receipt, 'b').map(({ text }) => text)).toEqual([
      'WEAPONS',
      'M249',
      'SN: SAW1',
      'VEHICLES',
      'M1151',
      'SN: HMV1',
      '***** LAST ITEM *****',
    ]);
    expect(entries(receipt, 'c').map(({ text }) => text)).toEqual(['1']);
    expect(wordsOf(annex)).toContain('ANNEX 1');
    expect(entries(annex, 'b').map(({ text }) => text)).toEqual([
      'COMPONENTS OF SN: SAW1',
      'Spare barrel',
      'Ruptured case extractor - MISSING',
      '***** LAST ITEM *****',
    ]);
    expect(entries(annex, 'f').map(({ text }) => text)).toEqual(['2', '1']);
    expect(entries(annex, 'A').map(({ text }) => text)).toEqual(['2', '0']);
    expect(wordsOf(codes)).toContain('CODES OF THE SERIAL NUMBERS');
    expect(wordsOf(codes)).toContain('SAW1');

    const plain = await readPdf((await exportAs(company, 'halloran', [truck.id, rifle.id])).rawPayload);
    expect(plain.pages).toHaveLength(2);
    expect(described(plain.pages.slice(0, 1))).not.toContain('WEAPONS');
  });
});

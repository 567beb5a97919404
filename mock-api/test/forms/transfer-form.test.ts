import { type Company, testCompany } from '../custody/company';
import { type PdfPage, readPdf, wordsOf } from './support/pdf';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const formOf = (who: keyof Company['as'], id: string) =>
  company.as[who]({ url: `/api/transfers/${id}/da2062` });
const upwards = (page: PdfPage | undefined) =>
  (page?.texts ?? [])
    .filter((text) => text.upwards)
    .map(({ text }) => text)
    .join(' ');

describe('GET /api/transfers/:id/da2062', () => {
  test('SUCC-44 an offer names both people and the item, and waits for a signature, without a date', async () => {
    const item = await company.createItem({ name: 'M249', nsn: '1005-01-127-7510' });
    const { id } = await company.offer('halloran', item.id, 'whitaker');
    const response = await formOf('whitaker', id);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(response.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="DA2062_HR-\\d{8}-${id}\\.pdf"$`),
    );
    const { pages } = await readPdf(response.rawPayload);
    const words = wordsOf(pages[0] as PdfPage);
    for (const part of ['SPC Alex Halloran', 'SPC Alex Whitaker', 'M249', `SN: ${item.serial_number}`]) {
      expect(words).toContain(part);
    }
    expect(upwards(pages[0])).toBe('SPC Alex Whitaker');
  });

  test('an approved one says when it was accepted, and with its components has their annex', async () => {
    const item = await company.createItem();
    const sling = { id: 'new', name: 'Sling', nsn: null, serialNumber: null, notes: null };
    await company.as.halloran({
      method: 'PUT',
      url: `/api/property/${item.id}/components`,
      body: { components: [{ ...sling, quantity: 1, required: true, status: 'present' }] },
    });
    const { id } = await company.signDown(item.id, 'whitaker');
    // It prints the sheet that was accepted, whatever becomes of the item.
    const url = `/api/property/${item.id}/components`;
    await company.as.halloran({ method: 'PUT', url, body: { components: [] } });
    const { pages } = await readPdf((await formOf('halloran', id)).rawPayload);
    expect(pages).toHaveLength(2);
    expect(upwards(pages[0])).toMatch(
      new RegExp(`^Accepted \\d{2}[A-Z]{3}\\d{4} \\d{4}, ${id} SPC Alex Whitaker \\d{2}[A-Z]{3}\\d{4}$`),
    );
    expect(wordsOf(pages[1] as PdfPage)).toContain('Sling');
  });

  test('lists the components with its annex though includeComponents is off', async () => {
    const item = await company.createItem();
    const kit = { id: 'new', name: 'Cleaning kit', nsn: null, serialNumber: null, notes: null };
    await company.as.halloran({
      method: 'PUT',
      url: `/api/property/${item.id}/components`,
      body: { components: [{ ...kit, quantity: 1, required: true, status: 'present' }] },
    });
    const body = { propertyId: item.id, toUserId: company.ids.whitaker };
    const offered = await company.as.halloran({ method: 'POST', url: '/api/transfers', body });
    const { pages } = await readPdf((await formOf('whitaker', offered.json<{ id: string }>().id)).rawPayload);
    expect(pages.map((page) => wordsOf(page)).join(' ')).toContain('Cleaning kit');
  });

  test('is for those who see the transfer: 404 for others and for an unknown one, 401 for a guest', async () => {
    const item = await company.createItem();
    const { id } = await company.offer('halloran', item.id, 'whitaker');
    for (const who of ['tanaka', 'voss', 'stranger'] as const) {
      expect((await formOf(who, id)).statusCode).toBe(404);
    }
    const unknown = await formOf('halloran', 'T-9999999');
    expect([unknown.statusCode, unknown.json<{ message: string }>().message]).toEqual([
      404,
      'Transfer not found',
    ]);
    expect((await company.inject({ url: `/api/transfers/${id}/da2062` })).statusCode).toBe(401);
  });
});

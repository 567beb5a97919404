import { labelPayload } from '@hand-receipt/contracts';
import { type Company, testCompany } from '../custody/company';
import { type PdfPage, inkIn, readPdf, renderPage, wordsOf } from './support/pdf';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const label = (who: keyof Company['as'], id: string, query = '') =>
  company.as[who]({ url: `/api/property/${id}/label${query}` });

describe('GET /api/property/:id/label', () => {
  test.each([
    ['small', 108],
    ['medium', 144],
    ['large', 216],
    ['xlarge', 288],
  ])('%s is %i points wide and high, as a picture and as a page', async (size, side) => {
    const { id } = await company.createItem();
    const picture = await label('halloran', id, `?size=${size}`);
    expect(picture.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(picture.body).toContain(`width="${side}.00pt" height="${side}.00pt"`);
    const page = await company.as.halloran({ url: `/api/property/${id}/label/pdf?size=${size}` });
    const [sheet] = (await readPdf(page.rawPayload)).pages;
    expect([sheet?.width, sheet?.height]).toEqual([side, side]);
  });

  test('shows name and serial number, or not, as it is asked', async () => {
    const { id, serial_number } = await company.createItem({ name: 'M249 & <script>' });
    const both = await label('halloran', id);
    expect(both.body).toContain('>M249 &amp; &lt;script&gt;</text>');
    expect(both.body).toContain(`>${serial_number}</text>`);
    expect(both.body).not.toContain('<script');
    expect(both.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    const neither = await label('halloran', id, '?name=false&serial=false');
    expect(neither.body).not.toContain('<text');
    const serialOnly = await label('halloran', id, '?name=false');
    expect(serialOnly.body.match(/<text/g)).toHaveLength(1);
  });

  test('has a code of its own item with white around it', async () => {
    const { id, serial_number } = await company.createItem();
    const other = await company.createItem();
    expect(labelPayload({ id, serial_number })).toBe(`HR1/I/${id}/${serial_number}`);
    const modules = (body: string) => /<path [^>]*d="([^"]+)"/.exec(body)?.[1];
    const own = modules((await label('halloran', id)).body);
    expect(own).toBe(modules((await label('halloran', id, '?name=false')).body));
    expect(own).not.toBe(modules((await label('halloran', other.id)).body));

    const page = await company.as.halloran({ url: `/api/property/${id}/label/pdf?size=xlarge&name=false` });
    const picture = await renderPage(page.rawPayload, 1);
    // Four modules of an H code of 29 are more than 20 points at this size.
    expect(inkIn(picture, { left: 0, bottom: 268, right: 288, top: 288 })).toBe(0);
    expect(inkIn(picture, { left: 60, bottom: 100, right: 228, top: 230 })).toBeGreaterThan(0.3);
  });

  test('is for those who see the item, and takes no other size', async () => {
    const { id } = await company.createItem();
    for (const path of ['', '/pdf']) {
      expect((await label('whitaker', id, path)).statusCode).toBe(404);
      expect((await label('stranger', id, path)).statusCode).toBe(404);
      expect((await label('halloran', id, `${path}?size=huge`)).statusCode).toBe(400);
      expect((await company.inject({ url: `/api/property/${id}/label${path}` })).statusCode).toBe(401);
    }
  });
});

describe('POST /api/labels', () => {
  const sheets = (who: keyof Company['as'], body: object) =>
    company.as[who]({ method: 'POST', url: '/api/labels', body });

  test('puts 15 medium labels on a sheet, in the order that was asked for', async () => {
    const items = [];
    for (let index = 0; index < 16; index += 1) items.push(await company.createItem());
    const order = items.map(({ id }) => id).reverse();
    const response = await sheets('halloran', { property_ids: order });
    const { pages } = await readPdf(response.rawPayload);
    expect([response.statusCode, pages.length]).toEqual([200, 2]);
    const serials = items.map(({ serial_number }) => serial_number).reverse();
    const found = pages.map((page) => wordsOf(page).match(/W9\d{5}/g));
    expect(found).toEqual([serials.slice(0, 15), serials.slice(15)]);
    expect((pages[0] as PdfPage).width).toBe(612);
  });

  test('refuses none, and answers 404 for one that is not to be seen', async () => {
    const { id } = await company.createItem();
    expect((await sheets('halloran', { property_ids: [] })).statusCode).toBe(400);
    expect((await sheets('whitaker', { property_ids: [id] })).statusCode).toBe(404);
  });
});

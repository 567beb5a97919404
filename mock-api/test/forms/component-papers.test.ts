import type { PropertyDto, ShortageDto } from '@hand-receipt/contracts';
import { type Company, testCompany } from '../custody/company';
import { entries } from './support/entered';
import { exportAs } from './support/export';
import { type PdfPage, readPdf, wordsOf } from './support/pdf';

const NSN = '1005-01-231-0973';
const MAGAZINE = { kind: 'BII', name: 'Magazine', nsn: '1005-01-561-7200', ui: 'EA', arc: 'D', quantity: 7, required: true }; // prettier-ignore
const KIT = {
  kind: 'BII',
  name: 'Cleaning kit',
  nsn: null,
  ui: 'KT',
  arc: null,
  quantity: 1,
  required: true,
};

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

/** A carbine of SPC Whitaker with a published list: five of seven magazines, and a kit that nobody counted. */
async function shortCarbine(): Promise<PropertyDto> {
  const published = await company.as.brandt({
    method: 'PUT',
    url: `/api/component-lists/${NSN}`,
    body: { tmNumber: 'TM 9-1005-319-10', tmDate: '2024-06-01', lines: [MAGAZINE, KIT], version: 0 },
  });
  expect(published.statusCode).toBe(200);
  const { id } = await company.createItem({ nsn: NSN });
  await company.signDown(id, 'whitaker');
  const item = await company.readItem(id);
  const counted = await company.as.whitaker({
    method: 'PUT',
    url: `/api/property/${id}/component-counts`,
    body: { counts: [{ componentId: item.components[0]?.id, onHand: 5, damaged: 0 }], version: item.version },
  });
  return counted.json<PropertyDto>();
}

const column = (page: PdfPage, name: Parameters<typeof entries>[1]) =>
  entries(page, name).map(({ text }) => text);

async function annexOf(holder: string): Promise<PdfPage> {
  const response = await company.as.brandt({ url: `/api/shortages/annex?holder=${holder}` });
  expect(response.statusCode).toBe(200);
  const [page] = (await readPdf(response.rawPayload)).pages;
  return page as PdfPage;
}

test('LIFE-32 LIFE-36 the component receipt prints authorized and on hand, the shortage annex what is short with its order', async () => {
  const item = await shortCarbine();
  const { pages } = await readPdf((await exportAs(company, 'halloran', [item.id])).rawPayload);
  const receipt = pages[1] as PdfPage;
  expect(wordsOf(receipt)).toContain('TM 9-1005-319-10');
  expect(wordsOf(receipt)).toContain('01JUN2024');
  expect(column(receipt, 'c')).toEqual(['D']);
  expect(column(receipt, 'f')).toEqual(['7', '1']);
  // What nobody counted is blank for the pen.
  expect(column(receipt, 'A')).toEqual(['5']);

  const [shortage] = (await company.as.brandt({ url: '/api/shortages' })).json<ShortageDto[]>();
  await company.as.brandt({
    method: 'PATCH',
    url: `/api/shortages/${shortage?.id}`,
    body: { documentNumber: 'W15GK9-6326-0012', documentDate: '2026-11-22' },
  });
  const annex = await annexOf(company.ids.whitaker);
  expect(column(annex, 'b')).toEqual([
    `SHORTAGES OF M4A1 Carbine SN: ${item.serial_number}`,
    'Magazine',
    'ORDER W15GK9-6326-0012 of 22NOV2026',
    '***** LAST ITEM *****',
  ]);
  expect(column(annex, 'c')).toEqual(['D']);
  expect(column(annex, 'f')).toEqual(['7']);
  expect(column(annex, 'A')).toEqual(['2']);
  expect(wordsOf(annex)).toContain('SHORTAGE ANNEX');
});

test('LIFE-36 the shortage annex of a holder without shortages says NO SHORTAGES', async () => {
  expect(column(await annexOf(company.ids.tanaka), 'b')).toEqual(['NO SHORTAGES']);
  const stranger = await company.as.stranger({ url: `/api/shortages/annex?holder=${company.ids.tanaka}` });
  expect(stranger.statusCode).toBe(404);
});

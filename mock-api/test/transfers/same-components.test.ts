import type { ItemComponent, LedgerEventDto, TransferDto, TransferSheetDto } from '@hand-receipt/contracts';
import { type Company, testCompany } from '../custody/company';
import { entries } from '../forms/support/entered';
import { exportAs } from '../forms/support/export';
import { type PdfPage, readPdf } from '../forms/support/pdf';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const PART = { nsn: null, serialNumber: null, required: true, notes: null, status: 'present' };

/** A carbine of CPT Halloran with five of seven magazines, a whole sling, and an optional kit that is not there. */
async function carbine(): Promise<string> {
  const { id } = await company.createItem();
  const components = [
    { ...PART, id: 'a', name: 'Magazine', quantity: 7 },
    { ...PART, id: 'b', name: 'Sling', quantity: 1 },
    { ...PART, id: 'c', name: 'Cleaning kit', quantity: 1, required: false, status: 'missing' },
  ];
  await company.as.halloran({ method: 'PUT', url: `/api/property/${id}/components`, body: { components } });
  const { components: stored, version } = await company.readItem(id);
  const counts = [{ componentId: stored[0]!.id, onHand: 5, damaged: 1 }];
  const url = `/api/property/${id}/component-counts`;
  const counted = await company.as.halloran({ method: 'PUT', url, body: { counts, version } });
  expect(counted.statusCode).toBe(200);
  return id;
}

type Row = Pick<ItemComponent, 'name' | 'quantity' | 'onHand'>;
const rowsOf = (components: readonly Row[]) =>
  components.map(({ name, quantity, onHand }) => [name, String(quantity), String(onHand)]);

/** The rows of the annex: what is authorized, and what is on hand. */
function annexRows(page: PdfPage) {
  const column = (name: Parameters<typeof entries>[1]) => entries(page, name).map(({ text }) => text);
  const [authorized, onHand] = [column('f'), column('A')];
  const names = column('b').filter((text) => /^(Magazine|Sling|Cleaning kit)/.test(text));
  return names.map((name, at) => [name.split(' - ')[0], authorized[at], onHand[at]]);
}

test('LIFE-30 after an acceptance details, accept sheet, event and annex list the same rows and counts', async () => {
  const id = await carbine();
  const offered = await company.offer('halloran', id, 'whitaker');
  const sheets = await company.as.whitaker({ url: `/api/transfers/sheets?ids=${offered.id}` });
  const [sheet] = sheets.json<TransferSheetDto[]>();
  const body = { status: 'Approved', seen: sheet?.digest };
  const accepted = await company.as.whitaker({
    method: 'PATCH',
    url: `/api/transfers/${offered.id}/status`,
    body,
  });
  expect(accepted.json<TransferDto>().status).toBe('Approved');

  const expected = [
    ['Magazine', '7', '5'],
    ['Sling', '1', '1'],
    ['Cleaning kit', '1', '0'],
  ];
  const details = await company.as.whitaker({ url: `/api/property/${id}` });
  expect(rowsOf(details.json<{ components: Row[] }>().components)).toEqual(expected);
  expect(rowsOf(sheet?.item.components ?? [])).toEqual(expected);
  const history = await company.as.whitaker({ url: `/api/ledger/history?itemId=${id}` });
  const event = history
    .json<LedgerEventDto[]>()
    .find(({ eventType }) => eventType === 'TRANSFER APPROVED')?.details;
  expect(rowsOf(event?.components as unknown as Row[])).toEqual(expected);
  const { pages } = await readPdf((await exportAs(company, 'whitaker', [id])).rawPayload);
  expect(annexRows(pages[1] as PdfPage)).toEqual(expected);
});

import type { PropertyDto, ShortageDto } from '@hand-receipt/contracts';
import { entries } from '../forms/support/entered';
import { type PdfPage, readPdf, wordsOf } from '../forms/support/pdf';
import { type Changing, activate, changingCompany, countAll, detail, signAs } from './changing';

const NSN = '1005-01-231-0973';
const MAGAZINE = { kind: 'BII', name: 'Magazine', nsn: '1005-01-561-7200', ui: 'EA', arc: 'D', quantity: 7, required: true }; // prettier-ignore

let company: Changing;
beforeAll(async () => {
  company = await changingCompany();
});

/** A carbine of SPC Petrov that has five of seven magazines. */
async function shortCarbine(): Promise<string> {
  await company.send('brandt', 'PUT', `/api/component-lists/${NSN}`, { lines: [MAGAZINE], version: 0 });
  const { id } = await company.createItem({ nsn: NSN, assigned_to_user_id: company.ids.halloran });
  await company.signDown(id, 'petrov');
  const { json: item } = await company.send<PropertyDto>('petrov', 'GET', `/api/property/${id}`);
  const counted = await company.send('petrov', 'PUT', `/api/property/${id}/component-counts`, {
    counts: [{ componentId: item.components[0]?.id, onHand: 5, damaged: 0 }],
    version: item.version,
  });
  expect(counted.status).toBe(200);
  return id;
}

const shortages = async () => (await company.send<ShortageDto[]>('brandt', 'GET', '/api/shortages')).json;

test('SUCC-26 seven required and five on hand are on the component receipt, and who is accountable stays', async () => {
  await shortCarbine();
  const [before] = await shortages();
  await company.send('brandt', 'PATCH', `/api/shortages/${before?.id}`, {
    documentNumber: 'W15GK9-6326-0012',
    documentDate: '2026-11-22',
  });
  await activate(company);
  await countAll(company);
  const [short] = (await detail(company)).differences;
  expect(short).toMatchObject({ kind: 'component-short', state: 'open', found: '2 x Magazine' });
  const path = `/api/successions/SC-0001/differences/${short?.id}`;
  const settled = { act: 'shortage', ref: before?.id };
  expect((await company.send('halloran', 'POST', `${path}/resolve`, settled)).status).toBe(200);
  expect((await company.send('osei', 'POST', `${path}/agree`)).status).toBe(200);
  await signAs(company, 'halloran');
  expect((await signAs(company, 'osei')).json.state).toBe('signed');

  const pair = { giverId: company.oseiId, holderId: company.ids.petrov };
  const printed = await company.as.osei({ method: 'POST', url: '/api/da2062/pairs', body: pair });
  const [form, receipt] = (await readPdf(printed.rawPayload)).pages as [PdfPage, PdfPage];
  expect(wordsOf(form)).toContain('Osei');
  const column = (name: 'f' | 'A') => entries(receipt, name).map(({ text }) => text);
  expect([column('f'), column('A')]).toEqual([['7'], ['5']]);
  const [after] = await shortages();
  expect(after?.accountable).toEqual(before?.accountable);
  expect(after?.accountable?.lastName).toBe('Petrov');
});

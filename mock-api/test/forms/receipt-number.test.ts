import { type Company, testCompany, type Username } from '../custody/company';
import { readPdf, wordsOf } from './support/pdf';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

/** The number in the head of a form. */
async function numberOn(response: { statusCode: number; rawPayload: Buffer }): Promise<string> {
  expect(response.statusCode).toBe(200);
  const { pages } = await readPdf(response.rawPayload);
  return /HR-U-\d{4}-\d{4}/.exec(wordsOf(pages[0]!))?.[0] ?? 'no number';
}

const exportOf = (who: Username, ...property_ids: string[]) =>
  company.as[who]({ method: 'POST', url: '/api/da2062/generate-pdf', body: { property_ids } });
const numberFor = (who: Username, number: number) =>
  `HR-${company.ids[who]}-${String(number).padStart(4, '0')}`;

test("each hand receipt of a day has the next number of its holder, and every holder's begin with 1", async () => {
  const { id } = await company.createItem();
  expect(await numberOn(await exportOf('halloran', id))).toBe(numberFor('halloran', 1));
  expect(await numberOn(await exportOf('halloran', id))).toBe(numberFor('halloran', 2));

  const down = await company.signDown((await company.createItem()).id, 'whitaker');
  const formOf = (who: Username) => company.as[who]({ url: `/api/transfers/${down.id}/da2062` });
  expect(await numberOn(await formOf('whitaker'))).toBe(numberFor('whitaker', 1));
  // The form of one transfer is one hand receipt, whichever party prints it.
  expect(await numberOn(await formOf('halloran'))).toBe(numberFor('whitaker', 1));
  expect(await numberOn(await exportOf('whitaker', down.property.id))).toBe(numberFor('whitaker', 2));
});

test('receipts made at the same moment have different numbers', async () => {
  const { id } = await company.createItem();
  await company.signDown(id, 'tanaka');
  const made = await Promise.all(Array.from({ length: 8 }, () => exportOf('tanaka', id)));
  const numbers = await Promise.all(made.map((response) => numberOn(response)));
  expect(numbers.sort()).toEqual(Array.from({ length: 8 }, (_, at) => numberFor('tanaka', at + 1)));
});

import { type Company, testCompany, type Username } from '../custody/company';
import { exportAs } from './support/export';
import { readPdf, wordsOf } from './support/pdf';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

type Response = { statusCode: number; rawPayload: Buffer };

/** The number in the head of a form: of a pair with its edition, or of the form of a transfer. */
async function numberOn(response: Response): Promise<string> {
  expect(response.statusCode).toBe(200);
  const { pages } = await readPdf(response.rawPayload);
  return /HR-(\d{4}\/\d+|U-\d{4}-\d{4})/.exec(wordsOf(pages[0]!))?.[0] ?? 'no number';
}

const formOf = (who: Username, id: string) => company.as[who]({ url: `/api/transfers/${id}/da2062` });

test('SUCC-42 a giver and a holder have one number as long as the pair lasts, and each print the next edition', async () => {
  const first = await company.createItem();
  const second = await company.createItem();
  await company.signDown(first.id, 'whitaker');
  expect(await numberOn(await exportAs(company, 'halloran', [first.id]))).toBe('HR-0001/1');
  await company.signDown(second.id, 'whitaker');
  expect(await numberOn(await exportAs(company, 'whitaker', [second.id, first.id]))).toBe('HR-0001/2');
  const other = await company.createItem();
  await company.signDown(other.id, 'tanaka');
  expect(await numberOn(await exportAs(company, 'halloran', [other.id]))).toBe('HR-0002/1');

  // One of two items goes back: the pair lasts. The last one goes back: it ends.
  const back = await company.offer('whitaker', first.id, 'halloran');
  await company.decide('halloran', back.id, 'Approved');
  expect(await numberOn(await exportAs(company, 'halloran', [second.id]))).toBe('HR-0001/3');
  const last = await company.offer('whitaker', second.id, 'halloran');
  await company.decide('halloran', last.id, 'Approved');
  await company.signDown(first.id, 'whitaker');
  expect(await numberOn(await exportAs(company, 'halloran', [first.id]))).toBe('HR-0003/1');
});

test('the form of one transfer keeps its number, whichever party prints it', async () => {
  const down = await company.signDown((await company.createItem()).id, 'whitaker');
  const number = `HR-${company.ids.whitaker}-0001`;
  expect(await numberOn(await formOf('whitaker', down.id))).toBe(number);
  expect(await numberOn(await formOf('halloran', down.id))).toBe(number);
});

test('prints at the same moment are different editions of one hand receipt', async () => {
  const { id } = await company.createItem();
  await company.signDown(id, 'petrov');
  const made = await Promise.all(Array.from({ length: 8 }, () => exportAs(company, 'petrov', [id])));
  const numbers = await Promise.all(made.map((response) => numberOn(response)));
  const [receipt] = numbers[0]!.split('/');
  expect(numbers.sort()).toEqual(Array.from({ length: 8 }, (_, at) => `${receipt}/${at + 1}`));
});

test('a call that is sent again under its key prints the same paper, and a new one once the items differ', async () => {
  const [one, other] = [await company.createItem(), await company.createItem()];
  for (const { id } of [one, other]) await company.signDown(id, 'voss');
  const print = (...property_ids: string[]) =>
    company.as.voss({
      method: 'POST',
      url: '/api/da2062/generate-pdf',
      body: { property_ids },
      headers: { 'idempotency-key': 'print-again-0001' },
    });
  const number = await numberOn(await print(one.id, other.id));
  expect(await numberOn(await print(one.id, other.id))).toBe(number);
  const papers = () =>
    company.database.db
      .selectFrom('printed_paper')
      .selectAll()
      .where('printed_by', '=', company.ids.voss)
      .execute();
  expect(await papers()).toHaveLength(1);
  // The same key with another order is refused before it is printed.
  const differs = await print(one.id);
  expect(differs.statusCode).not.toBe(500);
});

import type { VerificationDto } from '@hand-receipt/contracts/routes';
import { type Company, testCompany } from '../custody/company';
import { enterItems, exportAs } from './support/export';
import { readPdf, wordsOf } from './support/pdf';

const FAILED = /Ledger check failed \d{2}[A-Z]{3}\d{4} \d{4}: what is printed here may be altered\./;

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const check = async () =>
  (await company.as.halloran({ url: '/api/verification/database' })).json<VerificationDto>();

async function pagesOf(ids: readonly string[]): Promise<string[]> {
  const { pages } = await readPdf((await exportAs(company, 'halloran', ids)).rawPayload);
  return pages.map(wordsOf);
}

test('a DA 2062 says on every page that the last check of the ledger failed, until one holds', async () => {
  const ids = await enterItems(company, ['W955001', 'W955002']);
  expect(await check()).toMatchObject({ is_verified: true });
  for (const page of await pagesOf(ids)) expect(page).not.toMatch(FAILED);

  const name = (words: string) =>
    company.database.db
      .updateTable('property')
      .set({ name: words })
      .where('id', '=', ids[0] ?? '')
      .execute();
  await name('M240B');
  expect(await check()).toMatchObject({ is_verified: false });
  for (const page of await pagesOf(ids)) expect(page).toMatch(FAILED);

  await name('M4A1 Carbine');
  expect(await check()).toMatchObject({ is_verified: true });
  for (const page of await pagesOf(ids)) expect(page).not.toMatch(FAILED);
});

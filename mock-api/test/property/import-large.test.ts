import type { ImportRowDto, PropertyImportDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { type Company, testCompany } from '../custody/company';
import { cookieOf, OWN_PAGE, TEST_PASSWORD } from '../support/app';

const ROWS = 50_000;

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const HEADER = 'Name,Serial Number,NSN,Description\n';
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    // Far enough apart that none is a near miss of another.
    const serial = `BIG${String(index * 7919).padStart(9, '0')}`;
    return `Sleeping bag,${serial},8465-01-547-2757,Worn\n`;
  }).join('');

const upload = (payload: string) =>
  company.as.brandt({
    method: 'POST',
    url: '/api/imports',
    headers: { 'content-type': 'text/csv' },
    payload,
  });

test('a file of 50,000 rows is checked while others are served', async () => {
  const file = `${HEADER}${rows(ROWS - 2)}Tent,BIG000000000,,\n,NO-NAME,,\n`;
  let reading = true;
  let served = 0;
  const serve = async () => {
    while (reading) {
      const response = await company.inject({ url: '/healthz' });
      if (response.statusCode === 200) served += 1;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const serving = serve();
  const response = await upload(file);
  reading = false;
  await serving;

  expect(response.statusCode).toBe(201);
  expect(response.json<PropertyImportDto>()).toMatchObject({ rows: ROWS, wrong: 2, status: 'previewed' });
  // Not in so many milliseconds, which tell more of the machine than of the server.
  expect(served).toBeGreaterThan(100);
  const { id } = response.json<PropertyImportDto>();
  const wrong = await company.as.brandt({ url: `/api/imports/${id}/rows?only=problems` });
  expect(wrong.json<ImportRowDto[]>().map(({ line }) => line)).toEqual([ROWS, ROWS + 1]);
}, 300_000);

test('LIFE-45 one row more is refused before any row is stored, and nothing of the file is kept', async () => {
  const before = (await company.as.brandt({ url: '/api/imports' })).json<unknown[]>().length;
  const { db } = company.database;
  await sql`create function refuse_row() returns trigger language plpgsql as $$
    begin raise exception 'a row was stored'; end $$`.execute(db);
  await sql`create trigger refuse_row before insert on property_import_row
    for each row execute function refuse_row()`.execute(db);
  const response = await upload(HEADER + 'Tent,,,\n'.repeat(ROWS + 1));
  expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
    413,
    'The file has more than 50,000 rows. Import it in parts.',
  ]);
  await sql`drop trigger refuse_row on property_import_row`.execute(db);
  const after = (await company.as.brandt({ url: '/api/imports' })).json<unknown[]>().length;
  expect(after).toBe(before);
  const kept = await company.database.db
    .selectFrom('property_import_row')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(kept.count).toBe(ROWS);
}, 300_000);

test('while a file is being read its owner sees how far it is, and one that is given up is deleted', async () => {
  const login = await company.inject({
    method: 'POST',
    url: '/api/auth/login',
    body: { username: 'brandt', password: TEST_PASSWORD },
  });
  const origin = await company.app.listen({ port: 0, host: '127.0.0.1' });
  const call = { headers: { ...OWN_PAGE, cookie: cookieOf(login) } };
  const imports = async (): Promise<PropertyImportDto[]> =>
    (await (await fetch(`${origin}/api/imports`, call)).json()) as PropertyImportDto[];
  const until = async (holds: (found: PropertyImportDto | undefined) => boolean) => {
    for (;;) {
      const found = (await imports()).find(({ file_name }) => file_name === 'given-up.csv');
      if (holds(found)) return found;
    }
  };

  const giveUp = new AbortController();
  const reading = fetch(`${origin}/api/imports?file_name=given-up.csv`, {
    method: 'POST',
    headers: { ...call.headers, 'content-type': 'text/csv' },
    body: HEADER + rows(ROWS),
    signal: giveUp.signal,
  });
  const seen = await until((found) => (found?.rows ?? 0) > 0);
  expect(seen?.status).toBe('reading');
  expect(seen?.rows).toBeLessThan(ROWS);
  giveUp.abort();
  await expect(reading).rejects.toThrow();
  expect(await until((found) => found === undefined)).toBeUndefined();
}, 300_000);

test('5,000 rows as a spreadsheet of another country writes them, with semicolons and a byte order mark', async () => {
  const several = Array.from(
    { length: 5000 },
    (_, index) => `"Tent; two parts";SEMI${String(index * 7919).padStart(9, '0')};"Shelf 1,5 m"`,
  );
  const response = await upload(`\ufeffName;Serial Number;Location\r\n${several.join('\r\n')}\r\n`);
  const read = response.json<PropertyImportDto>();
  expect(read).toMatchObject({ rows: 5000, wrong: 0, warned: 0, encoding: 'UTF-8', notices: [] });
  const url = `/api/imports/${read.id}/rows?after=5000`;
  const last = (await company.as.brandt({ url })).json<ImportRowDto[]>();
  expect(last).toMatchObject([
    {
      line: 5001,
      item: { name: 'Tent; two parts', serial_number: 'SEMI039587081', location: 'Shelf 1,5 m' },
    },
  ]);
});

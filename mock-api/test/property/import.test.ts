import type { ImportRowDto, PropertyDto, PropertyImportDto } from '@hand-receipt/contracts';
import { type Company, type Username, eventTypes, testCompany } from '../custody/company';
import { runJobs } from '../support/jobs';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const upload = (who: Username, payload: string | Buffer, fileName = 'items.csv') =>
  company.as[who]({
    method: 'POST',
    url: `/api/property/imports?file_name=${encodeURIComponent(fileName)}`,
    headers: { 'content-type': 'text/csv' },
    payload,
  });

async function preview(who: Username, lines: string[]): Promise<PropertyImportDto> {
  const response = await upload(who, lines.join('\r\n'));
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  return response.json<PropertyImportDto>();
}

const rowsOf = async (who: Username, id: string, query = '') =>
  (await company.as[who]({ url: `/api/property/imports/${id}/rows?${query}` })).json<ImportRowDto[]>();

const messagesOf = (row: ImportRowDto | undefined) =>
  row?.problems.map(({ column, message }) => [column, message]);

const confirm = (who: Username, id: string) =>
  company.as[who]({ method: 'POST', url: `/api/property/imports/${id}/confirm` });

const state = async (who: Username, id: string) =>
  (await company.as[who]({ url: `/api/property/imports/${id}` })).json<PropertyImportDto>();

async function entered(who: Username, id: string): Promise<PropertyImportDto> {
  for (;;) {
    const now = await state(who, id);
    if (now.status !== 'running') return now;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const countItems = async () => {
  const items = await company.database.db.selectFrom('property').select('id').execute();
  return items.length;
};

describe('a preview', () => {
  test('shows every row as the item it would be, and enters none', async () => {
    const before = await countItems();
    const done = await preview('brandt', [
      'Nomenclature,SN,NSN,LIN,Category,Status,Location,Remarks,Hand',
      ' M249 , u77001,1005011277510,m09009,,,Rack 7,"Two lines,\nof remarks",x',
      'Tent,T77002,,,Support Equipment,in repair,,,',
    ]);
    expect(done).toMatchObject({
      file_name: 'items.csv', encoding: 'UTF-8', status: 'previewed', rows: 2, wrong: 0, warned: 0, written: 0, refused: 0,
      notices: ["The column 'Hand' is not read."],
    }); // prettier-ignore
    const rows = await rowsOf('brandt', done.id);
    expect(rows.map(({ line, item, state: rowState }) => [line, item, rowState])).toEqual([
      [
        2,
        {
          name: 'M249', serial_number: 'U77001', nsn: '1005-01-127-7510', lin: 'M09009', category: 'weapons',
          current_status: 'Operational', location: 'Rack 7', description: 'Two lines,\nof remarks',
        },
        'ready',
      ],
      [
        4,
        { name: 'Tent', serial_number: 'T77002', category: 'support-equipment', current_status: 'In Repair' },
        'ready',
      ],
    ]); // prettier-ignore
    expect(await countItems()).toBe(before);
  });

  test('names each error by row and column', async () => {
    const done = await preview('brandt', [
      'Name,Serial Number,NSN,LIN,Category,Status',
      ',E1,1005,12,boats,Broken',
      `${'x'.repeat(201)},`,
      '"M4\ncarbine",E2',
      'M4,Е3',
      'M4,1.23E+11',
      'M4,E4,,,,,,surplus',
      'M4,E5\u200b',
    ]);
    expect(done).toMatchObject({ rows: 7, wrong: 7 });
    const rows = await rowsOf('brandt', done.id);
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 4, 6, 7, 8, 9]);
    expect(messagesOf(rows[0])).toEqual([
      ['Name', 'Name is required'],
      ['NSN', 'NSN must be 13 digits, 4-2-3-4, e.g. 1005-01-231-0973'],
      ['LIN', 'LIN must be 6 letters or digits, e.g. C06935'],
      ['Category', expect.stringContaining("'boats' is none of weapons, comsec")],
      ['Status', "'Broken' is not a status of an item"],
    ]);
    expect(messagesOf(rows[1])).toEqual([
      ['Name', 'Name is longer than 200 characters'],
      ['Serial Number', 'Serial number is required'],
    ]);
    expect(messagesOf(rows[2])).toEqual([['Name', 'Name has a line break; is a quotation mark missing?']]);
    expect(messagesOf(rows[3])?.[0]?.[1]).toMatch(/'Е' \(U\+0415\)/);
    expect(messagesOf(rows[4])?.[0]?.[1]).toMatch(/shortened by a spreadsheet/);
    expect(messagesOf(rows[5])).toEqual([[null, 'The row has 8 cells, the first row 6']]);
    expect(messagesOf(rows[6])).toEqual([
      ['Serial Number', 'Serial Number has characters that cannot be seen'],
    ]);
  });

  test('finds duplicates within the file and in the property book, and near misses of both', async () => {
    await company.createItem({ name: 'M17 Pistol', serial_number: 'DB1032' });
    const hidden = await company.as.stranger({
      method: 'POST',
      url: '/api/property',
      body: { name: 'Elsewhere', serial_number: 'HID1032' },
    });
    expect(hidden.statusCode).toBe(201);
    const done = await preview('brandt', [
      'Name,Serial Number',
      'M4,FILE10',
      'M4,file10',
      'M4,FILE1O',
      'M4,db1032',
      'M4,DBL032',
      'M4,DB1302',
      'M4,HIDI032',
      'M4,HID1032',
    ]);
    expect(done).toMatchObject({ rows: 8, wrong: 3, warned: 3 });
    const rows = await rowsOf('brandt', done.id);
    const said = rows.map(({ problems, warnings }) =>
      [...problems, ...warnings].map(({ message }) => message),
    );
    expect(said).toEqual([
      [],
      ['Serial number FILE10 is a duplicate: line 2 has it too'],
      ['Easily mistaken for the serial number of line 2'],
      ['Serial number DB1032 is a duplicate: an item with it is in the property book'],
      ['Easily mistaken for M17 Pistol DB1032'],
      ['Easily mistaken for the serial number of line 6', 'Easily mistaken for M17 Pistol DB1032'],
      [],
      ['Serial number HID1032 is a duplicate: an item with it is in the property book'],
    ]);
    const only = async (query: string) => (await rowsOf('brandt', done.id, query)).map(({ line }) => line);
    expect(await only('only=problems')).toEqual([3, 5, 9]);
    expect(await only('only=warnings')).toEqual([4, 6, 7]);
    expect(await only('after=4&limit=2')).toEqual([5, 6]);
  });

  test.each([
    ['nothing', '', 'The file is empty.'],
    ['only headings', 'Name,Serial Number\n', 'The file has no rows below the first one.'],
    [
      'other columns',
      'Colour,Size\nred,XL\n',
      'The first row names the columns; it has no Name and no Serial Number.',
    ],
    ['an open quotation mark', 'Name,Serial Number\n"M4,W1\n', /^The row that begins on line 2 does not end/],
    ['a workbook', Buffer.from('504b0304ff', 'hex'), /^This is a spreadsheet workbook/],
  ])('a file of %s is refused in a sentence, and nothing of it is kept', async (_name, payload, message) => {
    const imports = async () =>
      (await company.as.brandt({ url: '/api/property/imports' })).json<unknown[]>().length;
    const before = await imports();
    const response = await upload('brandt', payload);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ message: string }>().message).toMatch(message);
    expect(await imports()).toBe(before);
  });

  test('a file in UTF-16 or Latin-1 is read, and a guess is said', async () => {
    const utf16 = await upload('brandt', Buffer.from('\ufeffName\tSerial Number\nCaméra\tU16', 'utf16le'));
    expect(utf16.json()).toMatchObject({ encoding: 'UTF-16', rows: 1, notices: [] });
    const latin = await upload('brandt', Buffer.from('Name;Serial Number\nCaméra;L1', 'latin1'));
    const { id, encoding, notices } = latin.json<PropertyImportDto>();
    expect([encoding, notices]).toEqual([
      'Windows-1252 (Latin-1)',
      [expect.stringContaining('it was read as')],
    ]);
    expect((await rowsOf('brandt', id))[0]?.item.name).toBe('Caméra');
  });

  test('a file past 16 MB is refused with 413, and JSON with 415 or 400', async () => {
    const response = await upload('brandt', Buffer.alloc(16 * 1024 * 1024 + 1, 'x'));
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      413,
      'The file is too large: at most 16 MB is taken.',
    ]);
    const none = await company.as.brandt({ method: 'POST', url: '/api/property/imports' });
    expect(none.statusCode).toBe(400);
  });

  test.each(['whitaker', 'petrov'] as const)(
    'only keepers of the property book import: %s may not',
    async (who) => {
      const response = await upload(who, 'Name,Serial Number\nM4,NO1\n');
      expect(response.statusCode).toBe(403);
      expect(response.json<{ message: string }>().message).toMatch(/Supply Sergeant/);
    },
  );

  test('an import is its owner’s alone', async () => {
    const { id } = await preview('brandt', ['Name,Serial Number', 'M4,OWN1']);
    for (const who of ['halloran', 'stranger', 'whitaker'] as const) {
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/rows'],
        ['POST', '/confirm'],
        ['DELETE', ''],
      ] as const) {
        const response = await company.as[who]({ method, url: `/api/property/imports/${id}${path}` });
        expect([who, path, response.statusCode]).toEqual([who, path, 404]);
      }
    }
    expect((await state('brandt', id)).status).toBe('previewed');
  });
});

describe('a confirmed import', () => {
  test('enters the good rows by the same act as any creation, the wrong ones not, and says how far it is', async () => {
    const { id } = await preview('brandt', [
      'Name,Serial Number,LIN',
      'M4A1 Carbine,GO1,c06935',
      ',GO2',
      'M249,GO3',
    ]);
    const response = await confirm('brandt', id);
    expect([response.statusCode, response.json<PropertyImportDto>().status]).toEqual([200, 'running']);
    expect(await entered('brandt', id)).toMatchObject({
      status: 'finished',
      rows: 3,
      wrong: 1,
      written: 2,
      refused: 0,
      finished_at: expect.any(String),
    });
    const rows = await rowsOf('brandt', id);
    expect(rows.map((row) => row.state)).toEqual(['written', 'wrong', 'written']);
    const item = await company.as.brandt({ url: `/api/property/${rows[0]?.item_id}` });
    expect(item.json<PropertyDto>()).toMatchObject({
      name: 'M4A1 Carbine',
      serial_number: 'GO1',
      lin: 'C06935',
      category: 'weapons',
      is_sensitive: true,
      assigned_to: { name: 'SPC Brandt' },
      chain: [{ user: null }, { label: 'SPC Brandt' }],
    });
    expect(await eventTypes(company, rows[0]?.item_id ?? '')).toEqual(['ITEM CREATED']);
  });

  test('enters nothing twice, however often and from how many sides it is confirmed', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => `M4,TWICE${index}`);
    const { id } = await preview('brandt', ['Name,Serial Number', ...lines]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm('brandt', id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await entered('brandt', id)).toMatchObject({ written: 30, refused: 0 });
    const before = await countItems();
    expect((await confirm('brandt', id)).json()).toMatchObject({ status: 'finished', written: 30 });
    expect(await countItems()).toBe(before);
  });

  test('a serial number that was entered after the preview is refused with the reason, the rest is entered', async () => {
    const { id } = await preview('brandt', ['Name,Serial Number', 'M4,LATE1', 'M4,LATE2']);
    await company.createItem({ serial_number: 'LATE1' });
    await confirm('brandt', id);
    expect(await entered('brandt', id)).toMatchObject({ written: 1, refused: 1 });
    const [refused] = await rowsOf('brandt', id, 'only=problems');
    expect(messagesOf(refused)).toEqual([[null, expect.stringContaining('LATE1 is a duplicate')]]);
  });

  test('one whose process died goes on elsewhere once its lease is over', async () => {
    const { id } = await preview('brandt', ['Name,Serial Number', 'M4,DIED1', 'M4,DIED2']);
    const { db } = company.database;
    await db
      .updateTable('property_import')
      .set({ status: 'running', running_until: new Date(Date.now() - 60_000) })
      .where('id', '=', id)
      .execute();
    await runJobs(company.app, 'go on with imports');
    expect(await entered('brandt', id)).toMatchObject({ status: 'finished', written: 2 });
  });

  test('stops where its owner may not enter items any more, and goes on once he may', async () => {
    const { id } = await preview('brandt', ['Name,Serial Number', 'M4,STOP1']);
    const { db } = company.database;
    const setRole = (role: 'Soldier' | 'Supply Sergeant') =>
      db.updateTable('users').set({ role }).where('id', '=', company.ids.brandt).execute();
    await db
      .updateTable('property_import')
      .set({ status: 'running', running_until: new Date(Date.now() - 60_000) })
      .where('id', '=', id)
      .execute();
    await setRole('Soldier');
    await runJobs(company.app, 'go on with imports');
    expect(await entered('brandt', id)).toMatchObject({ status: 'stopped', written: 0 });
    expect((await confirm('brandt', id)).statusCode).toBe(403);
    await setRole('Supply Sergeant');
    await confirm('brandt', id);
    expect(await entered('brandt', id)).toMatchObject({ status: 'finished', written: 1 });
  });
});

test('an import that was not confirmed is forgotten when asked, or after a week; a confirmed one not', async () => {
  const first = await preview('brandt', ['Name,Serial Number', 'M4,GONE1']);
  const forget = (id: string) => company.as.brandt({ method: 'DELETE', url: `/api/property/imports/${id}` });
  expect((await forget(first.id)).statusCode).toBe(200);
  expect((await forget(first.id)).statusCode).toBe(404);

  const second = await preview('brandt', ['Name,Serial Number', 'M4,GONE2']);
  await confirm('brandt', second.id);
  await entered('brandt', second.id);
  expect((await forget(second.id)).statusCode).toBe(409);

  const third = await preview('brandt', ['Name,Serial Number', 'M4,GONE3']);
  company.clock.set(new Date(Date.now() + 8 * 24 * 60 * 60 * 1000));
  await runJobs(company.app, 'forget old imports');
  company.clock.set(new Date());
  const listed = (await company.as.brandt({ url: '/api/property/imports' })).json<PropertyImportDto[]>();
  expect(listed.map(({ id }) => id)).not.toContain(third.id);
});

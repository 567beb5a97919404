import type {
  PropertyImportDto,
  ReconciliationDto,
  ReconciliationKind,
  ReconciliationLineDto,
} from '@hand-receipt/contracts';
import { type Company, messageOf, testCompany } from '../custody/company';
import { type Imports, importsOf, messagesOf } from '../property/imports';

let company: Company;
let imports: Imports;
beforeAll(async () => {
  company = await testCompany();
  imports = importsOf(company);
});

const HEADINGS = 'LIN,Material,Material Description,Serial Number,IUID';

interface Row {
  lin: string;
  nsn: string;
  name: string;
  serial: string;
  uii: string;
}

const csv = (rows: readonly Row[]) =>
  [HEADINGS, ...rows.map(({ lin, nsn, name, serial, uii }) => [lin, nsn, name, serial, uii].join(','))].join(
    '\n',
  );

async function readToCompare(rows: readonly Row[]): Promise<string> {
  const response = await company.as.brandt({
    method: 'POST',
    url: '/api/imports?file_name=GCSS_NOV2026.csv&purpose=compare',
    headers: { 'content-type': 'text/csv' },
    payload: csv(rows),
  });
  expect([response.statusCode, response.json<PropertyImportDto>().status]).toEqual([201, 'previewed']);
  return response.json<PropertyImportDto>().id;
}

const post = (who: 'brandt' | 'halloran' | 'whitaker', importId: string, asOf = '2026-11-20') =>
  company.as[who]({ method: 'POST', url: '/api/reconciliations', body: { importId, asOf } });
const linesOf = async (id: string, kind: ReconciliationKind) =>
  (await company.as.brandt({ url: `/api/reconciliations/${id}/lines?kind=${kind}&limit=500` })).json<
    ReconciliationLineDto[]
  >();
const state = async (id: string) =>
  (await company.as.brandt({ url: `/api/reconciliations/${id}` })).json<ReconciliationDto>();
const note = (id: string, line: number, text: string | null) =>
  company.as.brandt({
    method: 'PUT',
    url: `/api/reconciliations/${id}/lines/${line}/note`,
    body: { note: text },
  });
const close = (who: 'brandt' | 'halloran', id: string) =>
  company.as[who]({ method: 'POST', url: `/api/reconciliations/${id}/close` });

const KINDS = [
  { lin: 'C06935', nsn: '1005-01-231-0973', name: 'CARBINE 5.56MM M4A1', stem: 'W' },
  { lin: 'N05482', nsn: '5855-01-432-0524', name: 'NIGHT VISION DEVICE AN/PVS-14', stem: 'N' },
  { lin: 'M09009', nsn: '1005-01-127-7510', name: 'MACHINE GUN M249', stem: 'U' },
];

/** 600 items of three kinds; their serial numbers are lots. */
const BOOK: Row[] = Array.from({ length: 600 }, (_, at) => {
  const { stem, ...kind } = KINDS[at % 3]!;
  return { ...kind, serial: `${stem}${120_000 + at}`, uii: `D0BWE9${500_000 + at}` };
});

/** The other book a month later: 25 differences. */
function seeded(): Row[] {
  const rows = BOOK.map((row) => ({ ...row }));
  const change = (at: number, to: Partial<Row>) => Object.assign(rows[at]!, to);
  // Five serial numbers with the same UII, two of them exchanged.
  change(0, { serial: 'W999001' });
  change(3, { serial: BOOK[6]!.serial });
  change(6, { serial: BOOK[3]!.serial });
  change(9, { serial: 'W999002' });
  change(12, { serial: 'W999003' });
  // Three misread serial numbers of items whose UII they have not.
  change(15, { serial: 'W12OO15', uii: '' });
  change(19, { serial: 'N120O19', uii: '' });
  change(22, { serial: 'N12002Z', uii: '' });
  for (const at of [30, 33, 36]) change(at, { nsn: '1005-01-231-0999' });
  for (const at of [39, 42]) change(at, { lin: 'C06936' });
  for (const at of [45, 48]) change(at, { uii: `D0BWE9X${at}` });
  change(51, { name: 'CARBINE 5.56MM M4' });
  const left = new Set([100, 200, 300, 400]);
  const gained = Array.from({ length: 5 }, (_, at) => ({ ...BOOK[1]!, serial: `N98700${at}`, uii: '' }));
  return [...rows.filter((_, at) => !left.has(at)), ...gained].reverse();
}

test('LIFE-48 a second file shows all of 25 seeded differences and no other; rows are settled or noted, and notes carry over', async () => {
  const entered = await imports.upload('brandt', csv(BOOK));
  const { id: first } = entered.json<PropertyImportDto>();
  await imports.confirm('brandt', first);
  expect(await imports.entered('brandt', first)).toMatchObject({ written: 600 });

  const importId = await readToCompare(seeded());
  expect((await post('whitaker', importId)).statusCode).toBe(403);
  expect((await post('halloran', importId)).statusCode).toBe(404);
  expect(messageOf(await post('brandt', importId, '2099-01-01'))).toBe('The day of the file is in the future.');
  expect((await post('brandt', first)).statusCode).toBe(409);
  const before = await imports.countItems();
  const opened = await post('brandt', importId);
  expect([opened.statusCode, opened.body]).toEqual([201, expect.any(String)]);
  const { id, counts, open, file_hash } = opened.json<ReconciliationDto>();
  expect(await imports.countItems()).toBe(before);
  expect(file_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(counts).toEqual({ theirs: 5, ours: 4, differing: 16, equal: 580 });
  expect(open).toEqual({ theirs: 5, ours: 4, differing: 16, equal: 0 });
  const differing = await linesOf(id, 'differing');
  const changed = differing.map(({ item, differences }) => [item?.serial_number, differences.map(({ field }) => field).join()]);
  expect(changed.sort()).toEqual(
    [
      ...[0, 3, 6, 9, 12, 15, 19, 22].map((at) => [BOOK[at]!.serial, 'serial_number']),
      ...[30, 33, 36].map((at) => [BOOK[at]!.serial, 'nsn']),
      ...[39, 42].map((at) => [BOOK[at]!.serial, 'lin']),
      ...[45, 48].map((at) => [BOOK[at]!.serial, 'uii']),
      [BOOK[51]!.serial, 'name'],
    ].sort(),
  );
  expect((await linesOf(id, 'ours')).map(({ item }) => item?.serial_number)).toEqual(
    [100, 200, 300, 400].map((at) => BOOK[at]!.serial).sort(),
  );
  expect(messageOf(await post('brandt', importId))).toBe(`This file is compared already, as ${id}.`);

  // One row is entered, one amended in part, one noted; the rest stays open.
  const [gain, ...gains] = await linesOf(id, 'theirs');
  const { serial_number, name, nsn, lin } = gain?.theirs ?? {};
  await company.createItem({ serial_number, name, nsn, lin });
  expect((await linesOf(id, 'theirs'))[0]).toMatchObject({ outcome: 'Entered', note: null });
  expect(messageOf(await close('brandt', id))).toBe('24 rows are open.');
  for (const { line } of [...gains, ...(await linesOf(id, 'ours')), ...differing.slice(1)]) {
    expect((await note(id, line, `Told the PBO of line ${line}.`)).statusCode).toBe(200);
  }
  expect(messageOf(await close('brandt', id))).toBe('1 row is open.');
  expect((await note(id, differing[0]!.line, ' ')).statusCode).toBe(400);
  const equal = await linesOf(id, 'equal');
  expect((await note(id, equal[0]!.line, 'Equal')).statusCode).toBe(404);
  await note(id, differing[0]!.line, 'It waits for a new plate.');
  expect((await close('halloran', id)).statusCode).toBe(403);
  const closed = await close('brandt', id);
  expect(closed.json()).toMatchObject({ closed_by: { name: 'SPC Brandt' }, open: { theirs: 0, ours: 0, differing: 0 } });
  expect((await note(id, differing[0]!.line, null)).statusCode).toBe(409);
  expect((await close('brandt', id)).statusCode).toBe(409);
  const event = await company.database.db.selectFrom('ledger_event').select('body').where('event_type', '=', 'BOOK RECONCILED').executeTakeFirstOrThrow();
  expect((JSON.parse(Buffer.from(event.body).toString()) as { details: object }).details).toMatchObject({ reconciliationId: id, counts: { theirs: 5, ours: 4, differing: 16, equal: 580 }, fileHash: file_hash });

  // A month later the file is the same, but for one row that they corrected.
  const next = await readToCompare(seeded().map((row) => (row.serial === 'W999001' ? { ...row, serial: BOOK[0]!.serial } : row)));
  const second = (await post('brandt', next, '2026-11-21')).json<ReconciliationDto>();
  expect(second.counts).toEqual({ theirs: 4, ours: 4, differing: 15, equal: 582 });
  expect(second.open).toEqual({ theirs: 0, ours: 0, differing: 0, equal: 0 });
  const [carried] = await linesOf(second.id, 'ours');
  expect(carried).toMatchObject({ note: expect.stringContaining('Told the PBO'), carried_from: id, noted_by: { name: 'SPC Brandt' } });
  expect((await company.as.stranger({ url: `/api/reconciliations/${id}` })).statusCode).toBe(404);
  expect((await company.as.whitaker({ url: '/api/reconciliations' })).json()).toEqual([]);
  expect((await state(id)).closed_at).not.toBeNull();
}, 120_000); // prettier-ignore

test('an amendment that is proposed settles a row that differs, and one that ends without a signature opens it again', async () => {
  const item = await company.createItem({ serial_number: 'RR45671', nsn: '2320-01-107-7155', name: 'TRUCK' });
  const row = { lin: '', nsn: '2320-01-107-7156', name: 'TRUCK', serial: 'RR45671', uii: '' };
  const { id } = (await post('brandt', await readToCompare([row]))).json<ReconciliationDto>();
  const proposed = await company.as.brandt({
    method: 'POST',
    url: '/api/amendments',
    body: {
      reason: 'The NSN was misread.',
      lines: [{ itemId: item.id, field: 'nsn', to: row.nsn }],
      proof: { password: 'demo-0600' },
    },
  });
  const amendment = proposed.json<{ id: string }>().id;
  expect(await linesOf(id, 'differing')).toMatchObject([{ outcome: `Proposed, ${amendment}` }]);
  expect((await state(id)).open.differing).toBe(0);
  const end = await company.as.brandt({ method: 'POST', url: `/api/amendments/${amendment}/withdraw` });
  expect(end.statusCode).toBe(200);
  expect(await linesOf(id, 'differing')).toMatchObject([{ outcome: null }]);
  expect((await state(id)).open.differing).toBe(1);
});

test('LIFE-48 a row of which only some differences are filled in or proposed stays open, and says which are settled', async () => {
  const item = await company.createItem({ serial_number: 'PD45671', nsn: '2320-01-107-7155', name: 'TRUCK' });
  const row = { lin: 'T07543', nsn: '2320-01-107-7156', name: 'TRUCK', serial: 'PD45671', uii: 'D0BWE9PD1' };
  const { id } = (await post('brandt', await readToCompare([row]))).json<ReconciliationDto>();
  const one = async () => (await linesOf(id, 'differing'))[0];
  expect(await one()).toMatchObject({ outcome: null, settled_fields: [] });
  const edit = await company.as.brandt({
    method: 'PATCH',
    url: `/api/property/${item.id}`,
    body: { lin: row.lin, version: item.version },
  });
  expect([edit.statusCode, edit.body]).toEqual([200, expect.any(String)]);
  expect(await one()).toMatchObject({ outcome: null, settled_fields: ['lin'] });
  const proposed = await company.as.brandt({
    method: 'POST',
    url: '/api/amendments',
    body: {
      reason: 'The NSN was misread.',
      lines: [{ itemId: item.id, field: 'nsn', to: row.nsn }],
      proof: { password: 'demo-0600' },
    },
  });
  expect(proposed.statusCode).toBe(201);
  expect(await one()).toMatchObject({ outcome: null, settled_fields: ['nsn', 'lin'] });
  const openRows = await company.as.brandt({
    url: `/api/reconciliations/${id}/lines?kind=differing&open=true`,
  });
  expect(openRows.json()).toMatchObject([{ item: { id: item.id } }]);
  const filled = await company.as.brandt({
    method: 'PATCH',
    url: `/api/property/${item.id}`,
    body: { uii: row.uii, version: (await company.readItem(item.id)).version },
  });
  expect(filled.statusCode).toBe(200);
  expect(await one()).toMatchObject({ outcome: `Proposed, ${proposed.json<{ id: string }>().id}` });
  const none = await company.as.brandt({ url: `/api/reconciliations/${id}/lines?kind=differing&open=true` });
  expect(none.json()).toEqual([]);
});

test('LIFE-48 a number that is twice in their file is one row too many: it is open, and nothing that we have is misread', async () => {
  const [item, neighbor] = [
    await company.createItem({ serial_number: 'TW23456', nsn: '2320-01-107-7155', name: 'TRUCK' }),
    await company.createItem({ serial_number: 'TW23465', nsn: '2320-01-107-7155', name: 'TRUCK' }),
  ];
  const row = { lin: '', nsn: '2320-01-107-7155', name: 'TRUCK', serial: item.serial_number, uii: '' };
  const { id, counts, open } = (
    await post('brandt', await readToCompare([row, row]))
  ).json<ReconciliationDto>();
  expect([counts.equal, counts.differing, counts.theirs, open.theirs]).toEqual([1, 0, 1, 1]);
  expect(await linesOf(id, 'theirs')).toMatchObject([{ outcome: null, note: null }]);
  expect((await linesOf(id, 'ours')).map((line) => line.item?.id)).toContain(neighbor.id);
});

test('LIFE-48 a cell that cannot be read is a difference as it is written', async () => {
  const right = { lin: 'C06935', nsn: '8340-01-456-3628', name: 'TENT', uii: '' };
  const UNREAD: [serial: string, change: Partial<Row>, difference: object | null][] = [
    ['UC45671', { nsn: '8340-01-456-36' }, { field: 'nsn', theirs: '8340-01-456-36' }],
    ['UC45682', { lin: 'C0693' }, { field: 'lin', theirs: 'C0693' }],
    ['UC45693', { uii: 'D0 BW/?' }, { field: 'uii', theirs: 'D0 BW/?' }],
    ['UC45704', { name: 'TARP\u200b' }, { field: 'name', theirs: 'TARP\u200b' }],
    ['UC45715', { nsn: '01-456-9999' }, { field: 'nsn', theirs: '01-456-9999' }],
    // Two NSNs of the book have this NIIN, and the item has one of them.
    ['UC45726', { nsn: '01-456-3628' }, null],
    ['UC45737', {}, null],
  ];
  for (const [serial_number] of UNREAD) {
    await company.createItem({ serial_number, name: right.name, nsn: right.nsn, lin: right.lin });
  }
  await company.createItem({ serial_number: 'UC45748', nsn: '8345-01-456-3628' });
  const rows = UNREAD.map(([serial, change]) => ({ ...right, serial, ...change }));
  const unreadSerial = { ...right, serial: 'UC\u200b99', lin: '', nsn: '' };
  const importId = await readToCompare([...rows, unreadSerial]);
  const { id } = (await post('brandt', importId)).json<ReconciliationDto>();
  const differing = await linesOf(id, 'differing');
  expect(differing.map(({ item, differences }) => [item?.serial_number, differences])).toEqual(
    UNREAD.flatMap(([serial, , difference]) =>
      difference ? [[serial, [expect.objectContaining(difference)]]] : [],
    ),
  );
  expect((await linesOf(id, 'theirs')).map(({ theirs }) => theirs?.serial_number)).toEqual([
    unreadSerial.serial,
  ]);
  expect((await state(id)).counts.equal).toBe(2);
});

test('a row that cannot be entered is compared, one without a serial number and UII is not, and the figures say so', async () => {
  await company.createItem({ serial_number: 'FG45671', name: 'TENT', nsn: '8340-01-456-3628' });
  const read = await company.as.brandt({
    method: 'POST', url: '/api/imports?file_name=book.csv&purpose=compare',
    headers: { 'content-type': 'text/csv' },
    payload: [
      'Name,Serial Number,NSN,UII,Status,Category,CIIC,Quantity',
      'TENT,FG45671,8340-01-456-36,,Lost,,,',
      ',FG45682,,,Odd word,boats,XX,2',
      'TENT,FG45682,,,,,,',
      'TENT,,,D0BWE9FG1,,,,',
      'TENT,,8340-01-456-3628,,,,,',
    ].join('\n'),
  });
  const { id, ...figures } = read.json<PropertyImportDto>();
  expect(figures).toMatchObject({ status: 'previewed', rows: 5, wrong: 1, warned: 2 });
  const rows = await imports.rowsOf('brandt', id);
  expect(rows.map(messagesOf)).toEqual([
    [], [], [], [], [['Serial Number', 'A serial number or a UII is required to compare the row']],
  ]);
  expect(rows.map(({ warnings }) => warnings.map(({ message }) => message))).toEqual([
    ['NSN must be 13 digits, 4-2-3-4, e.g. 1005-01-231-0973. It is compared as it is written.'],
    [],
    ['Serial number FG45682 is a duplicate: line 3 has it too'],
    [],
    [],
  ]);
  const fixed = await company.as.brandt({
    method: 'PATCH', url: `/api/imports/${id}/rows/2`, body: { values: { current_status: 'Gone' } },
  });
  expect(fixed.json()).toMatchObject({ state: 'ready', problems: [] });

  const { counts } = (await post('brandt', id)).json<ReconciliationDto>();
  expect(counts.theirs + counts.differing + counts.equal).toBe(4);
  expect(await imports.state('brandt', id)).toMatchObject({ status: 'finished', finished_at: expect.any(String), written: 0 });
  expect(messageOf(await company.as.brandt({ method: 'DELETE', url: `/api/imports/${id}` }))).toBe(
    'This file was compared with the book.',
  );
}); // prettier-ignore

test('LIFE-48 a comparison of 5,000 rows takes under 20 s', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => ({
    ...BOOK[at % 3]!,
    serial: `ZZ${300_000 + at}`,
    uii: '',
  }));
  const importId = await readToCompare(rows);
  const began = Date.now();
  const response = await post('brandt', importId);
  expect(response.statusCode).toBe(201);
  expect(response.json<ReconciliationDto>().counts.theirs).toBe(5000);
  expect(Date.now() - began).toBeLessThan(20_000);
}, 120_000);

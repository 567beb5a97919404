import type { ApiErrorDto, BulkAnswerDto, PropertyDto } from '@hand-receipt/contracts';
import { parse } from 'csv-parse/sync';
import { type Company, type Username, eventTypes, testCompany } from '../custody/company';
import { LOST } from '../support/loss-facts';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const bulk = (who: Username, act: 'status' | 'transfers', body: object) =>
  company.as[who]({ method: 'POST', url: `/api/property/bulk/${act}`, body });

const idsOf = (items: PropertyDto[]) => items.map(({ id }) => id);

async function several(name: string, count: number): Promise<PropertyDto[]> {
  const items: PropertyDto[] = [];
  for (let number = 0; number < count; number += 1) items.push(await company.createItem({ name }));
  return items;
}

describe('all that match', () => {
  test('are named by id in the order of the list, with the same filters', async () => {
    const items = await several('Match me', 3);
    await company.createItem({ name: 'Match me not', category: 'medical' });
    const ids = async (query: string) =>
      (await company.as.halloran({ url: `/api/property/ids?${query}` })).json<{
        ids: string[];
        total: number;
      }>();
    expect(await ids('q=match me&category=weapons')).toEqual({ ids: [], total: 0 });
    expect((await ids('q=match me&category=medical')).total).toBe(1);
    const other = await ids('q=match me&category=other&sort=-serialNumber');
    expect(other).toEqual({ ids: idsOf(items).reverse(), total: 3 });
    const refused = await company.as.halloran({ url: '/api/property/ids?status=Broken' });
    expect(refused.statusCode).toBe(400);
    const stranger = await company.as.stranger({ url: '/api/property/ids?q=match me&scope=visible' });
    expect(stranger.json()).toEqual({ ids: [], total: 0 });
  });
});

describe('bulk status', () => {
  test('changes each item by itself and says what became of each', async () => {
    const items = await several('Bulk', 2);
    const theirs = await company.as.stranger({
      method: 'POST',
      url: '/api/property',
      body: { name: 'Theirs', serial_number: 'THEIRS1' },
    });
    const hidden = theirs.json<PropertyDto>().id;
    const [first = '', second = ''] = idsOf(items);
    const response = await bulk('halloran', 'status', {
      ids: [first, hidden, second, first],
      status: 'in repair',
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      done: 2,
      refused: 1,
      results: [
        { id: first, ok: true, message: null, transfer_id: null },
        { id: hidden, ok: false, message: 'Property not found', transfer_id: null },
        { id: second, ok: true, message: null, transfer_id: null },
      ],
    });
    for (const id of [first, second]) {
      expect(await eventTypes(company, id)).toEqual(['ITEM CREATED', 'STATUS CHANGE']);
    }
    expect(await eventTypes(company, hidden)).toEqual(['ITEM CREATED']);
  });

  test('a soldier changes what they signed for and nothing else', async () => {
    const [mine, other] = await several('Mine and other', 2);
    await company.signDown(mine?.id ?? '', 'whitaker');
    const response = await bulk('whitaker', 'status', { ids: [mine?.id, other?.id], status: 'Damaged' });
    expect(response.json<BulkAnswerDto>().results.map(({ ok }) => ok)).toEqual([true, false]);
  });

  test('a word that is no status, no item or too many are a 400', async () => {
    const [item] = await several('Refused', 1);
    for (const wrong of [
      { ids: [item?.id], status: 'Broken' },
      { ids: [], status: 'Lost' },
      { ids: Array.from({ length: 501 }, (_, index) => `P-${index}`), status: 'Lost' },
      { ids: item?.id, status: 'Lost' },
    ]) {
      expect((await bulk('halloran', 'status', wrong)).statusCode).toBe(400);
    }
    expect(await eventTypes(company, item?.id ?? '')).toEqual(['ITEM CREATED']);
  });
});

describe('bulk transfers', () => {
  test('offer each item by itself; one that is offered already says to whom', async () => {
    const [first, second, third] = await several('Offered', 3);
    await company.offer('halloran', second?.id ?? '', 'petrov');
    const ids = [first?.id, second?.id, third?.id];
    const terms = { ids, toUserId: company.ids.whitaker, includeComponents: true, notes: 'Range week' };
    const answer = (await bulk('halloran', 'transfers', terms)).json<BulkAnswerDto>();
    expect([answer.done, answer.refused]).toEqual([2, 1]);
    expect(answer.results[1]?.message).toMatch(
      /already offered: a transfer from SPC Halloran to SPC Petrov is open/,
    );
    const [opened] = answer.results;
    const transfer = await company.as.whitaker({ url: `/api/transfers/${opened?.transfer_id}` });
    expect(transfer.json()).toMatchObject({
      status: 'Pending',
      notes: 'Range week',
      include_components: true,
    });
    const again = (await bulk('halloran', 'transfers', terms)).json<BulkAnswerDto>();
    expect([again.done, again.refused]).toEqual([0, 3]);
  });

  test('whose answer was lost are sent again under their key: nothing is done twice, and the answer is the same', async () => {
    const items = await several('Cut off', 3);
    const send = (key: string) =>
      company.as.halloran({
        method: 'POST',
        url: '/api/property/bulk/transfers',
        headers: { 'idempotency-key': key },
        body: { ids: idsOf(items), toUserId: company.ids.whitaker },
      });
    const first = await send('cut-off-1');
    const again = await send('cut-off-1');
    expect(first.json<BulkAnswerDto>().done).toBe(3);
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotency-replayed']).toBe('true');
    for (const id of idsOf(items)) {
      const opened = await company.database.db
        .selectFrom('transfer')
        .select('id')
        .where('item_id', '=', id)
        .execute();
      expect(opened).toHaveLength(1);
    }
  });

  test('an unknown recipient and an item that I do not hold are refused item by item', async () => {
    const [item] = await several('Not offered', 1);
    const unknown = await bulk('halloran', 'transfers', { ids: [item?.id], toUserId: 'U-9999' });
    expect(unknown.json<BulkAnswerDto>().results[0]?.message).toBe('The recipient is not known.');
    const onlooker = await bulk('brandt', 'transfers', { ids: [item?.id], toUserId: company.ids.whitaker });
    expect(onlooker.json<BulkAnswerDto>().results[0]?.message).toMatch(/Only its holder/);
  });
});

describe('export', () => {
  const exported = async (who: Username, query: string) => {
    const response = await company.as[who]({ url: `/api/property/export?${query}` });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="property-\d{8}\.csv"$/);
    return parse(response.body, { bom: true, columns: true, record_delimiter: '\r\n' }) as Record<
      string,
      string
    >[];
  };

  test('check 16 is the list as CSV, and no cell of it is a formula to a spreadsheet', async () => {
    await company.createItem({
      name: '=HYPERLINK("http://x","y")',
      serial_number: '-2+3',
      description: '@SUM(A1)',
      location: '+1',
      nsn: '1005-01-231-0973',
    });
    const [row] = await exported('halloran', 'q=HYPERLINK');
    expect(row).toMatchObject({
      Name: '\'=HYPERLINK("http://x","y")',
      'Serial Number': "'-2+3",
      NSN: '1005-01-231-0973',
      LIN: '',
      Category: 'other',
      Status: 'Operational',
      Location: "'+1",
      Description: "'@SUM(A1)",
      'Assigned To': 'SPC Halloran',
    });
  });

  test('goes past one page, keeps the order of the list, and has what I may see and no more', async () => {
    await several('Paged export', 3);
    const names = (rows: Record<string, string>[]) => rows.map((row) => row['Serial Number']);
    const rows = await exported('halloran', 'q=Paged export&sort=-serialNumber');
    expect(names(rows)).toEqual(names(rows).sort().reverse());
    expect(rows).toHaveLength(3);
    expect(await exported('stranger', 'q=Paged export&scope=visible')).toEqual([]);
    expect(await exported('whitaker', 'q=Paged export&scope=visible')).toEqual([]);
  });

  test('a wrong filter is a 400 before any file begins', async () => {
    const response = await company.as.halloran({ url: '/api/property/export?sort=password_hash' });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      400,
      expect.stringContaining('json'),
    ]);
  });

  test('what is exported is imported as it was, elsewhere', async () => {
    await company.createItem({
      name: '=Odd, "name"',
      serial_number: 'ROUND1',
      lin: 'C06935',
      location: "'=rack",
    });
    const response = await company.as.halloran({ url: '/api/property/export?q=ROUND1' });
    const upload = await company.as.stranger({
      method: 'POST',
      url: '/api/imports',
      headers: { 'content-type': 'text/csv' },
      payload: response.body.replace('ROUND1', 'ROUND2'),
    });
    const { id } = upload.json<{ id: string }>();
    const rows = await company.as.stranger({ url: `/api/imports/${id}/rows` });
    expect(rows.json<{ item: object; problems: object[] }[]>()[0]).toMatchObject({
      item: { name: '=Odd, "name"', serial_number: 'ROUND2', lin: 'C06935', location: "'=rack" },
      problems: [],
    });
  });
});

test('items are reported lost in bulk only with a reason, which stands in the event of each', async () => {
  const { id } = await company.createItem();
  const refused = await bulk('halloran', 'status', { ids: [id], status: 'lost', reason: 'Gone' });
  expect([refused.statusCode, refused.json<ApiErrorDto>().fields]).toEqual([
    400,
    { loss: 'Say when and where it was last seen, and what happened.' },
  ]);
  expect((await company.readItem(id)).current_status).toBe('Operational');
  const body = { ids: [id], ...LOST };
  expect((await bulk('halloran', 'status', body)).statusCode).toBe(200);
  const event = await company.database.db
    .selectFrom('ledger_event')
    .select('body')
    .where('item_id', '=', id)
    .where('event_type', '=', 'STATUS CHANGE')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(Buffer.from(event.body).toString('utf8'))).toMatchObject({
    details: { newStatus: 'Lost', reason: 'Not found after the river crossing' },
  });
});

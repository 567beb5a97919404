import type { LedgerEventDto } from '@hand-receipt/contracts';
import { appendEvent } from '../../src/ledger/append';
import { NAVARRO } from './support';
import { TwoUnits, type Who } from './two-units';

const units = TwoUnits.forFile();

test('LEDG-31 a ledger history event has timestamp, eventType, eventId, userId, itemId and details', async () => {
  const [newest, ...older] = await units.history('commander');
  expect(newest).toMatchObject({
    seq: 7,
    eventType: 'VERIFICATION',
    userId: 'U-0004',
    userName: 'SGT Navarro',
    itemId: 'P-9',
    details: {},
  });
  expect(newest?.eventId).toMatch(/^evt_/);
  expect(Date.parse(newest?.timestamp ?? '')).not.toBeNaN();
  expect(older.map(({ seq }) => seq)).toEqual([6, 5, 4, 3, 2, 1, 0]);
});

test('a soldier reads the events of their own items, a leader those of their unit, book keepers all of them', async () => {
  const seqs = async (who: Who) => (await units.history(who)).map(({ seq }) => seq);
  expect(await seqs('soldier')).toEqual([5, 3, 0]);
  expect(await seqs('leader')).toEqual([5, 4, 3, 1, 0]);
  for (const who of ['sergeant', 'commander', 'admin'] as const) expect(await seqs(who)).toHaveLength(8);
});

test('the history of an item out of sight answers 404, of one in sight its events', async () => {
  expect((await units.get('soldier', '/api/ledger/history?itemId=P-9')).status).toBe(404);
  expect((await units.history('soldier', '?itemId=P-1')).map(({ seq }) => seq)).toEqual([5, 3, 0]);
});

test('LEDG-05 search narrows entries by item, user or transaction ID, case-insensitive substring', async () => {
  const found = async (q: string) =>
    (await units.history('commander', `?q=${encodeURIComponent(q)}`)).map(({ seq }) => seq);
  const [event] = await units.history('commander', '?q=w124');
  expect(await found('w124')).toEqual([1]);
  expect(await found('t-0002')).toEqual([5]);
  expect(await found('NAVARRO')).toHaveLength(8);
  expect(await found(event?.eventId.slice(4).toUpperCase() ?? '')).toEqual([1]);
  expect(await found('100% "BENT"')).toEqual([3]);
  expect(await found('100_')).toEqual([]);
  expect(await units.history('stranger', '?q=w123')).toEqual([]);
});

test('LEDG-06 the type filter narrows to transfers approved, transfers rejected or inventory updates', async () => {
  const of = async (type: string) =>
    (await units.history('commander', `?type=${type}`)).map(({ seq }) => seq);
  expect(await of('transfer-approved')).toEqual([5]);
  expect(await of('transfer-rejected')).toEqual([4]);
  expect(await of('inventory-updated')).toEqual([7, 3, 2, 1, 0]);
  expect(await units.history('commander', '')).toHaveLength(8);
});

test('a type that is none of the filters is refused, in the list and in the CSV', async () => {
  for (const type of ['bogus', 'TRANSFER-APPROVED', '__proto__', 'constructor', 'toString']) {
    for (const list of ['history', 'csv']) {
      const answer = await units.as('commander')({ url: `/api/ledger/${list}?type=${type}` });
      expect([list, type, answer.statusCode]).toEqual([list, type, 400]);
      expect(answer.json()).toMatchObject({
        fields: {
          type: 'type must be one of record-changed, transfer-approved, transfer-rejected, inventory-updated',
        },
      });
    }
  }
});

test('history pages by offset and by cursor, with the total in a header', async () => {
  const first = await units.get<LedgerEventDto[]>('commander', '/api/ledger/history?limit=3');
  expect(first.total).toBe('8');
  expect(first.body.map(({ seq }) => seq)).toEqual([7, 6, 5]);
  const next = await units.get<LedgerEventDto[]>(
    'commander',
    `/api/ledger/history?limit=5&cursor=${String(first.cursor)}`,
  );
  expect(next.body.map(({ seq }) => seq)).toEqual([4, 3, 2, 1, 0]);
  expect(next.cursor).toBeUndefined();
  expect((await units.history('commander', '?limit=3&offset=6')).map(({ seq }) => seq)).toEqual([1, 0]);
});

test('the events of a part of the ledger are counted up to 1,000, and a header says that there are more', async () => {
  const totalOf = async (who: Who, query = '') => {
    const { headers } = await units.as(who)({ url: `/api/ledger/history?limit=2${query}` });
    return [headers['x-total-count'], headers['x-total-is-minimum']];
  };
  const addEvents = (count: number) =>
    units.api.database.db.transaction().execute(async (trx) => {
      for (let n = 0; n < count; n += 1) {
        await appendEvent(trx, { type: 'VERIFICATION', itemId: 'P-2', actor: NAVARRO, details: {} });
      }
    });
  await addEvents(995);
  expect(await totalOf('leader')).toEqual(['1000', undefined]);
  await addEvents(1);
  expect(await totalOf('leader')).toEqual(['1000', 'true']);
  expect(await totalOf('leader', '&offset=1000')).toEqual(['1000', 'true']);
  expect(await units.history('leader', '?limit=2&offset=1000')).toHaveLength(1);
  expect(await totalOf('leader', '&q=w123')).toEqual(['1', undefined]);
  expect(await totalOf('soldier')).toEqual(['3', undefined]);
  // The places of the whole ledger are dense, so it is counted without reading it.
  expect(await totalOf('commander')).toEqual(['1004', undefined]);
});

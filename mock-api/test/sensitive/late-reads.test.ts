import type { Username } from '../custody/company';
import { readPdf, wordsOf } from '../forms/support/pdf';
import { type CountedCompany, countedCompany } from './missing-fixture';

const COUNT = '/api/inventories/:id';
const ACCEPT = `POST ${COUNT}/late-reads/:itemId/accept` as const;
const READ_AT = new Date(2026, 10, 22, 7, 55).toISOString();

let t: CountedCompany;
beforeAll(async () => {
  t = await countedCompany();
});

const late = (who: Username, id: string, code: string) => t.scanned(who, id, code, READ_AT);
const lateReads = async (who: Username, id: string) =>
  (await t.calls.ok(who, `GET ${COUNT}/late-reads`, { params: { id } })).map(
    ({ code, by, mayAccept }) => [code, by, mayAccept] as const,
  );
/** A person's notices of late reads in an inventory: title and message. */
const toldOf = async (who: Username, id: string) =>
  (await t.calls.ok(who, 'GET /api/notifications'))
    .filter(({ title, message }) => title.startsWith('Reads arrived') && message.includes(` for ${id} `))
    .map(({ title, message }) => [title, message]);

test('INVT-21 the late reads of the holder and of another person are kept beside each other, and the other is accepted', async () => {
  const [itemId = ''] = await t.issue('tanaka', 'W890001');
  const { id } = await t.open('brandt', 'tanaka', ['petrov', 'tanaka']);
  await t.close('brandt', id);
  await late('tanaka', id, 'W890001');
  expect(await late('petrov', id, 'W890001')).toMatchObject({
    result: 'late',
    message: expect.stringContaining('Your read of M4A1 Carbine W890001 is kept') as string,
  });
  await late('petrov', id, 'W890001');
  expect([...(await lateReads('brandt', id))].sort()).toEqual([
    ['W890001', 'SPC Petrov', true],
    ['W890001', 'SPC Tanaka', false],
  ]);
  await t.calls.ok('brandt', ACCEPT, { params: { id, itemId } });
  expect(await t.newest('FOUND')).toMatchObject({ how: 'late read', by: t.ids.petrov, inventoryId: id });
  expect(await t.findings()).toEqual([]);
});

test('the notice of late reads says that they may be accepted only to a person who may accept them', async () => {
  await t.issue('brandt', 'W890010', 'W890011');
  const { id } = await t.open('brandt', 'brandt', ['petrov', 'voss', 'brandt']);
  await t.close('brandt', id);
  await late('petrov', id, 'W890010');
  const title = 'Reads arrived after the count was closed';
  const kept = `SPC Petrov read M4A1 Carbine W890010 for ${id} before the device had a connection. The result stays as it is.`;
  expect(await toldOf('halloran', id)).toEqual([[title, `${kept} You may accept what was read.`]]);
  // The opener holds it.
  expect(await toldOf('brandt', id)).toEqual([[title, kept]]);
  // Its holder read it.
  await late('brandt', id, 'W890011');
  expect(await toldOf('halloran', id)).toContainEqual([
    title,
    `SPC Brandt read M4A1 Carbine W890011 for ${id} before the device had a connection. The result stays as it is.`,
  ]);
});

test('the notice of reads after the cancelling says that they change nothing', async () => {
  await t.issue('whitaker', 'W890020');
  const { id } = await t.open('brandt', 'whitaker', ['petrov']);
  const body = { reason: 'Wrong list.' };
  await t.calls.ok('halloran', `POST ${COUNT}/cancel`, { params: { id }, body });
  await late('petrov', id, 'W890020');
  for (const who of ['brandt', 'halloran'] as const) {
    expect(await toldOf(who, id)).toEqual([
      [
        'Reads arrived after the count was cancelled',
        `SPC Petrov read M4A1 Carbine W890020 for ${id} before the device had a connection. The read changes nothing.`,
      ],
    ]);
  }
  expect(await lateReads('halloran', id)).toEqual([['W890020', 'SPC Petrov', false]]);
});

test('LOSS-07 the finder of an accepted late read is its reader: the reader cannot confirm it, the accepter can', async () => {
  const [itemId = ''] = await t.issue('tanaka', 'W890030');
  const { id } = await t.open('halloran', 'tanaka', ['brandt', 'tanaka']);
  await t.close('halloran', id);
  await late('brandt', id, 'W890030');
  await t.calls.ok('halloran', ACCEPT, { params: { id, itemId } });
  const [lossCase] = await t.calls.ok('halloran', 'GET /api/loss-cases', { query: `item=${itemId}` });
  const confirm = {
    params: { id: lossCase?.id ?? '' },
    body: { itemId, code: 'W890030' },
  };
  expect(lossCase?.items[0]?.found?.by).toMatchObject({ id: t.ids.brandt });
  expect(await t.calls.refused('brandt', 'POST /api/loss-cases/:id/confirm', confirm)).toEqual([
    403,
    'Someone other than the finder and the holder must confirm that it was found.',
  ]);
  await t.calls.ok('halloran', 'POST /api/loss-cases/:id/confirm', confirm);
  expect(await t.findings()).toEqual([]);
});

test('an accepted late read says in the loss case when the item was read', async () => {
  const [itemId = ''] = await t.issue('tanaka', 'W890035');
  const { id } = await t.open('brandt', 'tanaka', ['petrov']);
  await t.close('brandt', id);
  await late('petrov', id, 'W890035');
  const arrived = t.clock.now();
  t.clock.set(new Date(arrived.getTime() + 3 * 60 * 60_000));
  await t.calls.ok('brandt', ACCEPT, { params: { id, itemId } });
  const [lossCase] = await t.calls.ok('halloran', 'GET /api/loss-cases', { query: `item=${itemId}` });
  const found = lossCase?.items.find(({ id }) => id === itemId)?.found;
  expect(found).toMatchObject({ by: { id: t.ids.petrov } });
  expect(new Date(found?.at ?? '')).toEqual(arrived);
});

test('page, paper and CSV of the report have the late reads, with who accepted them', async () => {
  const [itemId = ''] = await t.issue('tanaka', 'W890040');
  const { id } = await t.open('brandt', 'tanaka', ['petrov']);
  await t.close('brandt', id);
  await late('petrov', id, 'W890040');
  await late('petrov', id, 'FOREIGN-9');
  await t.calls.ok('brandt', ACCEPT, { params: { id, itemId } });
  const { lateReads } = await t.calls.ok('halloran', `GET ${COUNT}/report`, { params: { id } });
  expect(lateReads?.map(({ code, by, acceptedBy }) => [code, by, acceptedBy])).toEqual([
    ['FOREIGN-9', 'SPC Petrov', null],
    ['W890040', 'SPC Petrov', 'SPC Brandt'],
  ]);
  const csv = (await t.as.halloran({ url: `/api/inventories/${id}/report.csv` })).body;
  const rows = csv.split('\r\n').filter((row) => row.startsWith('Late read,'));
  expect(rows).toEqual([
    expect.stringMatching(/FOREIGN-9.*Not on this inventory.*SPC Petrov.*Arrived/),
    expect.stringMatching(/W890040.*M4A1 Carbine.*SPC Petrov.*Accepted by SPC Brandt/),
  ]);
  const { rawPayload } = await t.as.halloran({ url: `/api/inventories/${id}/report.pdf` });
  const paper = (await readPdf(rawPayload)).pages.map(wordsOf).join(' ');
  for (const words of ['Late reads, not part of the result (2)', 'FOREIGN-9', 'Accepted by SPC Brandt']) {
    expect([words, paper.includes(words)]).toEqual([words, true]);
  }
});

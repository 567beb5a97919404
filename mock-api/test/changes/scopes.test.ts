import { type QueryScope, changes } from '@hand-receipt/contracts';
import type { WriteKey } from '@hand-receipt/contracts/routes';
import { type CounterCompany, authorizedCompany } from '../possession/counter-fixture';
import { type Given } from '../support/call';
import { TEST_PASSWORD, addUser } from '../support/app';

let t: CounterCompany;
let admin: CounterCompany['as']['halloran'];
beforeAll(async () => {
  t = await authorizedCompany();
  await addUser(t.database, { username: 'root', role: 'Admin', unit_id: 'B', last_name: 'Root' });
  admin = await t.signIn('root');
});

/** What browsers show of a counter and of accept sheets, by the query that reads it. */
async function readAll(transferId?: string): Promise<[QueryScope, string][]> {
  const read = async (who: 'brandt' | 'whitaker', url: string) => (await t.as[who]({ url })).body;
  const at = `/api/counters/${t.counterId}`;
  return [
    ['counters', await read('brandt', `${at}/out`)],
    ['counters', await read('brandt', `${at}/stock`)],
    ['counters', await read('brandt', `${at}/authorizations`)],
    ['counters', await read('brandt', at)],
    ['documents', await read('whitaker', '/api/documents?limit=50')],
    ['transfers', transferId ? await read('whitaker', `/api/transfers/sheets?ids=${transferId}`) : ''],
  ];
}

/** The scopes that an act changed, and those of them that its contract does not name. */
async function changed(key: WriteKey, act: () => Promise<unknown>, transferId?: string) {
  const before = await readAll(transferId);
  await act();
  const after = await readAll(transferId);
  const scopes = new Set(after.flatMap(([scope, body], n) => (body === before[n]?.[1] ? [] : [scope])));
  return { scopes: [...scopes], missed: [...scopes].filter((scope) => !changes[key].includes(scope)) };
}

const params = () => ({ id: t.counterId });
const authorize = (itemId: string) =>
  t.ok('halloran', 'PUT /api/counters/:id/authorizations', {
    params: params(),
    body: { entries: [{ itemId, userId: t.ids.whitaker }] },
  });
const editOf = (userId: string, body: object) =>
  admin({ method: 'PATCH', url: `/api/users/${userId}`, body });

test('a transfer outside of the counter has the list of who is out read again', async () => {
  const rifle = await t.stocked();
  await t.handOver({ items: [rifle], mode: 'issue' });
  const { id } = await t.offer('whitaker', rifle, 'tanaka');
  const key = 'PATCH /api/transfers/:id/status';
  const { scopes, missed } = await changed(key, () => t.decide('tanaka', id, 'Approved'));
  expect([scopes, missed]).toEqual([expect.arrayContaining(['counters']), []]);
});

test('a closing has the stock and the authorizations of its items read again', async () => {
  const rifle = await t.stocked();
  await authorize(rifle);
  const proof = { password: TEST_PASSWORD };
  const closing = await t.ok('brandt', 'POST /api/closings', {
    body: {
      kind: 'book-error',
      documentNumber: 'BE-1',
      reason: 'Entered twice in the book.',
      itemIds: [rifle],
      proof,
    },
  });
  const key = 'POST /api/closings/:id/sign';
  const { scopes, missed } = await changed(key, () =>
    t.ok('halloran', key, { params: { id: closing.id }, body: proof }),
  );
  expect([scopes, missed]).toEqual([expect.arrayContaining(['counters']), []]);
});

test('a person who goes to another company, or is deactivated, has the counter and their offers read again', async () => {
  for (const key of ['PATCH /api/users/:id', 'POST /api/users/:id/deactivate'] as const) {
    const username = key.startsWith('PATCH') ? 'moved' : 'gone';
    const userId = await addUser(t.database, {
      username,
      role: 'Soldier',
      unit_id: 'B-1',
      last_name: 'Ramos',
    });
    const rifle = await t.stocked();
    await t.ok('halloran', 'PUT /api/counters/:id/authorizations', {
      params: params(),
      body: { entries: [{ itemId: rifle, userId }] },
    });
    const leave = async () => {
      const answer = key.startsWith('PATCH')
        ? await editOf(userId, { unitId: 'C' })
        : await admin({ method: 'POST', url: `/api/users/${userId}/deactivate`, body: {} });
      expect(answer.statusCode).toBe(200);
    };
    const { scopes, missed } = await changed(key, leave);
    expect([key, scopes, missed]).toEqual([key, expect.arrayContaining(['counters']), []]);
    expect(changes[key]).toEqual(expect.arrayContaining(['transfers', 'documents']));
  }
});

test('whatever changes an accept sheet has it read again', async () => {
  const item = await t.createItem({ name: 'M2 Compass' });
  const { id } = await t.offer('halloran', item.id, 'whitaker');
  const of = { params: { id: item.id } };
  const write = <K extends WriteKey>(key: K, given: Given<K>) =>
    changed(key, () => t.ok('halloran', key, given), id);
  const version = async () => ({ version: (await t.readItem(item.id)).version });
  const acts = [
    await write('PATCH /api/property/:id', { ...of, body: { ...(await version()), location: 'Cage 3' } }),
    await write('PATCH /api/property/:id/status', { ...of, body: { status: 'Damaged' } }),
    await write('POST /api/property/:id/components', { ...of, body: { name: 'Case', quantity: 1 } }),
    await write('POST /api/maintenance', {
      body: {
        propertyId: item.id,
        maintenanceType: 'corrective',
        priority: 'medium',
        description: 'The needle sticks.',
      },
    }),
  ];
  for (const { scopes, missed } of acts) expect([scopes, missed]).toEqual([['transfers'], []]);
  for (const key of ['POST /api/property/:id/photos', 'POST /api/counter/handovers/:id/dispute'] as const) {
    expect(changes[key]).toContain('transfers');
  }
});

test('who is an operator, and what a counter keeps, decides what they see of sensitive items', () => {
  for (const key of ['PUT /api/counters/:id/operators/:userId', 'PUT /api/counters/:id/stock'] as const) {
    expect(changes[key]).toEqual(expect.arrayContaining(['sensitive', 'dashboard']));
  }
});

import type { CorrectionEventDto, LedgerEventDto, VerificationDto } from '@hand-receipt/contracts';
import {
  fromHex,
  openCheckpoint,
  portableHasher,
  portableVerifier,
  verifyConsistency,
  verifyInclusion,
} from '@hand-receipt/ledger';
import { sql } from 'kysely';
import { type TestApp, addUser, testApp } from '../support/app';
import { append, asOperator } from './support';

let api: TestApp;
type Send = Awaited<ReturnType<TestApp['signIn']>>;
const people = {} as Record<'commander' | 'sergeant' | 'leader' | 'soldier' | 'stranger' | 'admin', Send>;

const get = async <T>(send: Send, url: string) => {
  const response = await send({ method: 'GET', url });
  return {
    status: response.statusCode,
    total: response.headers['x-total-count'],
    cursor: response.headers['x-next-cursor'],
    body: response.json() as T,
  };
};
const history = async (send: Send, query = '') =>
  (await get<LedgerEventDto[]>(send, `/api/ledger/history${query}`)).body;
const correct = (send: Send, body: object) => send({ method: 'POST', url: '/api/corrections', body });

/** Two units of a battalion, whose books its own people keep; in the first a soldier holds W123 and the leader W124, in the other a stranger W900. */
beforeAll(async () => {
  api = await testApp();
  const { database } = api;
  const { db } = database;
  await db
    .insertInto('units')
    .values([
      { id: 'BN', name: '4-612 IN', kind: 'company', parent_id: null },
      { id: 'B', name: 'B Co', kind: 'company', parent_id: 'BN' },
      { id: 'C', name: 'C Co', kind: 'company', parent_id: 'BN' },
    ])
    .execute();
  await addUser(database, { id: 'U-1', username: 'halloran', rank: 'CPT', role: 'Commander', unit_id: 'BN' });
  await addUser(database, {
    id: 'U-2',
    username: 'brandt',
    rank: 'SFC',
    role: 'Supply Sergeant',
    unit_id: 'BN',
  });
  await addUser(database, { id: 'U-3', username: 'petrov', rank: 'SSG', role: 'Squad Leader', unit_id: 'B' });
  await addUser(database, { id: 'U-4', username: 'whitaker', role: 'Soldier', unit_id: 'B' });
  await addUser(database, { id: 'U-5', username: 'reyes', role: 'Soldier', unit_id: 'C' });
  await addUser(database, { id: 'U-6', username: 'admin', role: 'Admin' });
  for (const [id, serial, holder, unit] of [
    ['P-1', 'W123', 'U-4', 'B'],
    ['P-2', 'W124', 'U-3', 'B'],
    ['P-9', 'W900', 'U-5', 'C'],
  ] as const) {
    await db
      .insertInto('property')
      .values({
        id,
        name: 'M4A1 CARBINE',
        serial_number: serial,
        category: 'weapons',
        current_status: id === 'P-1' ? 'Damaged' : 'Operational',
        unit_id: unit,
        assigned_to_user_id: holder,
        assigned_date: new Date(),
        created_at: new Date(),
      })
      .execute();
    await db
      .insertInto('custody_link')
      .values({ item_id: id, position: 0, user_id: null, since: new Date() })
      .execute();
    await db
      .insertInto('custody_link')
      .values({ item_id: id, position: 1, user_id: holder, since: new Date() })
      .execute();
    await append(db, 'ITEM CREATED', id, { holderId: holder, serialNumber: serial, name: 'M4A1 CARBINE' });
  }
  await append(db, 'STATUS CHANGE', 'P-1', {
    previousStatus: 'Operational',
    newStatus: 'Damaged',
    note: '100% "bent"',
  });
  await append(db, 'TRANSFER REJECTED', 'P-2', { transferId: 'T-0001' });
  await append(db, 'TRANSFER APPROVED', 'P-1', { toUserId: 'U-4', transferId: 'T-0002' });
  await append(db, 'USER', null, { username: 'whitaker' });
  await append(db, 'VERIFICATION', 'P-9', {});
  [people.commander, people.sergeant, people.leader, people.soldier, people.stranger, people.admin] =
    (await Promise.all(
      ['halloran', 'brandt', 'petrov', 'whitaker', 'reyes', 'admin'].map((name) => api.signIn(name)),
    )) as [Send, Send, Send, Send, Send, Send];
}, 60_000);

test('LEDG-31 a ledger history event has timestamp, eventType, eventId, userId, itemId and details', async () => {
  const [newest, ...older] = await history(people.commander);
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

test('a soldier reads the events of his own items, a leader those of his unit, book keepers all of them', async () => {
  const seqs = async (send: Send) => (await history(send)).map(({ seq }) => seq);
  expect(await seqs(people.soldier)).toEqual([5, 3, 0]);
  expect(await seqs(people.leader)).toEqual([5, 4, 3, 1, 0]);
  for (const send of [people.sergeant, people.commander, people.admin])
    expect(await seqs(send)).toHaveLength(8);
});

test('the history of an item out of sight answers 404, of one in sight its events', async () => {
  expect((await get(people.soldier, '/api/ledger/history?itemId=P-9')).status).toBe(404);
  expect((await history(people.soldier, '?itemId=P-1')).map(({ seq }) => seq)).toEqual([5, 3, 0]);
});

test('LEDG-05 search narrows entries by item, user or transaction ID, case-insensitive substring', async () => {
  const found = async (q: string) =>
    (await history(people.commander, `?q=${encodeURIComponent(q)}`)).map(({ seq }) => seq);
  const [event] = await history(people.commander, '?q=w124');
  expect(await found('w124')).toEqual([1]);
  expect(await found('t-0002')).toEqual([5]);
  expect(await found('NAVARRO')).toHaveLength(8);
  expect(await found(event?.eventId.slice(4).toUpperCase() ?? '')).toEqual([1]);
  expect(await found('100% "BENT"')).toEqual([3]);
  expect(await found('100_')).toEqual([]);
  expect(await history(people.stranger, '?q=w123')).toEqual([]);
});

test('LEDG-06 the type filter narrows to transfers approved, transfers rejected or inventory updates', async () => {
  const of = async (type: string) => (await history(people.commander, `?type=${type}`)).map(({ seq }) => seq);
  expect(await of('transfer-approved')).toEqual([5]);
  expect(await of('transfer-rejected')).toEqual([4]);
  expect(await of('inventory-updated')).toEqual([7, 3, 2, 1, 0]);
  expect(await of('all')).toHaveLength(8);
});

test('history pages by offset and by cursor, with the total in a header', async () => {
  const first = await get<LedgerEventDto[]>(people.commander, '/api/ledger/history?limit=3');
  expect(first.total).toBe('8');
  expect(first.body.map(({ seq }) => seq)).toEqual([7, 6, 5]);
  const next = await get<LedgerEventDto[]>(
    people.commander,
    `/api/ledger/history?limit=5&cursor=${String(first.cursor)}`,
  );
  expect(next.body.map(({ seq }) => seq)).toEqual([4, 3, 2, 1, 0]);
  expect(next.cursor).toBeUndefined();
  expect((await history(people.commander, '?limit=3&offset=6')).map(({ seq }) => seq)).toEqual([1, 0]);
});

test('a client checks checkpoint, inclusion and consistency itself', async () => {
  const { body: checkpoint } = await get<{ note: string; verifierKey: string; size: number; root: string }>(
    people.soldier,
    '/api/ledger/checkpoint',
  );
  const { size, root } = openCheckpoint(checkpoint.note, 'hand-receipt/ledger', [
    portableVerifier(checkpoint.verifierKey),
  ]);
  expect({ size: Number(size), root: Buffer.from(root).toString('hex') }).toEqual({
    size: checkpoint.size,
    root: checkpoint.root,
  });

  const inclusion = await get<{ leafHash: string; proof: string[] }>(
    people.soldier,
    `/api/ledger/inclusion?seq=5&size=${size}`,
  );
  verifyInclusion(
    {
      index: 5n,
      size,
      leafHash: fromHex(inclusion.body.leafHash),
      root,
      proof: inclusion.body.proof.map(fromHex),
    },
    portableHasher,
  );

  await append(api.database.db, 'USER', null, { username: 'reyes' });
  const later = await api.app.sealer.sealNow();
  const consistency = await get<{ proof: string[] }>(
    people.soldier,
    `/api/ledger/consistency?from=${size}&to=${later?.size}`,
  );
  const claim = {
    from: size,
    to: BigInt(later?.size ?? 0),
    fromRoot: root,
    toRoot: fromHex(later?.root ?? ''),
  };
  verifyConsistency({ ...claim, proof: consistency.body.proof.map(fromHex) }, portableHasher);
  expect((await history(people.commander)).map(({ sealed }) => sealed)).toEqual(Array(9).fill(true));
});

test.each([
  ['/api/ledger/inclusion?seq=0&size=1000', 'The ledger has 9 events, not 1000.'],
  ['/api/ledger/inclusion?seq=5&size=5', 'Event #5 is not in a tree of 5 events.'],
  ['/api/ledger/consistency?from=5&to=4', 'A consistency proof goes from a smaller tree to a larger one.'],
  ['/api/ledger/consistency?from=1&to=1e300', /^The ledger has 9 events/],
])('a proof that cannot be made is refused with the reason: %s', async (url, message) => {
  const response = await people.soldier({ method: 'GET', url });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ message: expect.stringMatching(message) as unknown });
});

test('the ledger and its corrections are not for strangers to the house', async () => {
  for (const path of [
    '/api/ledger/history',
    '/api/ledger/checkpoint',
    '/api/verification/database',
    '/api/corrections',
  ]) {
    expect((await api.inject({ method: 'GET', url: path })).statusCode).toBe(401);
  }
});

test('LEDG-13 a correction links both events, the original stays, and both lists show it by role', async () => {
  const [original] = await history(people.commander, '?q=bent');
  const before = await history(people.commander);
  const response = await correct(people.sergeant, {
    originalEventId: original?.eventId,
    reason: '  Scratched, not bent ',
  });
  expect(response.statusCode).toBe(201);
  const correction = response.json<CorrectionEventDto>();
  expect(correction).toEqual({
    eventId: expect.stringMatching(/^evt_[0-9a-f]{16}$/) as unknown,
    originalEventId: original?.eventId,
    correctionTimestamp: expect.any(String) as unknown,
    correctingUserId: 'U-2',
    reason: 'Scratched, not bent',
    originalEventType: 'STATUS CHANGE',
    ledgerTransactionId: correction.eventId,
    ledgerSequenceNumber: 9,
  });
  expect((await history(people.commander)).slice(1).map(({ seq, details }) => ({ seq, details }))).toEqual(
    before.map(({ seq, details }) => ({ seq, details })),
  );
  const list = async (send: Send) => (await get<CorrectionEventDto[]>(send, '/api/corrections')).body;
  expect(await list(people.commander)).toEqual([correction]);
  expect(await list(people.soldier)).toEqual([correction]);
  expect(await list(people.stranger)).toEqual([]);
});

test('only a Supply Sergeant or a Commander writes corrections, of an event that exists, with a reason', async () => {
  const [event] = await history(people.commander);
  const valid = { originalEventId: event?.eventId, reason: 'x' };
  for (const send of [people.soldier, people.leader, people.admin])
    expect((await correct(send, valid)).statusCode).toBe(403);
  expect((await correct(people.commander, { ...valid, originalEventId: 'evt_0' })).statusCode).toBe(404);
  expect((await correct(people.commander, { ...valid, reason: '  ' })).statusCode).toBe(400);
  expect((await correct(people.commander, valid)).statusCode).toBe(201);
});

test('the verification answers a boolean, and the keepers are told once when it fails', async () => {
  const { db } = api.database;
  const check = async () => (await get<VerificationDto>(people.soldier, '/api/verification/database')).body;
  expect(await check()).toMatchObject({ is_verified: true, size: 11, findings: [] });
  await asOperator(db, sql`update property set assigned_to_user_id = 'U-3' where id = 'P-1'`);
  const expected = {
    is_verified: false,
    findings: [{ message: 'Item W123 shows holder SSG petrov; ledger says SPC whitaker' }],
  };
  expect(await check()).toMatchObject(expected);
  expect(await check()).toMatchObject(expected);
  const told = await db
    .selectFrom('notification')
    .select(['user_id', 'title', 'message'])
    .orderBy('user_id')
    .execute();
  expect(told).toEqual(
    ['U-1', 'U-2', 'U-6'].map((user_id) => ({
      user_id,
      title: 'Ledger check failed',
      message: `${expected.findings[0]?.message}.`,
    })),
  );
});

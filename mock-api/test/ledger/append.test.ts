import { type EventBody, MemoryStore, readEvent, readRoot, toHex } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { appendEventNow } from '../../src/ledger/append';
import { databaseNodes } from '../../src/ledger/node-store';
import { testDatabase } from '../support/database';
import { NAVARRO, append, clear } from './support';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
beforeEach(() => clear(database.db));

async function bodies(): Promise<EventBody[]> {
  const rows = await database.db.selectFrom('ledger_event').select('body').orderBy('seq').execute();
  return rows.map(({ body }) => readEvent(body));
}

test('an event is kept as the canonical bytes that were hashed, with its place in the log and in its item', async () => {
  const { db } = database;
  const details = { serialNumber: 'W123', note: 'Ærø "x" \\ \u0000', nested: { b: [1.5, null], a: true } };
  await append(db, 'USER', null, { username: 'whitaker' });
  await append(db, 'ITEM CREATED', 'P-0001', details);
  await append(db, 'STATUS CHANGE', 'P-0002', {});
  const last = await append(db, 'STATUS CHANGE', 'P-0001', {});

  expect(last.seq).toBe(3);
  expect(last.eventId).toMatch(/^evt_[0-9a-f]{16}$/);
  const [user, created, other, changed] = await bodies();
  expect(user).toMatchObject({ seq: 0, type: 'USER', item: null, itemPrevSeq: null, itemCount: null });
  expect(created).toMatchObject({
    seq: 1,
    type: 'ITEM CREATED',
    item: 'P-0001',
    itemPrevSeq: null,
    itemCount: 1,
    details,
  });
  expect(other).toMatchObject({ seq: 2, item: 'P-0002', itemPrevSeq: null, itemCount: 1 });
  expect(changed).toMatchObject({
    seq: 3,
    item: 'P-0001',
    itemPrevSeq: 1,
    itemCount: 2,
    eventId: last.eventId,
    actor: NAVARRO,
  });
});

test('the nodes kept beside the events give the root that their bytes give', async () => {
  const { db } = database;
  const own = new MemoryStore(nodeHasher);
  for (let size = 1; size <= 21; size += 1) {
    await append(db, 'VERIFICATION', `P-${size % 3}`);
    const { body, leaf_hash } = await db
      .selectFrom('ledger_event')
      .select(['body', 'leaf_hash'])
      .where('seq', '=', size - 1)
      .executeTakeFirstOrThrow();
    expect(toHex(leaf_hash)).toBe(toHex(nodeHasher.leaf(body)));
    own.append(leaf_hash);
    const root = await readRoot(databaseNodes(db), BigInt(size), nodeHasher);
    expect(toHex(root)).toBe(toHex(await readRoot(own, BigInt(size), nodeHasher)));
  }
});

test('appends at once are numbered densely, and one that is rolled back leaves no gap', async () => {
  const { db } = database;
  const appends = Array.from({ length: 40 }, (_, i) =>
    db
      .transaction()
      .execute(async (trx) => {
        const event = await appendEventNow(trx, {
          type: 'VERIFICATION',
          itemId: 'P-0001',
          actor: NAVARRO,
          details: {},
        });
        if (i % 4 === 0) throw new Error('the state change failed');
        return event.seq;
      })
      .catch(() => null),
  );
  const places = (await Promise.all(appends)).filter((seq) => seq !== null);
  expect(places.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i));
  const head = await db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
  expect(head.size).toBe(30);
  expect((await bodies()).map(({ itemCount }) => itemCount)).toEqual(
    Array.from({ length: 30 }, (_, i) => i + 1),
  );
});

test('details that are not plain JSON are refused, and nothing is written', async () => {
  const { db } = database;
  const details = { when: new Date(0) } as unknown as Record<string, string>;
  await expect(append(db, 'ITEM CREATED', 'P-0001', details)).rejects.toThrow('Only plain objects are JSON');
  expect(await bodies()).toEqual([]);
});

test.each([
  ['an event edited', sql`update ledger_event set actor_id = 'U-0001'`],
  ['an event deleted', sql`delete from ledger_event`],
  ['the events emptied', sql`truncate ledger_event cascade`],
  ['a node edited', sql`update ledger_node set idx = 9`],
  ['a node deleted', sql`delete from ledger_node`],
  ['a checkpoint edited', sql`update ledger_checkpoint set note = ''`],
  ['a checkpoint deleted', sql`delete from ledger_checkpoint`],
  ['the head moved back', sql`update ledger_head set size = 0`],
  ['the head moved by two', sql`update ledger_head set size = size + 2`],
  ['the head deleted', sql`delete from ledger_head`],
])('the database refuses to have %s', async (_name, statement) => {
  const { db } = database;
  await append(db, 'USER');
  await append(db, 'USER');
  await expect(statement.execute(db)).rejects.toThrow(/^The ledger (only grows|grows by one)/);
});

test('an event cannot be put anywhere but at the end', async () => {
  const { db } = database;
  const put = sql`select ledger_replay_event(5, ''::bytea, 'evt_x', 'USER', null, null, null, 'U-0001', null, now(), '')`;
  await expect(put.execute(db)).rejects.toThrow('The ledger does not end before event 5.');
});

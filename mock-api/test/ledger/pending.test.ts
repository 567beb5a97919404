import { readEvent } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { type NewEvent, appendEvent, flushLedger } from '../../src/ledger/append';
import { systemClock } from '../../src/kernel/clock';
import { Transactor } from '../../src/unit-of-work';
import { testDatabase } from '../support/database';
import { NAVARRO, append, clear } from './support';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
beforeEach(() => clear(database.db));

const event = (itemId: string, details: NewEvent['details'] = {}): NewEvent => ({
  type: 'VERIFICATION',
  itemId,
  actor: NAVARRO,
  details,
});

async function recorded() {
  const rows = await database.db.selectFrom('ledger_event').select('body').orderBy('seq').execute();
  return rows.map(({ body }) => readEvent(body));
}

const left = () => database.db.selectFrom('ledger_pending').selectAll().execute();

test('an event enters the ledger when its act commits, in the order in which they were written', async () => {
  const { db } = database;
  await append(db, 'USER');
  const { eventIds, before } = await db.transaction().execute(async (trx) => {
    const first = await appendEvent(trx, event('P-0001', { step: 1 }));
    const second = await appendEvent(trx, event('P-0001', { step: 2 }));
    const seen = await trx.selectFrom('ledger_event').select('seq').execute();
    return { eventIds: [first.eventId, second.eventId], before: seen.length };
  });
  expect(before).toBe(1);
  expect((await recorded()).slice(1)).toMatchObject([
    { seq: 1, eventId: eventIds[0], itemPrevSeq: null, itemCount: 1, details: { step: 1 } },
    { seq: 2, eventId: eventIds[1], itemPrevSeq: 1, itemCount: 2, details: { step: 2 } },
  ]);
  expect(await left()).toEqual([]);
});

test('an act that is rolled back leaves no event and no gap', async () => {
  const { db } = database;
  const failing = db.transaction().execute(async (trx) => {
    await appendEvent(trx, event('P-0001'));
    throw new Error('the state change failed');
  });
  await expect(failing).rejects.toThrow('the state change failed');
  await db.transaction().execute((trx) => appendEvent(trx, event('P-0002')));
  expect(await recorded()).toMatchObject([{ seq: 0, item: 'P-0002' }]);
  expect(await left()).toEqual([]);
});

test('of several acts in one transaction, the one that failed leaves no event and no gap', async () => {
  const { db } = database;
  const actor = { ...NAVARRO, role: 'Commander', unitId: 'B' } as const;
  await new Transactor({ db, clock: systemClock }).run(actor, async (work) => {
    await work.savepoint(({ trx }) => appendEvent(trx, event('P-0001')));
    const failing = work.savepoint(async ({ trx }) => {
      await appendEvent(trx, event('P-0002'));
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    await work.savepoint(({ trx }) => appendEvent(trx, event('P-0003')));
  });
  expect(await recorded()).toMatchObject([
    { seq: 0, item: 'P-0001' },
    { seq: 1, item: 'P-0003' },
  ]);
});

test('an event that the ledger refuses takes its state change with it', async () => {
  const { db } = database;
  await db.insertInto('units').values({ id: 'B', name: 'B Co', kind: 'company' }).execute();
  const act = db.transaction().execute(async (trx) => {
    await trx.updateTable('units').set({ name: 'Another' }).where('id', '=', 'B').execute();
    await appendEvent(trx, {
      ...event('P-0001', { originalSeq: 99 }),
      type: 'CORRECTION',
    });
  });
  await expect(act).rejects.toThrow('ledger_event_corrects_seq_fkey');
  const unit = await db.selectFrom('units').select('name').executeTakeFirstOrThrow();
  expect(unit.name).toBe('B Co');
  expect(await recorded()).toEqual([]);
});

test('acts at once on the same item are numbered densely, each with the one before it', async () => {
  const { db } = database;
  const acts = Array.from({ length: 40 }, (_, number) =>
    db
      .transaction()
      .execute(async (trx) => {
        await appendEvent(trx, event('P-0001'));
        if (number % 4 === 0) throw new Error('the state change failed');
      })
      .catch(() => undefined),
  );
  await Promise.all(acts);
  expect(await recorded()).toMatchObject(
    Array.from({ length: 30 }, (_, seq) => ({
      seq,
      itemPrevSeq: seq === 0 ? null : seq - 1,
      itemCount: seq + 1,
    })),
  );
});

test('reading the ledger in the same transaction first appends the pending events', async () => {
  await database.db.transaction().execute(async (trx) => {
    await appendEvent(trx, event('P-0001'));
    await flushLedger(trx);
    const { size } = await trx.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
    expect(size).toBe(1);
    // From here on each is placed as it is written.
    await appendEvent(trx, event('P-0001'));
    expect(await trx.selectFrom('ledger_event').select('seq').execute()).toHaveLength(2);
  });
  expect(await recorded()).toHaveLength(2);
});

test('an event on its way in cannot be edited', async () => {
  const act = database.db.transaction().execute(async (trx) => {
    await appendEvent(trx, event('P-0001'));
    await sql`update ledger_pending set event_type = 'USER'`.execute(trx);
  });
  await expect(act).rejects.toThrow('The ledger only grows: UPDATE of ledger_pending is refused.');
  expect(await recorded()).toEqual([]);
});

import fc from 'fast-check';
import { approve } from '../../src/domain/custody/approve';
import { cancel } from '../../src/domain/custody/cancel';
import { createItem } from '../../src/domain/custody/create-item';
import { offer } from '../../src/domain/custody/offer';
import { recall } from '../../src/domain/custody/recall';
import { reject } from '../../src/domain/custody/reject';
import { type Actor, type Work, perform } from '../../src/domain/custody/work';
import { ApiError } from '../../src/errors';
import { systemClock } from '../../src/clock';
import type { OpenDatabase } from '../../src/db/open';
import { addUser } from '../support/app';
import { testDatabase } from '../support/database';

const ITEMS = 2;
const RUNS = 10;
const ACTS = 60;

let database: OpenDatabase;
const people: Actor[] = [];
beforeAll(async () => {
  database = await testDatabase();
  await database.db
    .insertInto('units')
    .values({ id: 'B', parent_id: null, name: 'B Co', kind: 'company' })
    .execute();
  for (const username of ['one', 'two', 'three', 'four']) {
    const role = username === 'one' ? 'Commander' : 'Soldier';
    const id = await addUser(database, { username, role, unit_id: 'B' });
    people.push({ id, role, unitId: 'B', name: `SPC ${username}` });
  }
});

const act = fc.record({
  verb: fc.constantFrom(
    'offer',
    'offer',
    'offer',
    'approve',
    'approve',
    'approve',
    'reject',
    'cancel',
    'recall',
  ),
  /** Mostly whoever may do it, else whoever is drawn. */
  entitled: fc.constantFrom(true, true, true, false),
  drawn: fc.nat(3),
  other: fc.nat(3),
  item: fc.nat(ITEMS - 1),
});
type RandomAct = typeof act extends fc.Arbitrary<infer A> ? A : never;

const newestTransfer = (itemId: string) =>
  database.db
    .selectFrom('transfer')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();

const holderOf = async (itemId: string) =>
  (
    await database.db
      .selectFrom('property')
      .select('assigned_to_user_id')
      .where('id', '=', itemId)
      .executeTakeFirst()
  )?.assigned_to_user_id;

/** Does an act; what the rules refuse changes nothing. */
async function attempt({ verb, entitled, drawn, other, item }: RandomAct, items: string[]): Promise<void> {
  const itemId = items[item] ?? '';
  const transfer = await newestTransfer(itemId);
  const transferId = transfer?.id ?? '';
  const holderId = await holderOf(itemId);
  const others = people.filter(({ id }) => !entitled || id !== holderId);
  const mayDo: Partial<Record<RandomAct['verb'], string | null>> = {
    offer: holderId,
    approve: transfer?.to_user_id,
    reject: transfer?.to_user_id,
    cancel: transfer?.from_user_id,
  };
  const verbs: Record<RandomAct['verb'], (work: Work) => Promise<unknown>> = {
    offer: (work) => offer(work, { propertyId: itemId, toUserId: others[other % others.length]?.id ?? '' }),
    approve: (work) => approve(work, transferId),
    reject: (work) => reject(work, transferId, null),
    cancel: (work) => cancel(work, transferId),
    recall: (work) => recall(work, itemId, null),
  };
  const as = people.find(({ id }) => entitled && id === mayDo[verb]) ?? people[drawn];
  if (!as) throw new Error('Nobody was drawn.');
  await perform({ db: database.db, clock: systemClock }, as, verbs[verb]).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  });
}

interface Recorded {
  type: string;
  item: string;
  details: { holderId?: string; toUserId?: string };
}

/** Who holds each item, by the events alone. */
async function holdersByLedger(items: string[]): Promise<Map<string, string | undefined>> {
  const events = await database.db
    .selectFrom('ledger_event')
    .select('body')
    .where('item_id', 'in', items)
    .orderBy('seq')
    .execute();
  const holders = new Map<string, string | undefined>();
  for (const { body } of events) {
    const { type, item, details } = JSON.parse(Buffer.from(body).toString('utf8')) as Recorded;
    if (type === 'ITEM CREATED') holders.set(item, details.holderId);
    if (type === 'TRANSFER APPROVED') holders.set(item, details.toUserId);
  }
  return holders;
}

async function holdTogether(items: string[]): Promise<void> {
  const { db } = database;
  const rows = await db
    .selectFrom('property')
    .select(['id', 'assigned_to_user_id'])
    .where('id', 'in', items)
    .execute();
  const holders = new Map(rows.map((row) => [row.id, row.assigned_to_user_id]));
  expect(holders).toEqual(await holdersByLedger(items));

  for (const itemId of items) {
    const chain = await db
      .selectFrom('custody_link')
      .selectAll()
      .where('item_id', '=', itemId)
      .orderBy('position')
      .execute();
    expect(chain.map(({ position }) => position)).toEqual(chain.map((_, index) => index));
    expect(chain[0]?.user_id).toBeNull();
    expect(chain.at(-1)?.user_id).toBe(holders.get(itemId));
    const signers = chain.map(({ user_id }) => user_id);
    expect(new Set(signers).size).toBe(signers.length);
    const open = await db
      .selectFrom('transfer')
      .selectAll()
      .where('item_id', '=', itemId)
      .where('status', '=', 'Pending')
      .execute();
    expect(open.length).toBeLessThanOrEqual(1);
    for (const transfer of open) expect(transfer.from_user_id).toBe(holders.get(itemId));
  }
}

test('whatever people try, every item has one holder, a whole chain, one open transfer at most, and the ledger agrees', async () => {
  let entered = 0;
  await fc.assert(
    fc.asyncProperty(fc.noBias(fc.array(act, { minLength: ACTS, maxLength: ACTS })), async (acts) => {
      const items: string[] = [];
      for (let index = 0; index < ITEMS; index += 1) {
        entered += 1;
        const [creator] = people;
        if (!creator) throw new Error('There is nobody to enter items.');
        const item = { name: 'Item', serial_number: `R${entered}`, holderId: creator.id };
        items.push(
          await perform({ db: database.db, clock: systemClock }, creator, (work) => createItem(work, item)),
        );
      }
      // Two at a time, so that acts meet.
      for (let index = 0; index < acts.length; index += 2) {
        await Promise.all(acts.slice(index, index + 2).map((drawn) => attempt(drawn, items)));
      }
      await holdTogether(items);
    }),
    { numRuns: RUNS, seed: 4612 },
  );
  // The draw was worth something: custody moved often, and every kind of act was done.
  const done = await database.db
    .selectFrom('ledger_event')
    .select(({ fn }) => ['event_type', fn.countAll<number>().as('times')])
    .groupBy('event_type')
    .execute();
  const times = Object.fromEntries(done.map(({ event_type, times }) => [event_type, Number(times)]));
  expect(times['TRANSFER APPROVED']).toBeGreaterThan(40);
  expect(times).toMatchObject({
    'TRANSFER REJECTED': expect.any(Number) as number,
    'TRANSFER CANCELLED': expect.any(Number) as number,
    'RECALL REQUESTED': expect.any(Number) as number,
  });
}, 120_000);

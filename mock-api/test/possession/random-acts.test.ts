import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { commitHandOver } from '../../src/possession/commit-handover';
import { confirmHandOver } from '../../src/possession/confirm-handover';
import { prepareHandOver } from '../../src/possession/prepare-handover';
import { returnItem } from '../../src/possession/return-item';
import { approve } from '../../src/property/custody/approve';
import { offer } from '../../src/property/custody/offer';
import { changeStock } from '../../src/possession/stock';
import { type Actor, Transactor, type UnitOfWork } from '../../src/unit-of-work';
import { ApiError } from '../../src/kernel';
import { addUser } from '../support/app';
import { type CounterCompany, authorizedCompany } from './counter-fixture';
import { ledgerFindings } from '../support/ledger-findings';

/** The recipient signs in their own session. */
const UNSIGNED = { isRight: false, passkey: null };

const ITEMS = 50;
const PEOPLE = 10;
const ACTS = 150;

let t: CounterCompany;
let transactor: Transactor;
let items: string[];
let people: Actor[];
const actors = {} as Record<'brandt' | 'halloran', Actor>;

beforeAll(async () => {
  t = await authorizedCompany();
  const { db } = t.database;
  transactor = new Transactor({ db, clock: t.clock });
  actors.brandt = { id: t.ids.brandt, role: 'Supply Sergeant', unitId: 'B', name: 'SPC Brandt' };
  actors.halloran = { id: t.ids.halloran, role: 'Commander', unitId: 'B', name: 'SPC Halloran' };
  items = [];
  for (let number = 0; number < ITEMS; number += 1) {
    // Some are of no counter.
    items.push(number % 5 === 0 ? (await t.createItem({ name: 'Tent' })).id : await t.stocked());
  }
  // Two rifles with an optic on them.
  for (const [parent = '', part = ''] of [
    [items[1], items[2]],
    [items[6], items[7]],
  ]) {
    await t.ok('halloran', 'POST /api/property/:id/mounts', {
      params: { id: parent },
      body: { itemId: part, position: 'Top rail' },
    });
  }
  people = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const last_name = `Soldier${number}`;
    const id = await addUser(t.database, { username: last_name.toLowerCase(), last_name, unit_id: 'B-1' });
    people.push({ id, role: 'Soldier', unitId: 'B-1', name: `SPC ${last_name}` });
  }
});

/** Tries an act; a refusal is an answer, too. True where it was done. */
async function attempt(who: Actor, act: (work: UnitOfWork) => Promise<unknown>): Promise<boolean> {
  try {
    await transactor.run(who, act);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

type Mode = 'draw' | 'issue' | 'temporary';

async function handOver(mode: Mode, itemIds: string[], recipient: Actor): Promise<boolean> {
  const body = {
    sessionId: t.sessionId,
    draftId: randomUUID(),
    mode,
    recipientId: recipient.id,
    lines: [...new Set(itemIds)].map((itemId) => ({ itemId })),
  };
  let done = false;
  await attempt(actors.brandt, async (work) => {
    const { challenge, content_hash } = await prepareHandOver(work, body);
    if (!challenge || !content_hash) return;
    const confirmation = { method: 'own-session' as const };
    await commitHandOver(work, { ...body, challenge, contentHash: content_hash, confirmation }, UNSIGNED);
  });
  const waiting = await t.database.db
    .selectFrom('handover')
    .select(['id', 'content_hash'])
    .where('draft_id', '=', body.draftId)
    .executeTakeFirst();
  if (!waiting) return false;
  const contentHash = Buffer.from(waiting.content_hash).toString('hex');
  done = await attempt(recipient, (work) => confirmHandOver(work, waiting.id, { contentHash }));
  if (!done) {
    await t.database.db
      .updateTable('handover')
      .set({ state: 'lapsed' })
      .where('id', '=', waiting.id)
      .execute();
  }
  return done;
}

const readLinks = async () =>
  (
    await sql<{ text: string }>`
      select item_id || ' ' || position || ' ' || coalesce(user_id, '') || ' ' || kind as text
      from custody_link order by 1`.execute(t.database.db)
  ).rows.map(({ text }) => text);

/** One act, by numbers of the generator. True where it moved anything. */
async function act(kind: number, one: number, other: number, who: number): Promise<boolean> {
  const itemId = items[one % ITEMS] ?? '';
  const person = people[who % PEOPLE]!;
  const back = { sessionId: t.sessionId, itemId, typed: false };
  switch (kind) {
    case 0:
    case 1: {
      const before = await readLinks();
      const done = await handOver('draw', [itemId, items[other % ITEMS] ?? ''], person);
      expect(await readLinks()).toEqual(before);
      return done;
    }
    case 2:
      return handOver('issue', [itemId], person);
    case 3:
      return handOver('temporary', [itemId, items[other % ITEMS] ?? ''], person);
    case 4:
      return attempt(actors.brandt, (work) => returnItem(work, { ...back, takeOff: true }));
    case 5: {
      // A transfer outside the counter.
      let transferId = '';
      const giver = people[other % PEOPLE]!;
      const offered = await attempt(giver, async (work) => {
        transferId = await offer(work, { propertyId: itemId, toUserId: person.id, includeComponents: true });
      });
      return offered && attempt(person, (work) => approve(work, transferId));
    }
    case 6:
      return attempt(actors.brandt, (work) =>
        changeStock(
          work,
          t.counterId,
          other % 2 ? { remove: [itemId] } : { add: [{ itemId, rack: `Rack ${other % 9}` }] },
        ),
      );
    default:
      return attempt(actors.brandt, (work) => returnItem(work, back));
  }
}

const step = fc.tuple(fc.nat(9), fc.nat(ITEMS - 1), fc.nat(ITEMS - 1), fc.nat(PEOPLE - 1));

test('random acts of all modes: one possession an item, a draw moves no custody, and the ledger gives the tables', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: ACTS, maxLength: ACTS }), async (steps) => {
      let moved = 0;
      for (const [kind, one, other, who] of steps) if (await act(kind, one, other, who)) moved += 1;
      expect(moved).toBeGreaterThan(ACTS / 10);
      const { rows } = await sql`select item_id from possession where to_at is null
        group by item_id having count(*) > 1`.execute(t.database.db);
      expect(rows).toEqual([]);
      expect(await ledgerFindings(t)).toEqual([]);
    }),
    { numRuns: 2, endOnFailure: true },
  );
});

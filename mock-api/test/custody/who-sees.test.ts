import fc from 'fast-check';
import { type Transaction, sql } from 'kysely';
import { ROLES, type Role } from '@hand-receipt/contracts';
import { type Actor, Transactor } from '../../src/unit-of-work';
import { visibleItems } from '../../src/access';
import { systemClock } from '../../src/kernel/clock';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import type { Database } from '../../src/kernel/db/schema';
import { addUser } from '../support/app';
import { testDatabase } from '../support/database';
import { RandomPeople, randomAct } from './random-acts';

const RUNS = 12;
const STEPS = 80;
const AT_ONCE = 8;
const ITEMS = 6;

/** A company, a platoon and two squads of it, and another company. */
const UNITS = [
  { id: 'A', parent_id: null, name: 'A Co', kind: 'company' },
  { id: 'A-1', parent_id: 'A', name: '1st Platoon', kind: 'platoon' },
  { id: 'A-1-1', parent_id: 'A-1', name: '1st Squad', kind: 'squad' },
  { id: 'A-1-2', parent_id: 'A-1', name: '2nd Squad', kind: 'squad' },
  { id: 'B', parent_id: null, name: 'B Co', kind: 'company' },
] as const;
const PEOPLE: readonly (readonly [string, Role, string | null])[] = [
  ['commander', 'Commander', 'A'],
  ['supply', 'Supply Sergeant', 'A'],
  ['leader1', 'Squad Leader', 'A-1-1'],
  ['leader2', 'Squad Leader', 'A-1-2'],
  ['soldier', 'Soldier', 'A-1-1'],
  ['stranger', 'Commander', 'B'],
  ['nobody', 'Admin', null],
];

let database: OpenDatabase;
const people: Actor[] = [];
beforeAll(async () => {
  database = await testDatabase();
  await database.db
    .insertInto('units')
    .values([...UNITS])
    .execute();
  for (const [username, role, unitId] of PEOPLE) {
    const id = await addUser(database, { username, role, unit_id: unitId });
    people.push({ id, role, unitId, name: `SPC ${username}` });
  }
  // Connected, they offer items to each other in whatever companies they are.
  const pairs = people.flatMap(({ id }, place) =>
    people.slice(place + 1).map((other) => ({ user_id: id, other_user_id: other.id })),
  );
  await database.db
    .insertInto('connections')
    .values(pairs.map((pair) => ({ ...pair, status: 'accepted' as const })))
    .execute();
  await database.db
    .insertInto('counter')
    .values({
      id: COUNTER,
      unit_id: 'A',
      name: 'Arms Room',
      kind: 'arms-room',
      created_by: people[0]!.id,
      created_at: new Date(),
    })
    .execute();
});

const move = fc.record({
  kind: fc.constantFrom('role', 'unit', 'parent', 'have', 'bring back', 'store', 'appoint', 'close'),
  person: fc.nat(PEOPLE.length - 1),
  role: fc.constantFrom(...ROLES),
  unit: fc.constantFrom(null, ...UNITS.map(({ id }) => id)),
  item: fc.nat(ITEMS - 1),
  yes: fc.boolean(),
});
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

/** The one counter. */
const COUNTER = 'CT-TEST';

/** Another person has an item, or nobody but its holder any more; rows of their own, as the acts of a counter leave them. */
async function possess(trx: Transaction<Database>, itemId: string, userId: string | null): Promise<void> {
  const at = new Date();
  // Acts on one item follow each other under its lock.
  await trx.selectFrom('property').select('id').where('id', '=', itemId).forUpdate().execute();
  await trx
    .updateTable('possession')
    .set({ to_at: sql<Date>`greatest(from_at, ${at})` })
    .where('item_id', '=', itemId)
    .where('to_at', 'is', null)
    .execute();
  if (userId === null) return;
  await trx
    .insertInto('possession')
    .values({ item_id: itemId, kind: 'person', user_id: userId, basis: 'draw', from_at: at })
    .execute();
}

/** The counter keeps an item from now on, or no more. */
async function keep(trx: Transaction<Database>, itemId: string, yes: boolean): Promise<void> {
  await trx.selectFrom('property').select('id').where('id', '=', itemId).forUpdate().execute();
  await trx.deleteFrom('counter_stock').where('item_id', '=', itemId).execute();
  if (!yes) return;
  const row = { item_id: itemId, counter_id: COUNTER, added_by: people[0]!.id, added_at: new Date() };
  await trx.insertInto('counter_stock').values(row).execute();
}

/** A person operates the counter from now on, or no more. */
async function appoint(trx: Transaction<Database>, userId: string, yes: boolean): Promise<void> {
  const at = new Date();
  const term = { since: at, until: new Date(at.getTime() + 86_400_000), ended_at: yes ? null : at };
  const row = { order_reference: 'Orders 1', set_by: people[0]!.id, ...term };
  await trx
    .insertInto('counter_operator')
    .values({ counter_id: COUNTER, user_id: userId, ...row })
    .onConflict((known) => known.columns(['counter_id', 'user_id']).doUpdateSet(row))
    .execute();
}

const close = (trx: Transaction<Database>, yes: boolean) =>
  trx
    .updateTable('counter')
    .set({ closed_at: yes ? new Date() : null })
    .where('id', '=', COUNTER)
    .execute();

/**
 * A squad goes to the other company or back; a person changes unit or role, has an item, or operates the counter; it keeps
 * an item, or closes.
 */
const perform = ({ kind, person, role, unit, item, yes }: Move, items: readonly string[]) =>
  new Transactor({ db: database.db, clock: systemClock }).run(people[0]!, async ({ trx }) => {
    const [itemId = '', userId = ''] = [items[item % items.length], people[person]!.id];
    if (kind === 'have') return possess(trx, itemId, userId);
    if (kind === 'bring back') return possess(trx, itemId, null);
    if (kind === 'store') return keep(trx, itemId, yes);
    if (kind === 'appoint') return appoint(trx, userId, yes);
    if (kind === 'close') return void (await close(trx, yes));
    if (kind === 'parent') {
      const parent_id = unit?.startsWith('B') ? 'B' : 'A-1';
      await trx.updateTable('units').set({ parent_id }).where('id', '=', 'A-1-2').execute();
      return;
    }
    await trx
      .updateTable('users')
      .set(kind === 'role' ? { role } : { unit_id: unit })
      .where('id', '=', people[person]!.id)
      .execute();
  });

/** Who may see what by the rule itself, asked of the tables of custody, people and units. */
async function byTheRule(): Promise<string[]> {
  const { rows } = await sql<{ pair: string }>`
    select users.username || ' ' || property.serial_number as pair
    from users cross join property left join users holder on holder.id = property.assigned_to_user_id
    where property.left_at is null and ((users.role <> 'Soldier' and (property.unit_id in (select id from units_below(users.unit_id))
        or holder.unit_id in (select id from units_below(users.unit_id))))
      or exists (select from custody_link where item_id = property.id and user_id = users.id)
      or exists (select from transfer
        where item_id = property.id and to_user_id = users.id and status = 'Pending')
      or exists (select from possession
        where item_id = property.id and user_id = users.id and to_at is null)
      or exists (select from counter_stock stock
        join counter on counter.id = stock.counter_id and counter.closed_at is null
        join counter_operator operator on operator.counter_id = counter.id
        where stock.item_id = property.id and operator.user_id = users.id and operator.ended_at is null))
    order by pair`.execute(database.db);
  return rows.map(({ pair }) => pair);
}

/** Who may see what by the condition that every list and every check of access uses. */
async function byTheProduct(): Promise<string[]> {
  const pairs: string[] = [];
  const users = await database.db.selectFrom('users').select(['id', 'username', 'role', 'unit_id']).execute();
  for (const { id, username, role, unit_id } of users) {
    const seen = await database.db
      .selectFrom('property')
      .select('serial_number')
      .where(visibleItems({ id, role, unitId: unit_id }))
      .execute();
    pairs.push(...seen.map(({ serial_number }) => `${username} ${serial_number}`));
  }
  return pairs.sort();
}

/** Rows that are not what the tables say, or that show one item to one person twice. */
async function strayRows() {
  const { rows } = await sql`
    (select * from visible_item except select * from visible_item_rows(array(select id from property)))
    union all
    (select * from visible_item_rows(array(select id from property)) except select * from visible_item)
    union all
    select mine.* from visible_item mine join users on users.id = mine.scope_id and users.role <> 'Soldier'
    join visible_item units on units.item_id = mine.item_id and units.scope_id = users.unit_id`.execute(
    database.db,
  );
  return rows;
}

test('whatever is handed over, drawn and stored while people and units move, everybody sees exactly what the rule says', async () => {
  const company = new RandomPeople(database, people);
  const step = fc.oneof({ weight: 5, arbitrary: randomAct }, { weight: 2, arbitrary: move });
  let moves = 0;
  await fc.assert(
    fc.asyncProperty(fc.noBias(fc.array(step, { minLength: STEPS, maxLength: STEPS })), async (steps) => {
      company.items.length = 0;
      for (let n = 0; n < ITEMS; n += 1) await company.enter(people[n % people.length]!);
      for (let at = 0; at < steps.length; at += AT_ONCE) {
        await Promise.all(
          steps
            .slice(at, at + AT_ONCE)
            .map((one) => ('kind' in one ? perform(one, company.items) : company.attempt(one))),
        );
        expect(await strayRows()).toEqual([]);
      }
      moves += steps.filter((one) => 'kind' in one).length;
      expect(await byTheProduct()).toEqual((await byTheRule()).sort());
    }),
    { numRuns: RUNS, seed: 1906, endOnFailure: true },
  );
  expect(moves).toBeGreaterThan(RUNS * 10);
  expect(company.done.approve).toBeGreaterThan(5);
}, 300_000);

/** Begins a write and, before it commits, another: that one must wait, or it would not know of the first. */
async function meanwhile(first: Write, second: Write): Promise<void> {
  let later: Promise<unknown> = Promise.resolve();
  await database.db.transaction().execute(async (trx) => {
    await first(trx);
    later = database.db.transaction().execute(second);
    await Promise.race([later, new Promise((resolve) => setTimeout(resolve, 500))]);
  });
  await later;
}
type Write = (trx: Transaction<Database>) => Promise<unknown>;

test.each(['the person moves first', 'the item is handed over first', 'its unit moves first'])(
  'an item handed over while its new holder moves is seen by the leaders of where they are now: %s',
  async (order) => {
    const { id: itemId } = await database.db
      .insertInto('property')
      .values({ name: 'M4', serial_number: order, category: 'weapons', unit_id: 'A' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const leader = people[3]!;
    await database.db
      .updateTable('users')
      .set({ unit_id: 'A-1-2', role: 'Squad Leader' })
      .where('id', '=', leader.id)
      .execute();
    await database.db.updateTable('units').set({ parent_id: 'A-1' }).where('id', '=', 'A-1-2').execute();
    const handOver: Write = (trx) =>
      trx.updateTable('property').set({ assigned_to_user_id: leader.id }).where('id', '=', itemId).execute();
    const movePerson: Write = (trx) =>
      trx.updateTable('users').set({ unit_id: 'B' }).where('id', '=', leader.id).execute();
    const moveUnit: Write = (trx) =>
      trx.updateTable('units').set({ parent_id: 'B' }).where('id', '=', 'A-1-2').execute();
    if (order.startsWith('the person')) await meanwhile(movePerson, handOver);
    else if (order.startsWith('the item')) await meanwhile(handOver, movePerson);
    else await meanwhile(moveUnit, handOver);
    expect(await strayRows()).toEqual([]);
    const scopes = await database.db
      .selectFrom('visible_item')
      .select('scope_id')
      .where('item_id', '=', itemId)
      .execute();
    expect(scopes.map(({ scope_id }) => scope_id)).toContain('B');
  },
);

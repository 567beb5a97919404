import fc from 'fast-check';
import { sql } from 'kysely';
import { PROPERTY_CATEGORIES, type Role } from '@hand-receipt/contracts';
import type { UserDto } from '@hand-receipt/contracts/routes';
import type { Actor } from '../../src/unit-of-work';
import { type TestApp, addUser, testApp } from '../support/app';
import { RandomPeople, randomAct } from './random-acts';

const RUNS = 12;
const STEPS = 80;
const AT_ONCE = 8;
const ITEMS = 6;
const ROLES: readonly Role[] = ['Commander', 'Supply Sergeant', 'Squad Leader', 'Soldier'];

let t: TestApp;
let company: RandomPeople;
const readers: (() => Promise<UserDto>)[] = [];
beforeAll(async () => {
  t = await testApp();
  await t.database.db
    .insertInto('units')
    .values({ id: 'A', parent_id: null, name: 'A Co', kind: 'company' })
    .execute();
  const people: Actor[] = [];
  for (const [number, role] of ROLES.entries()) {
    const username = `person-${number}`;
    const id = await addUser(t.database, { username, role, unit_id: 'A' });
    people.push({ id, role, unitId: 'A', name: `SPC ${username}` });
    const send = await t.signIn(username);
    readers.push(async () => (await send({ url: '/api/auth/me' })).json<UserDto>());
  }
  company = new RandomPeople(t.database, people);
});

const edit = fc.record({
  kind: fc.constant('edit'),
  item: fc.nat(),
  category: fc.constantFrom(...PROPERTY_CATEGORIES),
  is_sensitive: fc.boolean(),
  cents: fc.option(fc.nat(1_000_000)),
});
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

/** What an import or an edit writes of an item. */
const perform = ({ item, category, is_sensitive, cents }: Edit) =>
  company.perform(company.people[0]!, async ({ trx }) => {
    const unit_price = cents === null ? null : (cents / 100).toFixed(2);
    const id = company.items[item % company.items.length]!;
    await trx
      .updateTable('property')
      .set({ category, is_sensitive, unit_price })
      .where('id', '=', id)
      .execute();
  });

/** The figures of a person by the rule itself, asked of the chains and of the items. */
async function byTheRule({ id }: Actor): Promise<unknown> {
  const { rows } = await sql`
    select count(*) filter (where category = 'vehicles') as vehicles,
      count(*) filter (where category = 'weapons') as weapons,
      count(*) filter (where category = 'comsec') as communications,
      count(*) filter (where category = 'optics') as "opticalSystems",
      count(*) filter (where is_sensitive) as "sensitiveItems",
      coalesce(sum(unit_price), 0)::float8 as "valueManaged"
    from property
    where id in (select item_id from custody_link where user_id = ${id})`.execute(t.database.db);
  return rows[0];
}

test('API-10 whatever is handed over while items are edited, everybody is told exactly what they are signed for', async () => {
  const step = fc.oneof({ weight: 4, arbitrary: randomAct }, { weight: 1, arbitrary: edit });
  let value = 0;
  await fc.assert(
    fc.asyncProperty(fc.noBias(fc.array(step, { minLength: STEPS, maxLength: STEPS })), async (steps) => {
      company.items.length = 0;
      for (let n = 0; n < ITEMS; n += 1) await company.enter(company.people[n % company.people.length]!);
      for (let at = 0; at < steps.length; at += AT_ONCE) {
        const some = steps.slice(at, at + AT_ONCE);
        await Promise.all(some.map((one) => ('kind' in one ? perform(one) : company.attempt(one))));
        for (const [index, read] of readers.entries()) {
          const { equipmentSummary, valueManaged } = await read();
          expect({ ...equipmentSummary, valueManaged }).toEqual(await byTheRule(company.people[index]!));
          value += valueManaged;
        }
      }
    }),
    { numRuns: RUNS, seed: 2062, endOnFailure: true },
  );
  expect(value).toBeGreaterThan(0);
  expect(company.done.approve).toBeGreaterThan(5);
}, 300_000);

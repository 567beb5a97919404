import fc from 'fast-check';
import { sql } from 'kysely';
import type { Role } from '@hand-receipt/contracts';
import type { Actor } from '../../src/unit-of-work';
import { writeSetting } from '../../src/unit-settings';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { addUser } from '../support/app';
import { testDatabase } from '../support/database';
import { readByEvents, readByTables } from './fold';
import { PLAIN_RULES } from '../support/plain-rules';
import { RandomPeople, randomAct } from './random-acts';

const RUNS = 8;
const ACTS = 520;
const AT_ONCE = 8;
/** Few, so that acts meet on one item. */
const ITEMS = 4;

const PEOPLE: readonly (readonly [string, Role])[] = [
  ['one', 'Commander'],
  ['two', 'Supply Sergeant'],
  ['three', 'Squad Leader'],
  ['four', 'Soldier'],
  ['five', 'Soldier'],
];

let database: OpenDatabase;
const people: Actor[] = [];
beforeAll(async () => {
  database = await testDatabase();
  await database.db
    .insertInto('units')
    .values({ id: 'B', parent_id: null, name: 'B Co', kind: 'company' })
    .execute();
  for (const [username, role] of PEOPLE) {
    const id = await addUser(database, { username, role, unit_id: 'B' });
    people.push({ id, role, unitId: 'B', name: `SPC ${username}` });
  }
  // A random amendment has no picture of the plate, a random sign-over waits for the superior, and anybody counts.
  const [commander] = people;
  const settings = [
    { unitId: 'B', key: 'amendment.photo', value: false, version: 0 },
    { unitId: 'B', key: 'transfer.signOver', value: 'consent', version: 0 },
    { unitId: 'B', key: 'inventory.rules.sensitive', value: PLAIN_RULES, version: 0 },
  ] as const;
  const company = new RandomPeople(database, people);
  for (const setting of settings) await company.perform(commander!, (work) => writeSetting(work, setting));
});

let newcomers = 0;

/** Somebody who is signed for nothing yet, and can be cleared. */
async function newcomer(): Promise<Actor> {
  newcomers += 1;
  const username = `newcomer-${newcomers}`;
  const id = await addUser(database, { username, role: 'Soldier', unit_id: 'B' });
  return { id, role: 'Soldier', unitId: 'B', name: `SPC ${username}` };
}

/** What must be so whatever was tried. */
async function holdTogether(): Promise<void> {
  const [told, shown] = [await readByEvents(database), await readByTables(database)];
  expect(shown.items).toEqual(told.items);
  expect(shown.transfers).toEqual(told.transfers);
  expect(shown.shortages).toEqual(told.shortages);
  expect(told.idle).toEqual([]);
  for (const { holder, chain } of shown.items.values()) {
    expect(chain.at(-1) ?? null).toBe(holder);
    expect(new Set(chain).size).toBe(chain.length);
  }
  const open = await database.db
    .selectFrom('transfer')
    .innerJoin('property', 'property.id', 'transfer.item_id')
    .select(['transfer.item_id', 'transfer.from_user_id', 'property.assigned_to_user_id'])
    .where('transfer.status', '=', 'Pending')
    .execute();
  expect(new Set(open.map(({ item_id }) => item_id)).size).toBe(open.length);
  // What left the book has no holder, link, mount or open transfer.
  const { rows: stray } = await sql`
    select id from property where left_at is not null and (assigned_to_user_id is not null
      or exists (select from custody_link where item_id = property.id)
      or exists (select from attached_component where property.id in (parent_id, component_id))
      or exists (select from transfer where item_id = property.id and status = 'Pending'))`.execute(
    database.db,
  );
  expect(stray).toEqual([]);
  for (const transfer of open) expect(transfer.from_user_id).toBe(transfer.assigned_to_user_id);
  await expectSuccessions();
  expect(await clearedButSigned()).toEqual([]);
}

/** No chain that was signed holds the outgoing, each line of a signed set has its event, and none is left open. */
async function expectSuccessions(): Promise<void> {
  const { rows: held } = await sql`
    select details from (select convert_from(body, 'UTF8')::jsonb -> 'details' as details from ledger_event
      where event_type = 'LINK REPLACED') as event
    where details -> 'chainAfter' ? (details ->> 'fromUserId')`.execute(database.db);
  expect(held).toEqual([]);
  const { rows: odd } = await sql`
    select id, state from succession
    where state not in ('signed', 'cancelled') or (state = 'signed') <>
      ((select count(*) from succession_line where succession_id = succession.id) =
        (select count(*) from ledger_event where event_type = 'LINK REPLACED'
          and convert_from(body, 'UTF8')::jsonb -> 'details' ->> 'successionId' = succession.id)
        and exists (select from succession_line where succession_id = succession.id))`.execute(database.db);
  expect(odd).toEqual([]);
}

/** Clearances that were signed, and opened again by an item that was signed for. */
const reopened = async (): Promise<number> => {
  const rows = await database.db
    .selectFrom('clearance')
    .select('id')
    .where('reopened_at', 'is not', null)
    .execute();
  return rows.length;
};

/** People whose last clearance counts as signed though they are in a chain. */
async function clearedButSigned() {
  const { rows } = await sql`
    select user_id from (select distinct on (user_id) user_id, state from clearance
      order by user_id, opened_at desc, id desc) newest
    where state = 'cleared' and exists (select from custody_link link where link.user_id = newest.user_id)`.execute(
    database.db,
  );
  return rows;
}

test('LIFE-18 SUCC-30 thousands of acts by anybody at the same time: one holder and a whole chain for each item, and the ledger tells exactly the tables', async () => {
  const company = new RandomPeople(database, people);
  await fc.assert(
    fc.asyncProperty(fc.noBias(fc.array(randomAct, { minLength: ACTS, maxLength: ACTS })), async (acts) => {
      company.items.length = 0;
      people[PEOPLE.length] = await newcomer();
      for (let n = 0; n < ITEMS; n += 1) await company.enter(people[n % PEOPLE.length]!);
      await company.openCount();
      for (let at = 0; at < acts.length; at += AT_ONCE) {
        await Promise.all(acts.slice(at, at + AT_ONCE).map((act) => company.attempt(act)));
      }
      await holdTogether();
    }),
    { numRuns: RUNS, seed: 4612, endOnFailure: true },
  );
  // The draw was worth something: every kind of act was done, custody moved often, and much was refused.
  expect(Object.keys(company.done).sort()).toEqual(
    [
      ...['amend', 'approve', 'cancel', 'changeHolder', 'classify', 'clear', 'components', 'consent'],
      ...[
        'count',
        'create',
        'downgrade',
        'find',
        'leave',
        'miss',
        'mount',
        'offer',
        'recall',
        'reinstate',
        'reject',
        'signOver',
        'status',
      ],
      ...['succeed', 'unmount'],
    ].sort(),
  );
  expect(company.done.approve).toBeGreaterThan(60);
  expect(company.done.succeed).toBeGreaterThan(20);
  expect(company.done.changeHolder).toBeGreaterThan(5);
  expect(company.done.clear).toBeGreaterThan(3);
  expect(await reopened()).toBeGreaterThan(0);
  expect(company.done.miss).toBeGreaterThan(20);
  expect(company.refused).toBeGreaterThan(300);
}, 300_000);

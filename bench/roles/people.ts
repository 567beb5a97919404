import { type Kysely, sql } from 'kysely';
import type { Database } from '../../mock-api/src/kernel/db/schema';
import type { RoleName, RolePerson } from './calls';

/** The commander of the brigade's first company; the others are of the same company. */
const COMMANDER = 'halloran';

/** How many items the role's person shall see, as nearly as the brigade has it. */
const WANTED: Record<RoleName, number> = { commander: 10_000, 'squad leader': 50, soldier: 5 };

/**
 * Lays down which items a person sees, in the order of a list by name: what they signed for or are being offered, and
 * for a leader what the unit and those below it carry or hold. It is written here once more, apart from the server, and
 * is what the hand-written statements read.
 */
async function materialize(db: Kysely<Database>, userId: string): Promise<number> {
  const { rows } = await sql<{ items: number }>`
    with me as (select id, role, unit_id from users where id = ${userId}),
    unit as (select below.id from me cross join lateral units_below(me.unit_id) below where me.role <> 'Soldier'),
    seen (id) as (
      select item_id from custody_link where user_id = ${userId}
      union
      select item_id from transfer where to_user_id = ${userId} and status = 'Pending'
      union
      select id from property where unit_id in (select id from unit)
      union
      select id from property
      where assigned_to_user_id in (select users.id from users where users.unit_id in (select id from unit))
    ), laid as (
      insert into bench.visible (user_id, sort_key, item_id)
      select ${userId}, lower(name), property.id from property join seen using (id)
      returning 1
    )
    select count(*)::int as items from laid`.execute(db);
  return rows[0]?.items ?? 0;
}

/** The units whose items a person sees all, and the ids of what else they see. */
export interface Sight {
  unitIds: string[];
  otherIds: string[];
}

/** What a hand-written statement is told of a person, and the events of their items, in `bench.event`. */
async function sightOf(db: Kysely<Database>, userId: string): Promise<Sight> {
  await sql`
    insert into bench.event (user_id, seq)
    select ${userId}, seq from ledger_event
    where item_id in (select item_id from bench.visible where user_id = ${userId})`.execute(db);
  const { rows } = await sql<Sight>`
    with unit as (
      select below.id from users cross join lateral units_below(users.unit_id) below
      where users.id = ${userId} and users.role <> 'Soldier'
        and exists (select from property where property.unit_id = below.id))
    select array(select id from unit) as "unitIds", array(
      select property.id from property join bench.visible seen on seen.item_id = property.id
      where seen.user_id = ${userId} and property.unit_id not in (select id from unit)) as "otherIds"`.execute(
    db,
  );
  return rows[0] ?? { unitIds: [], otherIds: [] };
}

async function candidates(db: Kysely<Database>, role: RoleName) {
  const { rows } = await sql<{ id: string; username: string }>`
    select users.id, users.username from users, users commander
    where commander.username = ${COMMANDER}
      and users.unit_id in (select id from units_below(commander.unit_id))
      and case ${role} when 'commander' then users.id = commander.id
        when 'squad leader' then users.role = 'Squad Leader'
        else users.role = 'Soldier' end
    order by users.id`.execute(db);
  return rows;
}

/** Finds one person of each role, and lays down for the hand-written statements what each of them sees. */
export async function findPeople(db: Kysely<Database>): Promise<(RolePerson & Sight)[]> {
  await sql`create schema if not exists bench`.execute(db);
  await sql`drop table if exists bench.visible, bench.event`.execute(db);
  await sql`create unlogged table bench.visible (
    user_id text, sort_key text, item_id text, primary key (user_id, sort_key, item_id))`.execute(db);
  await sql`create unlogged table bench.event (user_id text, seq bigint, primary key (user_id, seq))`.execute(
    db,
  );
  const people: (RolePerson & Sight)[] = [];
  for (const [role, wanted] of Object.entries(WANTED) as [RoleName, number][]) {
    const found: RolePerson[] = [];
    for (const person of await candidates(db, role)) {
      found.push({ role, ...person, items: await materialize(db, person.id) });
    }
    found.sort((a, b) => Math.abs(a.items - wanted) - Math.abs(b.items - wanted));
    for (const person of found.slice(0, 1)) people.push({ ...person, ...(await sightOf(db, person.id)) });
  }
  await sql`vacuum (analyze) bench.visible, bench.event`.execute(db);
  return people;
}

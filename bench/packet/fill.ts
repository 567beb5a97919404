import { type Kysely, sql } from 'kysely';
import type { Database } from '../../mock-api/src/kernel/db/schema';
import {
  type Actor,
  activateSuccession,
  openSuccession,
  readSet,
  signSuccession,
  transactorOf,
} from './modules';

const UNIT = 'BENCH';
const HOLDERS = 14;

const person = (username: string, role: Actor['role']) => ({
  username,
  email: `${username}@bench.test`,
  password_hash: '-',
  first_name: 'B',
  last_name: username,
  rank: 'CPT' as const,
  role,
  unit_id: UNIT,
  status: 'Active' as const,
});

/** Who has the items, and how many of seven there are of the first of their two components. */
interface Held {
  outgoing: string;
  holders: readonly string[];
  onHand: number;
}

/** Items with two components each, signed down to a holder, and every third once more. */
const ITEMS = (count: number, { outgoing, holders, onHand }: Held) => [
  sql`insert into property (id, name, serial_number, category, unit_id, assigned_to_user_id, created_at)
    select 'E-' || n, 'Item ' || n % 60, 'W' || 100000 + n, 'weapons', ${UNIT},
      (${holders}::text[])[case when n % 3 = 0 then ${HOLDERS + 1} else n % ${HOLDERS} + 1 end], now()
    from generate_series(1, ${count}::int) n`,
  sql`insert into custody_link (item_id, position, user_id, since)
    select 'E-' || n, link.position, link.user_id, now()
    from generate_series(1, ${count}::int) n
    cross join lateral (values (0, null), (1, ${outgoing}), (2, (${holders}::text[])[n % ${HOLDERS} + 1]),
      (3, case when n % 3 = 0 then (${holders}::text[])[${HOLDERS + 1}] end)) link (position, user_id)
    where link.position = 0 or link.user_id is not null`,
  sql`insert into component (property_id, position, name, quantity, required, on_hand, damaged, counted_at, counted_by)
    select 'E-' || n, part, 'Component ' || part, 7, true, case part when 0 then ${onHand}::int else 7 end, 0, now(), ${outgoing}
    from generate_series(1, ${count}::int) n, generate_series(0, 1) part`,
];

/** A change of command of an empty, migrated database's only unit. */
export interface Filled {
  id: string;
  from: Actor;
  to: Actor;
}

/**
 * Lays a change of command that is activated and not counted into an empty, migrated database.
 *
 * @param onHand of seven of a component of each item; fewer than seven is a difference once it is read
 */
export async function fillActive(db: Kysely<Database>, count: number, onHand = 7): Promise<Filled> {
  await db.insertInto('units').values({ id: UNIT, name: 'Bench', kind: 'company' }).execute();
  const names = ['outgoing', 'incoming', ...Array.from({ length: HOLDERS + 1 }, (_, at) => `holder${at}`)];
  const people = await db
    .insertInto('users')
    .values(names.map((name, at) => person(name, at === 0 ? 'Commander' : 'Soldier')))
    .returning('id')
    .execute();
  const [outgoing = '', incoming = '', ...holders] = people.map(({ id }) => id);
  for (const statement of ITEMS(count, { outgoing, holders, onHand })) await statement.execute(db);
  const act = transactorOf(db);
  const actor = (id: string, role: Actor['role']): Actor => ({ id, role, unitId: UNIT, name: `CPT ${id}` });
  const [from, to] = [actor(outgoing, 'Commander'), actor(incoming, 'Soldier')];
  const id = await act.run(from, (work) =>
    openSuccession(work, {
      kind: 'primary',
      fromUserId: outgoing,
      toUserId: incoming,
      startsOn: new Date().toISOString().slice(0, 10),
      reason: 'Bench',
      rolesPass: false,
    }),
  );
  await act.run(from, (work) => activateSuccession(work, id));
  await sql`analyze`.execute(db);
  return { id, from, to };
}

/** One side signs the set as it is, without the time that a password takes. */
export async function sign(db: Kysely<Database>, { id, from, to }: Filled, side: 'outgoing' | 'incoming') {
  const succession = await db
    .selectFrom('succession')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { setHash } = await readSet(db, succession);
  const proof = { field: 'password', isRight: true, by: null } as const;
  await transactorOf(db).run(side === 'outgoing' ? from : to, (work) =>
    signSuccession(work, id, { side, setHash: setHash ?? '' }, proof),
  );
}

/**
 * Lays a change of command that both sides have signed into an empty, migrated database.
 *
 * @returns its id, and the incoming person's
 */
export async function fillPacket(
  db: Kysely<Database>,
  count: number,
): Promise<{ id: string; toUserId: string }> {
  const filled = await fillActive(db, count, 5);
  const toUserId = filled.to.id;
  const counted = { result: 'verified' as const, counted_at: new Date(), counted_by: toUserId };
  await db.updateTable('succession_line').set(counted).execute();
  await sign(db, filled, 'outgoing');
  await sign(db, filled, 'incoming');
  await sql`analyze`.execute(db);
  return { id: filled.id, toUserId };
}

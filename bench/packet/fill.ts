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

/** Items with two components each, of which one is short, signed down to a holder, and every third once more. */
const ITEMS = (count: number, outgoing: string, holders: readonly string[]) => [
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
    select 'E-' || n, part, 'Component ' || part, 7, true, case part when 0 then 5 else 7 end, 0, now(), ${outgoing}
    from generate_series(1, ${count}::int) n, generate_series(0, 1) part`,
];

/**
 * Lays a change of command that both sides have signed into an empty, migrated database.
 *
 * @returns its id, and the incoming person's
 */
export async function fillPacket(
  db: Kysely<Database>,
  count: number,
): Promise<{ id: string; toUserId: string }> {
  await db.insertInto('units').values({ id: UNIT, name: 'Bench', kind: 'company' }).execute();
  const names = ['outgoing', 'incoming', ...Array.from({ length: HOLDERS + 1 }, (_, at) => `holder${at}`)];
  const people = await db
    .insertInto('users')
    .values(names.map((name, at) => person(name, at === 0 ? 'Commander' : 'Soldier')))
    .returning('id')
    .execute();
  const [outgoing = '', incoming = '', ...holders] = people.map(({ id }) => id);
  for (const statement of ITEMS(count, outgoing, holders)) await statement.execute(db);
  const act = transactorOf(db);
  const actor = (id: string, role: Actor['role']): Actor => ({ id, role, unitId: UNIT, name: `CPT ${id}` });
  const [from, to] = [actor(outgoing, 'Commander'), actor(incoming, 'Soldier')];
  const id = await act.run(from, (work) =>
    openSuccession(work, {
      kind: 'primary',
      fromUserId: outgoing,
      toUserId: incoming,
      startsOn: '2026-11-23',
      reason: 'Bench',
      rolesPass: false,
    }),
  );
  await act.run(from, (work) => activateSuccession(work, id));
  const counted = { result: 'verified' as const, counted_at: new Date(), counted_by: incoming };
  await db.updateTable('succession_line').set(counted).execute();
  for (const [who, side] of [
    [from, 'outgoing'],
    [to, 'incoming'],
  ] as const) {
    const succession = await db
      .selectFrom('succession')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { setHash } = await readSet(db, succession);
    const proof = { field: 'password', isRight: true, by: null } as const;
    await act.run(who, (work) => signSuccession(work, id, { side, setHash: setHash ?? '' }, proof));
  }
  await sql`analyze`.execute(db);
  return { id, toUserId: incoming };
}

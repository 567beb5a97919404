import { type Kysely, sql } from 'kysely';
import type { Database } from '../../mock-api/src/kernel/db/schema';
import { hashPassword, startSession } from '../lib/mock-api';

const UNIT = 'BENCH';
/** Of everybody who signs. */
export const PIN = '482915';

const person = (username: string, role: 'Commander' | 'Soldier') => ({
  username,
  email: `${username}@bench.test`,
  password_hash: '-',
  first_name: 'B',
  last_name: username,
  rank: 'SGT' as const,
  role,
  unit_id: UNIT,
  status: 'Active' as const,
});

/** Items that the commander holds: as many rifles as optics, and then others. */
const ITEMS = (count: number, people: number, commander: string) => [
  sql`insert into property (id, name, serial_number, category, unit_id, assigned_to_user_id, created_at)
    select 'E-' || n,
      case when n <= ${people}::int then 'M4A1 Carbine' when n <= 2 * ${people}::int then 'M68 Optic' else 'Radio' end,
      'W' || 100000 + n, 'weapons', ${UNIT}, ${commander}, now()
    from generate_series(1, ${count}::int) n`,
  sql`insert into custody_link (item_id, position, user_id, since)
    select 'E-' || n, link.position, link.user_id, now()
    from generate_series(1, ${count}::int) n
    cross join lateral (values (0, null), (1, ${commander})) link (position, user_id)`,
];

export interface Company {
  /** Cookie of the commander, and of the operator. */
  commander: string;
  operator: string;
  operatorId: string;
  /** Ids of the people who draw, in their order. */
  soldiers: readonly string[];
}

/** Lays a company with its people, their PINs and its items into an empty, migrated database. */
export async function fillCompany(
  db: Kysely<Database>,
  { people, items }: { people: number; items: number },
): Promise<Company> {
  await db
    .insertInto('units')
    .values({ id: UNIT, parent_id: null, name: 'Bench Company', kind: 'company' })
    .execute();
  const soldiers = Array.from({ length: people }, (_, index) => person(`soldier${index + 1}`, 'Soldier'));
  const everybody = [person('commander', 'Commander'), person('operator', 'Soldier'), ...soldiers];
  const rows = await db.insertInto('users').values(everybody).returning(['id', 'username']).execute();
  const idOf = (username: string): string => rows.find((row) => row.username === username)?.id ?? '';
  for (const statement of ITEMS(items, people, idOf('commander'))) await statement.execute(db);
  // As slow to compare as a real one.
  const pin_hash = await hashPassword(PIN);
  const ids = soldiers.map(({ username }) => idOf(username));
  const pins = ids.map((user_id) => ({ user_id, pin_hash, set_at: new Date(), counter_ready: true }));
  await db.insertInto('user_pin').values(pins).execute();
  const cookieOf = (username: string) =>
    startSession(db, { userId: idOf(username), at: new Date(), userAgent: null });
  return {
    commander: await cookieOf('commander'),
    operator: await cookieOf('operator'),
    operatorId: idOf('operator'),
    soldiers: ids,
  };
}

import type { PropertyCategory } from '@hand-receipt/contracts';
import type { UserDto } from '@hand-receipt/contracts/routes';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { upcomingEvents } from './upcoming-events';
import { people } from '../access';
import { fullYears, monthsInWords } from '../people';

/** Counts and value of what a person is signed for: what they hold and what they have signed down. */
async function signedFor(db: Kysely<Database>, userId: string) {
  const rows = await db
    .selectFrom('custody_link')
    .select((select) => [
      'category',
      select.fn.countAll<number>().as('items'),
      select.fn.countAll<number>().filterWhere('is_sensitive', '=', true).as('sensitive'),
      sql<number>`coalesce(sum(unit_price), 0)::float8`.as('value'),
    ])
    .where('user_id', '=', userId)
    .groupBy('category')
    .execute();
  const itemsOf = (category: PropertyCategory) => rows.find((row) => row.category === category)?.items ?? 0;
  return {
    vehicles: itemsOf('vehicles'),
    weapons: itemsOf('weapons'),
    communications: itemsOf('comsec'),
    opticalSystems: itemsOf('optics'),
    sensitiveItems: rows.reduce((total, { sensitive }) => total + sensitive, 0),
    // In whole cents: sums of fractions are not exact.
    valueManaged: rows.reduce((cents, { value }) => cents + Math.round(value * 100), 0) / 100,
  };
}

/** The signed-in person as the screens show them, with figures drawn from what they are signed for. */
export async function readMe(db: Kysely<Database>, userId: string, at: Date): Promise<UserDto> {
  const [user, { valueManaged, ...equipmentSummary }, events] = await Promise.all([
    people(db)
      .select(['users.email', 'users.service_start', 'users.command_start'])
      .where('users.id', '=', userId)
      .executeTakeFirstOrThrow(),
    signedFor(db, userId),
    upcomingEvents(db, userId, at),
  ]);
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    name: `${user.first_name} ${user.last_name}`,
    lastName: user.last_name,
    rank: user.rank,
    unit: user.unit_name ?? user.requested_unit ?? '',
    position: user.position ?? user.role,
    role: user.role,
    status: user.status,
    yearsOfService: user.service_start ? fullYears(user.service_start, at) : 0,
    commandTime: user.command_start ? monthsInWords(user.command_start, at) : null,
    valueManaged,
    equipmentSummary,
    upcomingEvents: events,
  };
}

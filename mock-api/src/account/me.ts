import type { UserDto } from '@hand-receipt/contracts/routes';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { upcomingEvents } from './upcoming-events';
import { people, signedByMe } from '../access';
import { fullYears, monthsInWords } from '../people';

/** Counts and value of what a person is signed for: what they hold and what they have signed down. */
async function signedFor(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('property')
    .select((select) => {
      const count = (...categories: string[]) =>
        select.fn.countAll<number>().filterWhere('category', 'in', categories as never);
      return [
        count('vehicles').as('vehicles'),
        count('weapons').as('weapons'),
        count('comsec').as('communications'),
        count('optics').as('opticalSystems'),
        select.fn.countAll<number>().filterWhere('is_sensitive', '=', true).as('sensitiveItems'),
        sql<number>`coalesce(sum(unit_price), 0)::float8`.as('valueManaged'),
      ];
    })
    .where('property.id', 'in', signedByMe(userId))
    .executeTakeFirstOrThrow();
}

/** The signed-in person as the screens show them, with figures drawn from what they are signed for. */
export async function readMe(db: Kysely<Database>, userId: string, at: Date): Promise<UserDto> {
  const user = await people(db)
    .select(['users.email', 'users.service_start', 'users.command_start'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const { valueManaged, ...equipmentSummary } = await signedFor(db, userId);
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
    upcomingEvents: await upcomingEvents(db, userId, at),
  };
}

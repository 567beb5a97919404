import type { Rank, Role, UserStatus } from '@hand-receipt/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../src/kernel';
import { recordEverybody } from '../src/people';
import type { Actor } from '../src/unit-of-work';

const UNITS = [
  { id: 'BN', parent_id: null, name: '4-612 IN', kind: 'battalion' },
  { id: 'B', parent_id: 'BN', name: 'B Co, 4-612 IN', kind: 'company' },
  { id: 'B-1', parent_id: 'B', name: '1st Platoon, B Co', kind: 'platoon' },
  { id: 'B-1-1', parent_id: 'B-1', name: '1st Squad, 1st Platoon', kind: 'squad' },
  { id: 'B-1-2', parent_id: 'B-1', name: '2nd Squad, 1st Platoon', kind: 'squad' },
  { id: 'B-2', parent_id: 'B', name: '2nd Platoon, B Co', kind: 'platoon' },
  { id: 'B-2-1', parent_id: 'B-2', name: '1st Squad, 2nd Platoon', kind: 'squad' },
  { id: 'B-3', parent_id: 'B', name: '3rd Platoon, B Co', kind: 'platoon' },
  { id: 'B-3-1', parent_id: 'B-3', name: '1st Squad, 3rd Platoon', kind: 'squad' },
] as const;

type Line = [string, Rank, string, string, Role, string, (typeof UNITS)[number]['id'], UserStatus, number];

/** User name, rank, first and last name, role, position, unit, status, years of service. */
const PEOPLE: readonly Line[] = [
  ['halloran', 'CPT', 'Mara', 'Halloran', 'Commander', 'Company Commander', 'B', 'Active', 9],
  ['brandt', 'SFC', 'Joel', 'Brandt', 'Supply Sergeant', 'Supply Sergeant', 'B', 'Active', 14],
  ['petrov', 'SSG', 'Anton', 'Petrov', 'Squad Leader', 'Squad Leader', 'B-1-1', 'Active', 10],
  ['navarro', 'SGT', 'Elena', 'Navarro', 'Squad Leader', 'Squad Leader and Armorer', 'B-1-2', 'Active', 7],
  ['whitaker', 'SPC', 'Cole', 'Whitaker', 'Soldier', 'Rifleman', 'B-1-1', 'Active', 3],
  ['admin', 'MSG', 'Ruth', 'Okonkwo', 'Admin', 'Property Book NCO', 'B', 'Active', 19],
  ['lindqvist', '2LT', 'Nils', 'Lindqvist', 'Squad Leader', 'Platoon Leader', 'B-2', 'Active', 2],
  ['voss', 'SGT', 'Karin', 'Voss', 'Squad Leader', 'Squad Leader', 'B-2-1', 'Active', 6],
  ['tanaka', 'PFC', 'Ren', 'Tanaka', 'Soldier', 'Grenadier', 'B-1-1', 'Active', 1],
  ['oyelaran', '1SG', 'Samuel', 'Oyelaran', 'Squad Leader', 'First Sergeant', 'B', 'Active', 17],
  ['delgado', 'SPC', 'Ines', 'Delgado', 'Soldier', 'Medic', 'B-3-1', 'Pending', 2],
  ['morrow', 'CPL', 'Tess', 'Morrow', 'Soldier', 'Team Leader', 'B-3-1', 'Inactive', 5],
  ['okafor', 'CPT', 'Ada', 'Okafor', 'S4', 'S4', 'BN', 'Active', 8],
  ['reyes', 'CW2', 'Luis', 'Reyes', 'PBO', 'Property Book Officer', 'BN', 'Active', 16],
];

/** Who works with whom; 'delgado' has asked and waits. */
const CONNECTIONS: readonly (readonly [string, string, 'accepted' | 'pending' | 'refused'])[] = [
  ...['brandt', 'petrov', 'navarro', 'whitaker', 'lindqvist', 'voss', 'oyelaran'].map(
    (other) => ['halloran', other, 'accepted'] as const,
  ),
  ['petrov', 'whitaker', 'accepted'],
  ['petrov', 'tanaka', 'accepted'],
  ['brandt', 'navarro', 'accepted'],
  ['brandt', 'petrov', 'accepted'],
  ['lindqvist', 'voss', 'accepted'],
  ['delgado', 'halloran', 'pending'],
  ['morrow', 'navarro', 'refused'],
];

/** Units and people were entered this long before the fourteen days that are told. */
const BEFORE_EVERYTHING_MS = 30 * 24 * 60 * 60 * 1000;

/** The time of the demo company's first acts. */
export const demoBegins = (now: Date): Date => new Date(now.getTime() - BEFORE_EVERYTHING_MS);

/** Writes units, people and connections, and answers the people by user name. */
export async function seedPeople(
  trx: Transaction<Database>,
  passwordHash: string,
  now: Date,
): Promise<Map<string, Actor>> {
  await trx
    .insertInto('units')
    .values([...UNITS])
    .execute();
  const actors = new Map<string, Actor>();
  for (const [username, rank, first, last, role, position, unitId, status, years] of PEOPLE) {
    const { id } = await trx
      .insertInto('users')
      .values({
        username,
        rank,
        role,
        position,
        status,
        email: `${username}@b-4-612.example`,
        password_hash: passwordHash,
        first_name: first,
        last_name: last,
        unit_id: unitId,
        requested_unit: null,
        phone: null,
        service_start: `${now.getFullYear() - years}-06-01`,
        command_start: role === 'Commander' ? `${now.getFullYear() - 1}-05-15` : null,
        last_login_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    actors.set(username, { id, role, unitId, name: `${rank} ${last}` });
  }
  await recordEverybody(trx, 'created', demoBegins(now));
  const idOf = (username: string) => actors.get(username)?.id ?? '';
  await trx
    .insertInto('connections')
    .values(CONNECTIONS.map(([a, b, status]) => ({ user_id: idOf(a), other_user_id: idOf(b), status })))
    .execute();
  return actors;
}

import type { UserDetailsDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Database, notFound } from '../../kernel';
import { type Viewer, isInUnit, ownsSecondFactor, people, visiblePeople } from '../../access';
import type { UnitOfWork } from '../../unit-of-work';
import { actsOn } from './account-acts';
import { findLookAlikes } from './look-alikes';

const NO_SUCH_PERSON = 'There is no such person.';

/** Accounts that a person may look up, with what decides what they may do to them. */
const accounts = (db: Kysely<Database>, viewer: Viewer) =>
  people(db)
    .select([
      'users.email',
      'users.phone',
      'users.service_start',
      'users.command_start',
      'users.last_login_at',
      'users.sign_in_block_reason',
      isInUnit(viewer.unitId).as('in_unit'),
      ownsSecondFactor(sql.ref('users.id')).$castTo<boolean>().as('has_second_factor'),
    ])
    .where(visiblePeople(viewer));

export type Account = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>;

/** Rank and last name, for sentences. */
export const accountName = ({ rank, last_name }: Pick<Account, 'rank' | 'last_name'>) =>
  `${rank} ${last_name}`;

/** @throws ApiError 404 for a person whom the viewer may not see. */
export async function findAccount(db: Kysely<Database>, viewer: Viewer, userId: string): Promise<Account> {
  const account = await accounts(db, viewer).where('users.id', '=', userId).executeTakeFirst();
  if (!account) throw notFound(NO_SUCH_PERSON);
  return account;
}

/**
 * Holds an account for the rest of the transaction, so that changes to it follow each other.
 *
 * @throws ApiError 404 for a person whom the actor may not see.
 */
export async function lockAccount({ trx, actor }: UnitOfWork, userId: string): Promise<Account> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return findAccount(trx, actor, userId);
}

/** One person's account as the viewer may read it: the private part is for the person and an Admin. */
export async function readAccount(
  db: Kysely<Database>,
  viewer: Viewer,
  userId: string,
): Promise<UserDetailsDto> {
  const row = await findAccount(db, viewer, userId);
  const isPrivy = viewer.id === row.id || viewer.role === 'Admin';
  const may = actsOn(viewer, row);
  const privately = <T>(value: T): T | null => (isPrivy ? value : null);
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    firstName: row.first_name,
    lastName: row.last_name,
    rank: row.rank,
    role: row.role,
    status: row.status,
    signInBlocked: row.sign_in_blocked_at !== null,
    signInBlockReason: viewer.role === 'Admin' ? row.sign_in_block_reason : null,
    unit: row.unit_name ?? row.requested_unit ?? '',
    unitId: row.unit_id,
    position: row.position,
    lastLogin: row.last_login_at?.toISOString() ?? null,
    username: privately(row.username),
    email: privately(row.email),
    phone: privately(row.phone),
    serviceStart: privately(row.service_start),
    commandStart: privately(row.command_start),
    requestedUnit: privately(row.requested_unit),
    lookAlikes: may.includes('activate') ? await findLookAlikes(db, viewer, row) : [],
    may,
  };
}

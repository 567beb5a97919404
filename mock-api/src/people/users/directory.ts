import { ROLES, USER_STATUSES } from '@hand-receipt/contracts';
import type { DirectoryUserDto, RouteQuery } from '@hand-receipt/contracts/routes';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  changedRecords,
  DEFAULT_LIMIT,
  type Database,
  type Page,
  badRequest,
  readCursor,
  substringPattern,
  writeCursor,
} from '../../kernel';
import { type Viewer, isInUnit, ownsSecondFactor, people, unitsBelow, visiblePeople } from '../../access';
import { actsOn } from './account-acts';

type DirectoryQuery = RouteQuery<'GET /api/users'>;

/** Reads a word without regard to case. @throws ApiError 400 for a word that is not in the list. */
function readWord<T extends string>(words: readonly T[], typed: string, what: string): T {
  const word = words.find((known) => known.toLowerCase() === typed.trim().toLowerCase());
  if (!word) throw badRequest(`'${typed}' is not a ${what}: it is one of ${words.join(', ')}.`);
  return word;
}

function conditionsOf(viewer: Viewer, query: DirectoryQuery): RawBuilder<boolean>[] {
  const { q, role, status, unit } = query;
  const conditions = [visiblePeople(viewer), ...changedRecords('person', query, sql`users.id`)];
  if (q?.trim()) {
    // Lists of people read 'Anton Petrov'; everything else names them 'SSG Petrov'.
    const words = sql`(users.rank || ' ' || users.first_name || ' ' || users.last_name || ' ' || users.rank || ' ' || users.last_name)`;
    conditions.push(sql`${words} ilike ${substringPattern(q)}`);
  }
  if (role) conditions.push(sql`users.role = ${readWord(ROLES, role, 'role')}`);
  if (status) conditions.push(sql`users.status = ${readWord(USER_STATUSES, status, 'status')}`);
  if (unit) conditions.push(sql`users.unit_id in ${unitsBelow(unit)}`);
  return conditions;
}

/**
 * A page of the people whom the viewer may look up, whatever their status, by last name.
 *
 * @throws ApiError 400 for an unknown role, status or cursor.
 */
export async function listPeople(
  db: Kysely<Database>,
  viewer: Viewer,
  query: DirectoryQuery,
): Promise<Page<DirectoryUserDto>> {
  const where = sql<boolean>`${sql.join(conditionsOf(viewer, query), sql` and `)}`;
  const place = readCursor(query.cursor);
  const limit = query.limit ?? DEFAULT_LIMIT;
  const sortKey = sql<string>`lower(users.last_name)`;
  const rows = await people(db)
    .select(['users.last_login_at', sortKey.as('sort_key'), isInUnit(viewer.unitId).as('in_unit')])
    .select(ownsSecondFactor(sql.ref('users.id')).$castTo<boolean>().as('has_second_factor'))
    .where(where)
    .$if(place !== null, (after) =>
      after.where(sql<boolean>`(${sortKey}, users.id) > (${place?.key ?? ''}, ${place?.id ?? ''})`),
    )
    .orderBy(sortKey)
    .orderBy('users.id')
    .limit(limit + 1)
    .execute();
  const { total } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(where)
    .executeTakeFirstOrThrow();

  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map((row) => ({
      id: row.id,
      name: `${row.first_name} ${row.last_name}`,
      rank: row.rank,
      role: row.role,
      status: row.status,
      signInBlocked: row.sign_in_blocked_at !== null,
      unit: row.unit_name ?? row.requested_unit ?? '',
      lastLogin: row.last_login_at?.toISOString() ?? null,
      may: actsOn(viewer, row),
    })),
    total,
    nextCursor: rows.length > limit && last ? writeCursor({ key: last.sort_key, id: last.id }) : null,
  };
}

import type { ReportPart } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { loadPeople } from '../access';
import type { Database } from '../kernel';
import { nearest } from '../signatures';

/** A person in the part in which they sign a report. */
interface Signer {
  part: ReportPart;
  userId: string;
}

/** Rows `user_id` of who read or looked for something in an inventory, in either count. A late read is no part of it. */
const readersOf = (inventoryId: RawBuilder<string>) => sql`
  select verification.by_user_id as user_id from inventory_line line
    join verification on verification.id = line.verification_id where line.inventory_id = ${inventoryId}
  union select not_here_by_user_id from inventory_line
    where inventory_id = ${inventoryId} and not_here_by_user_id is not null
  union select by_user_id from inventory_extra where inventory_id = ${inventoryId} and result <> 'late'
  union select recount_by_user_id from inventory_extra
    where inventory_id = ${inventoryId} and recount_by_user_id is not null
  union select not_here_by_user_id from inventory_extra
    where inventory_id = ${inventoryId} and not_here_by_user_id is not null`;

/**
 * Ids of who counted in an inventory, in either count, and of its team as it is: what a member read stays after somebody
 * replaced them.
 */
export async function findCounted(db: Kysely<Database>, inventoryId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from inventory_counter where inventory_id = ${inventoryId}
    union ${readersOf(sql`${inventoryId}`)}
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The same as rows `user_id` beside a row of the table `inventory`; before it is closed, its team. */
export const countersOf = sql<{ user_id: string }>`(
  select user_id from inventory_counter where inventory_id = inventory.id
  union select user_id from (${readersOf(sql`inventory.id`)}) reader where inventory.state = 'closed')`;

/**
 * Whose signatures the report of an inventory has room for: its team, everybody who counted, its opener and the commanders
 * of its unit.
 */
export async function findSigners(db: Kysely<Database>, inventoryId: string): Promise<Signer[]> {
  const { openerId, unitId } = await db
    .selectFrom('inventory')
    .innerJoin('users as opener', 'opener.id', 'inventory.opened_by_user_id')
    .select([
      'opener.id as openerId',
      sql<string | null>`coalesce(inventory.unit_id, opener.unit_id)`.as('unitId'),
    ])
    .where('inventory.id', '=', inventoryId)
    .executeTakeFirstOrThrow();
  const team = await findCounted(db, inventoryId);
  const commanders = await nearest(db, unitId, ['Commander'], '');
  return [
    ...team.map((userId) => ({ part: 'team' as const, userId })),
    { part: 'opener', userId: openerId },
    ...commanders.map(({ id }) => ({ part: 'commander' as const, userId: id })),
  ];
}

/** The same with the people as the wire has them. */
export async function readSigners(db: Kysely<Database>, inventoryId: string) {
  const signers = await findSigners(db, inventoryId);
  const people = await loadPeople(
    db,
    signers.map(({ userId }) => userId),
  );
  return signers.flatMap(({ part, userId }) => {
    const person = people.get(userId);
    return person ? [{ part, person }] : [];
  });
}

const isReportPart = (part: string): part is ReportPart =>
  part === 'team' || part === 'opener' || part === 'commander';

/** Who signed the report of an inventory in the product, the oldest first. */
export async function readReportSignatures(db: Kysely<Database>, inventoryId: string) {
  const rows = await db
    .selectFrom('signature')
    .select(['part', 'user_id', 'at'])
    .where('subject_kind', '=', 'inventory')
    .where('subject_id', '=', inventoryId)
    .where('voided_at', 'is', null)
    .orderBy('at')
    .orderBy('part')
    .orderBy('user_id')
    .execute();
  const people = await loadPeople(
    db,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap(({ part, user_id, at }) => {
    const person = people.get(user_id);
    return person && isReportPart(part) ? [{ part, person, at: at.toISOString() }] : [];
  });
}

import type { ReportPart } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { loadPeople } from '../access';
import type { Database } from '../kernel';
import { findCommanders } from './commanders';

/** A person in the part in which they sign a report. */
interface Signer {
  part: ReportPart;
  userId: string;
}

/** Whose signatures the report of an inventory has room for: its team, its opener and the commanders of its unit. */
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
  const team = await db
    .selectFrom('inventory_counter')
    .select('user_id')
    .where('inventory_id', '=', inventoryId)
    .orderBy('user_id')
    .execute();
  const commanders = await findCommanders({ trx: db }, unitId);
  return [
    ...team.map(({ user_id }) => ({ part: 'team' as const, userId: user_id })),
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

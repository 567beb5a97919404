import { sql } from 'kysely';
import { visibleAmendments } from '../access';
import { conflict, notFound } from '../kernel';
import { militaryTime } from '../live';
import type { UnitOfWork } from '../unit-of-work';
import type { AmendedField } from './fields';
import type { Line } from './lines';

/**
 * Locks an amendment, so that acts on it follow each other. Its items are locked after it.
 *
 * @throws ApiError 404 for one that the actor may not see.
 */
export async function lockAmendment({ trx, actor }: UnitOfWork, id: string) {
  const amendment = await trx
    .selectFrom('amendment')
    .selectAll()
    .where('id', '=', id)
    .where(visibleAmendments(actor))
    .forUpdate()
    .executeTakeFirst();
  if (!amendment) throw notFound('Amendment not found');
  return amendment;
}

export type LockedAmendment = Awaited<ReturnType<typeof lockAmendment>>;

/** @throws ApiError 409 for one that has ended, saying who ended it, how and when. */
export async function requireOpen({ trx }: UnitOfWork, amendment: LockedAmendment): Promise<void> {
  const { ended_by: endedBy, ended_at: endedAt, state } = amendment;
  if (endedBy === null || endedAt === null) return;
  const { name } = await trx
    .selectFrom('users')
    .select(sql<string>`rank || ' ' || last_name`.as('name'))
    .where('id', '=', endedBy)
    .executeTakeFirstOrThrow();
  const act = state === 'withdrawn' ? 'withdrew' : state;
  throw conflict(`${name} ${act} this amendment on ${militaryTime(endedAt)}.`);
}

/** The lines of an amendment of values, in order. */
export function readAmendmentLines({ trx }: UnitOfWork, amendmentId: string): Promise<Line[]> {
  return trx
    .selectFrom('amendment_line')
    .select(['item_id as itemId', 'field', 'from_value as from', 'to_value as to'])
    .where('amendment_id', '=', amendmentId)
    .orderBy('position')
    .$narrowType<{ field: AmendedField }>()
    .execute();
}

/** Whether an amendment changes a rule, not values of single items. */
export async function hasRule({ trx }: UnitOfWork, id: string): Promise<boolean> {
  const found = await trx.selectFrom('amendment').select('rule').where('id', '=', id).executeTakeFirst();
  return (found?.rule ?? null) !== null;
}

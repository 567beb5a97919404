import type { PossessionDto } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kernel';

const iso = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Who has an item of the table `property` now, as the wire has it; null where nobody but its holder does. */
export const possessionOf = sql<PossessionDto>`(
  select json_build_object(
    'kind', had.kind, 'id', coalesce(had.user_id, had.counter_id),
    'name', coalesce(person.rank || ' ' || person.last_name, counter.name || ' ' || units.name),
    'since', ${iso('had.from_at')}, 'due_at', ${iso('had.due_at')}, 'basis', had.basis,
    'claimed_at', ${iso('had.claimed_at')}, 'handover_id', had.handover_id)
  from possession had
  left join users person on person.id = had.user_id
  left join counter on counter.id = had.counter_id
  left join units on units.id = counter.unit_id
  where had.item_id = property.id and had.to_at is null)`.as('possession');

/**
 * A condition on the table `property`: the person has it and another one signed for it, or nobody did. Few items are out, and
 * they have an index of their own.
 */
export const withButNotHeldBy = (userId: string): RawBuilder<boolean> => sql`(
  property.id = any(array(select had.item_id from possession had where had.user_id = ${userId} and had.to_at is null))
  and property.assigned_to_user_id is distinct from ${userId})`;

/** A condition on the table `property`: a person or a counter has it now. Its holder has what nobody else does. */
export const isWith = (id: string): RawBuilder<boolean> => sql`(
  property.id = any(array(select had.item_id from possession had
    where had.to_at is null and ${id} in (had.user_id, had.counter_id)))
  or (property.assigned_to_user_id = ${id}
    and not exists (select from possession had where had.item_id = property.id and had.to_at is null)))`;

/** Whether a person has an item by a draw, a temporary receipt or an issue. */
export async function hasItem(db: Kysely<Database>, itemId: string, userId: string): Promise<boolean> {
  const had = await db
    .selectFrom('possession')
    .select('id')
    .where('item_id', '=', itemId)
    .where('user_id', '=', userId)
    .where('to_at', 'is', null)
    .executeTakeFirst();
  return had !== undefined;
}

/**
 * A condition on the table `property`: the person may verify it, as its holder, as who has it, or as an operator of the
 * counter that stores it.
 */
export const isVerifiedBy = (userId: string, at: Date): RawBuilder<boolean> => sql`(
  property.assigned_to_user_id is not distinct from ${userId}
  or exists (select from possession had
    left join counter_operator operator on operator.counter_id = had.counter_id and operator.user_id = ${userId}
      and operator.ended_at is null and operator.until > ${at}
    where had.item_id = property.id and had.to_at is null
      and (had.user_id = ${userId} or operator.user_id is not null)))`;

/** Whether a person may verify an item: see `isVerifiedBy`. */
export async function mayVerify(
  db: Kysely<Database>,
  itemId: string,
  userId: string,
  at: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('property')
    .select('id')
    .where('id', '=', itemId)
    .where(isVerifiedBy(userId, at))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Whom an act on an item concerns beside who did it: its holder, who has it, and the operators of the counter that keeps it
 * or handed it over.
 *
 * @returns ids of people, none twice.
 */
export async function peopleWith(
  db: Kysely<Database>,
  item: { id: string; assigned_to_user_id: string | null },
  at: Date,
): Promise<string[]> {
  const had = await db
    .selectFrom('possession')
    .leftJoin('handover', 'handover.id', 'possession.handover_id')
    .select(['possession.user_id', 'possession.counter_id', 'handover.counter_id as handed_over_by'])
    .select((row) =>
      row
        .selectFrom('counter_stock as stock')
        .select('stock.counter_id')
        .whereRef('stock.item_id', '=', 'possession.item_id')
        .as('kept_by'),
    )
    .where('possession.item_id', '=', item.id)
    .where('possession.to_at', 'is', null)
    .executeTakeFirst();
  if (!had) return [];
  const counterId = had.kept_by ?? had.counter_id ?? had.handed_over_by;
  const operators = await db
    .selectFrom('counter_operator')
    .select('user_id')
    .where('counter_id', '=', counterId)
    .where('ended_at', 'is', null)
    .where('until', '>', at)
    .execute();
  const people = [item.assigned_to_user_id, had.user_id, ...operators.map(({ user_id }) => user_id)];
  return [...new Set(people)].filter((id) => id !== null);
}

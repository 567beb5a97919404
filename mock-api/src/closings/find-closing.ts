import type { ClosingState } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { visibleClosings } from '../access';
import { conflict, notFound } from '../kernel';
import { militaryTime } from '../live';
import type { UnitOfWork } from '../unit-of-work';

/**
 * Locks a closing, so that acts on it follow each other. Its items are locked after it.
 *
 * @throws ApiError 404 for one that the actor may not see.
 */
export async function lockClosing({ trx, actor }: UnitOfWork, id: string) {
  const closing = await trx
    .selectFrom('closing')
    .selectAll()
    .where('id', '=', id)
    .where(visibleClosings(actor))
    .forUpdate()
    .executeTakeFirst();
  if (!closing) throw notFound('Closing not found');
  return closing;
}

export type LockedClosing = Awaited<ReturnType<typeof lockClosing>>;

const ACTS: Partial<Record<ClosingState, string>> = {
  signed: 'signed',
  refused: 'refused',
  withdrawn: 'withdrew',
  cancelled: 'cancelled',
};

/** @throws ApiError 409 for one in another state, saying who brought it there, and when. */
export async function requireState(
  { trx }: UnitOfWork,
  closing: LockedClosing,
  ...states: ClosingState[]
): Promise<void> {
  const { state } = closing;
  if (states.includes(state)) return;
  if (state === 'prepared') throw conflict('Nobody has signed this closing.');
  if (state === 'completed') {
    throw conflict(`This closing was completed on ${militaryTime(closing.completed_at ?? new Date(0))}.`);
  }
  const { name } = await trx
    .selectFrom('users')
    .select(sql<string>`rank || ' ' || last_name`.as('name'))
    .where('id', '=', closing.ended_by ?? closing.signed_by)
    .executeTakeFirstOrThrow();
  const at = closing.ended_at ?? closing.signed_at ?? new Date(0);
  throw conflict(`${name} ${ACTS[state]} this closing on ${militaryTime(at)}.`);
}

/** Ids of the items of a closing, in order. */
export async function readItemIds({ trx }: UnitOfWork, closingId: string): Promise<string[]> {
  const lines = await trx
    .selectFrom('closing_line')
    .select('item_id')
    .where('closing_id', '=', closingId)
    .orderBy('position')
    .execute();
  return lines.map(({ item_id }) => item_id);
}

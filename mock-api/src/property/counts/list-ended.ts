import { newEventId } from '../../ledger';
import type { UnitOfWork } from '../../unit-of-work';
import {
  type HeldItem,
  type Shortage,
  ENDED_BY_COUNT,
  ENDED_BY_LIST,
  recordShortage,
} from './shortage-record';

/** How a shortage stands. */
type End = Pick<Shortage, 'state' | 'ended_by' | 'ended_at' | 'ended_reason'>;

const OPEN: End = { state: 'open', ended_by: null, ended_at: null, ended_reason: null };

/**
 * Ends a number of a shortage, or opens it again. A part of it becomes a shortage of its own, of the same person and
 * time, so that it may be opened again.
 */
async function setPart(
  work: UnitOfWork,
  item: HeldItem,
  shortage: Shortage,
  { quantity, end }: { quantity: number; end: End },
): Promise<void> {
  const { trx } = work;
  const act = end.state === 'open' ? 'opened' : 'ended';
  const change = trx.updateTable('component_shortage').where('id', '=', shortage.id);
  if (quantity === shortage.quantity) {
    const whole = change.set({ ...end, event_id: newEventId() }).returningAll();
    return recordShortage(work, item, act, await whole.executeTakeFirstOrThrow());
  }
  const rest = change.set({ quantity: shortage.quantity - quantity, event_id: newEventId() }).returningAll();
  await recordShortage(work, item, 'reduced', await rest.executeTakeFirstOrThrow());
  const { id: _, ...same } = shortage;
  const part = await trx
    .insertInto('component_shortage')
    .values({ ...same, ...end, quantity, event_id: newEventId() })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordShortage(work, item, act, part);
}

/** Ends or opens again a number of these shortages, in their order. @returns what is left of the number. */
async function setParts(
  work: UnitOfWork,
  item: HeldItem,
  shortages: readonly Shortage[],
  { quantity, end }: { quantity: number; end: End },
): Promise<number> {
  let left = quantity;
  for (const shortage of shortages) {
    if (left === 0) break;
    const part = Math.min(left, shortage.quantity);
    await setPart(work, item, shortage, { quantity: part, end });
    left -= part;
  }
  return left;
}

/** Ends a number of open shortages, newest first, because the component list authorizes fewer. */
export async function endByList(
  work: UnitOfWork,
  item: HeldItem,
  shortages: readonly Shortage[],
  quantity: number,
): Promise<void> {
  const { actor, at } = work;
  const end: End = { state: 'ended', ended_by: actor.id, ended_at: at, ended_reason: ENDED_BY_LIST };
  await setParts(work, item, shortages, { quantity, end });
}

/** What the list ended of a component, the last that it ended first. */
const selectEnded = ({ trx }: UnitOfWork, componentId: string): Promise<Shortage[]> =>
  trx
    .selectFrom('component_shortage')
    .selectAll()
    .where('component_id', '=', componentId)
    .where('state', '=', 'ended')
    .where('ended_reason', '=', ENDED_BY_LIST)
    .orderBy('ended_at', 'desc')
    .orderBy('since')
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * The list authorizes more again: what it ended is open again for the people who answered for it.
 *
 * @returns what is short beyond that.
 */
export const reopenByList = async (
  work: UnitOfWork,
  item: HeldItem,
  componentId: string,
  quantity: number,
): Promise<number> => setParts(work, item, await selectEnded(work, componentId), { quantity, end: OPEN });

/** A number that the list had ended as short was counted as on hand: the list opens it for nobody again. */
export async function findEnded(
  work: UnitOfWork,
  item: HeldItem,
  componentId: string,
  quantity: number,
): Promise<void> {
  const { actor, at } = work;
  const end: End = { state: 'ended', ended_by: actor.id, ended_at: at, ended_reason: ENDED_BY_COUNT };
  await setParts(work, item, await selectEnded(work, componentId), { quantity, end });
}

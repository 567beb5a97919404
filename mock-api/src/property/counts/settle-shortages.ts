import type { ItemComponent } from '@hand-receipt/contracts';
import { newEventId } from '../../ledger';
import type { UnitOfWork } from '../../unit-of-work';
import type { StoredComponent } from '../custody/components';
import { announceShortages } from './announce-shortages';
import { endByList, findEnded, reopenByList } from './list-ended';
import {
  type EndReason,
  type HeldItem,
  type Shortage,
  ENDED_BY_COUNT,
  ENDED_BY_LIST,
  recordShortage,
} from './shortage-record';

async function openShortage(
  work: UnitOfWork,
  item: HeldItem,
  component: ItemComponent,
  quantity: number,
): Promise<void> {
  const { trx, at } = work;
  const shortage = await trx
    .insertInto('component_shortage')
    .values({
      item_id: item.id,
      component_id: component.id,
      name: component.name,
      nsn: component.nsn,
      quantity,
      since: at,
      accountable_user_id: item.assigned_to_user_id,
      state: 'open',
      event_id: newEventId(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordShortage(work, item, 'opened', shortage);
}

/** Takes a number that was counted as on hand off one shortage. @returns what is left of the number. */
async function foundAgain(
  work: UnitOfWork,
  item: HeldItem,
  shortage: Shortage,
  found: number,
): Promise<number> {
  const { trx, actor, at } = work;
  const isWhole = found >= shortage.quantity;
  const after = await trx
    .updateTable('component_shortage')
    .set({
      event_id: newEventId(),
      ...(isWhole
        ? { state: 'ended', ended_by: actor.id, ended_at: at, ended_reason: ENDED_BY_COUNT }
        : { quantity: shortage.quantity - found }),
    })
    .where('id', '=', shortage.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordShortage(work, item, isWhole ? 'ended' : 'reduced', after);
  return Math.max(found - shortage.quantity, 0);
}

/** Ends so many of what is short of a component, the newest first. */
async function endNewest(
  work: UnitOfWork,
  item: HeldItem,
  componentId: string,
  found: number,
  reason: EndReason,
): Promise<void> {
  const open = await work.trx
    .selectFrom('component_shortage')
    .selectAll()
    .where('component_id', '=', componentId)
    .where('state', '=', 'open')
    .orderBy('since', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();
  if (reason === ENDED_BY_LIST) return endByList(work, item, open, found);
  let left = found;
  for (const shortage of open) {
    if (left === 0) return;
    left = await foundAgain(work, item, shortage, left);
  }
}

/** So many more are short: what the list ended before is open again for its people, and the rest is the holder's. */
async function openMore(
  work: UnitOfWork,
  item: HeldItem,
  component: ItemComponent,
  more: number,
  reason: EndReason,
): Promise<void> {
  const rest = reason === ENDED_BY_LIST ? await reopenByList(work, item, component.id, more) : more;
  if (rest > 0) await openShortage(work, item, component, rest);
}

/** How many more are on hand than were counted before. */
const risenBy = (before: StoredComponent | undefined, { onHand }: ItemComponent): number =>
  before?.wasCounted && before.onHand !== null && onHand !== null ? Math.max(onHand - before.onHand, 0) : 0;

/**
 * Opens and ends shortages after the counts or the quantities authorized of an item have changed. What nobody had
 * counted here was not short before.
 *
 * @param before its components before the change, by which a shortage that is known already is not opened again
 * @param reason why the shortages that end do
 */
export async function settleShortages(
  work: UnitOfWork,
  item: HeldItem,
  before: readonly StoredComponent[],
  after: readonly ItemComponent[],
  reason: EndReason = ENDED_BY_COUNT,
): Promise<void> {
  const known = new Map(before.map((component) => [component.id, component]));
  const opened: { component: ItemComponent; quantity: number }[] = [];
  for (const component of after) {
    const was = known.get(component.id);
    const more = component.short - (was?.wasCounted ? was.short : 0);
    if (more > 0) {
      await openMore(work, item, component, more, reason);
      opened.push({ component, quantity: more });
    }
    if (more < 0) await endNewest(work, item, component.id, -more, reason);
    // More were found than are short here.
    const beyond = risenBy(was, component) + Math.min(more, 0);
    if (beyond > 0) await findEnded(work, item, component.id, beyond);
  }
  if (opened.length > 0) await announceShortages(work, item, opened);
}

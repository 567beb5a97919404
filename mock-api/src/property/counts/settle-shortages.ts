import type { ItemComponent } from '@hand-receipt/contracts';
import { newEventId } from '../../ledger';
import type { UnitOfWork } from '../../unit-of-work';
import type { StoredComponent } from '../custody/components';
import { announceShortages } from './announce-shortages';
import { type Shortage, recordShortage } from './shortage-record';

/** The item that the components belong to, and who holds it: they answer for what becomes short. */
export interface HeldItem {
  id: string;
  name: string;
  serial_number: string;
  unit_id: string;
  assigned_to_user_id: string | null;
}

/** Why a shortage ends that no document ends. */
export const ENDED_BY_COUNT = 'Counted as on hand.';
export const ENDED_BY_LIST = 'The component list authorizes fewer.';
type EndReason = typeof ENDED_BY_COUNT | typeof ENDED_BY_LIST;

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

/** Takes a number that is not short any more off one shortage. @returns what is left of the number. */
async function foundAgain(
  work: UnitOfWork,
  item: HeldItem,
  shortage: Shortage,
  found: number,
  reason: EndReason,
): Promise<number> {
  const { trx, actor, at } = work;
  const isWhole = found >= shortage.quantity;
  const after = await trx
    .updateTable('component_shortage')
    .set({
      event_id: newEventId(),
      ...(isWhole
        ? { state: 'ended', ended_by: actor.id, ended_at: at, ended_reason: reason }
        : { quantity: shortage.quantity - found }),
    })
    .where('id', '=', shortage.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordShortage(work, item, isWhole ? 'ended' : 'reduced', after);
  return Math.max(found - shortage.quantity, 0);
}

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
  let left = found;
  for (const shortage of open) {
    if (left === 0) return;
    left = await foundAgain(work, item, shortage, left, reason);
  }
}

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
  const known = new Map(before.map(({ id, short, wasCounted }) => [id, wasCounted ? short : 0]));
  const opened: { component: ItemComponent; quantity: number }[] = [];
  for (const component of after) {
    const more = component.short - (known.get(component.id) ?? 0);
    if (more > 0) {
      await openShortage(work, item, component, more);
      opened.push({ component, quantity: more });
    }
    if (more < 0) await endNewest(work, item, component.id, -more, reason);
  }
  if (opened.length > 0) await announceShortages(work, item, opened);
}

import type { Role } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../kernel';
import { isWholeTree, unitsBelow } from './units';
import { type Viewer, recordedItemParts, recordedItems } from './visible-items';

/** Roles that read the whole history of their unit; the others that of the items that they may see. */
const KEEPS_HISTORY: readonly Role[] = ['Supply Sergeant', 'Commander', 'S4', 'PBO', 'Admin'];

/**
 * No unit but a battalion stands beside or above the person's own, so that everything in the ledger is their unit's; an
 * Admin without a unit answers for all of them.
 */
const isTopUnit = ({ unitId, role }: Viewer): RawBuilder<boolean> =>
  role === 'Admin' && unitId === null ? sql`true` : isWholeTree(unitId);

/** True where the person may read every event there is. */
export async function seesWholeLedger(db: Kysely<Database>, viewer: Viewer): Promise<boolean> {
  if (!KEEPS_HISTORY.includes(viewer.role)) return false;
  const { rows } = await sql<{ whole: boolean }>`select ${isTopUnit(viewer)} as whole`.execute(db);
  return rows[0]?.whole ?? false;
}

/** Events that are about no item are their actor's unit's. */
const ofOwnPeople = ({ unitId }: Viewer): RawBuilder<boolean> =>
  unitId === null
    ? sql`false`
    : sql`(ledger_event.item_id is null
        and ledger_event.actor_id in (select id from users where unit_id in ${unitsBelow(unitId)}))`;

/**
 * What the person may read, as conditions on the table `ledger_event` of which an event fulfils one at most. A list
 * reads each by its own index; one condition with OR would be tried on every event.
 *
 * @param whole what `seesWholeLedger` says of them
 */
export function visibleEventParts(viewer: Viewer, whole: boolean): RawBuilder<boolean>[] {
  if (whole) return [sql`true`];
  const ofItems = recordedItems(viewer, 'ledger_event.item_id');
  return KEEPS_HISTORY.includes(viewer.role) ? [ofItems, ofOwnPeople(viewer)] : [ofItems];
}

/** The same parts for a count up to a limit. See `recordedItemParts`. */
export function countedEventParts(viewer: Viewer, whole: boolean): RawBuilder<boolean>[] {
  const [, ...others] = visibleEventParts(viewer, whole);
  return whole ? [sql`true`] : [...recordedItemParts(viewer, 'ledger_event.item_id'), ...others];
}

/** A condition on the table `ledger_event`: what the person may read. */
export function visibleEvents(viewer: Viewer): RawBuilder<boolean> {
  const ofItems = recordedItems(viewer, 'ledger_event.item_id');
  if (!KEEPS_HISTORY.includes(viewer.role)) return ofItems;
  return sql`(${isTopUnit(viewer)} or ${ofItems} or ${ofOwnPeople(viewer)})`;
}

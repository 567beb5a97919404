import type { Role } from '@hand-receipt/contracts';
import { type RawBuilder, sql } from 'kysely';
import { type Viewer, visibleItems } from '../property/visible-items';

/** Roles whose history is the whole ledger; the others see the events of the items that they may see. */
const SEES_ALL: readonly Role[] = ['Supply Sergeant', 'Commander', 'Admin'];

export const seesWholeLedger = ({ role }: Viewer): boolean => SEES_ALL.includes(role);

/** A condition on the table `ledger_event`: what the person may read. */
export const visibleEvents = (viewer: Viewer): RawBuilder<boolean> =>
  seesWholeLedger(viewer)
    ? sql`true`
    : sql`ledger_event.item_id in (select property.id from property where ${visibleItems(viewer)})`;

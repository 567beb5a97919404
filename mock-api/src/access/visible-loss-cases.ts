import { BATTALION_ROLES } from '@hand-receipt/contracts';
import { type RawBuilder, sql } from 'kysely';
import { unitsBelow } from './units';
import { SEES_UNIT, type Viewer, recordedItems } from './visible-items';

/** People who see the whole of a case that they see: its search, all exhibits and the papers. */
export const seesWholeCase = ({ role }: Pick<Viewer, 'role'>): boolean => SEES_UNIT.includes(role);

/** S4 and PBO, who read what is below them and act on what they hold alone. */
export const readsAlone = ({ role }: Pick<Viewer, 'role'>): boolean => BATTALION_ROLES.includes(role);

/** Roles that confirm that a lost item was found: who leads a unit. */
export const confirmsFound = ({ role }: Pick<Viewer, 'role'>): boolean =>
  SEES_UNIT.includes(role) && role !== 'Admin' && !readsAlone({ role });

/** A condition on the table `loss_case`: the person reported an item of it, or was responsible for one at discovery. */
export const ownLossCases = ({ id }: Pick<Viewer, 'id'>): RawBuilder<boolean> =>
  sql`(loss_case.reported_by = ${id}
    or exists (select from loss_case_report report
      where report.case_id = loss_case.id and report.by_user_id = ${id} and report.inventory_id is null)
    or exists (select from loss_case_item lost where lost.case_id = loss_case.id
      and (lost.holder_user_id = ${id} or ${id} = any(lost.chain))))`;

/**
 * A condition on the table `loss_case`: the person reported an item of it, was responsible for one at discovery, or leads
 * a unit that may see one of its items.
 */
export function visibleLossCases(viewer: Viewer): RawBuilder<boolean> {
  const own = ownLossCases(viewer);
  if (!seesWholeCase(viewer) || viewer.unitId === null) return own;
  return sql`(${own} or loss_case.unit_id in ${unitsBelow(viewer.unitId)}
    or exists (select from loss_case_item lost where lost.case_id = loss_case.id
      and ${recordedItems(viewer, 'lost.item_id')}))`;
}

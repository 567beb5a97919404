import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../access';
import { keepsCounters } from './find-counter';

/**
 * A condition on the table `handover`: its operator, its recipient and those who signed for its items see it, and so do
 * the operators of its counter, the Commander and Supply Sergeant of its unit or above, and Squad Leaders where the
 * recipient is of their unit or below.
 */
export function visibleHandOvers(viewer: Viewer, at: Date): RawBuilder<boolean> {
  const { id, role, unitId } = viewer;
  const keeps = keepsCounters(viewer);
  return sql`(handover.operator_id = ${id} or handover.recipient_id = ${id}
    or exists (select from handover_line line where line.handover_id = handover.id and line.giver_id = ${id})
    or exists (select from counter_operator operator where operator.counter_id = handover.counter_id
      and operator.user_id = ${id} and operator.ended_at is null and operator.until > ${at})
    or (${keeps} and exists (select from counter join unit_ancestor on unit_ancestor.unit_id = counter.unit_id
      where counter.id = handover.counter_id and unit_ancestor.ancestor_id = ${unitId}))
    or (${role === 'Squad Leader'} and exists (select from users join unit_ancestor using (unit_id)
      where users.id = handover.recipient_id and unit_ancestor.ancestor_id = ${unitId})))`;
}

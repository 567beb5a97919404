import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../access';
import { keepsCounters } from './find-counter';

/**
 * A condition on the table `handover`: its operator, its recipient, those who signed for its items and those from whom the
 * recipient has one of them now see it, and so do the operators of its counter, the Commander and Supply Sergeant of its unit or above, and Squad Leaders where the
 * recipient is of their unit or below.
 */
export function visibleHandOvers(viewer: Viewer, at: Date): RawBuilder<boolean> {
  const { id, role, unitId } = viewer;
  const keeps = keepsCounters(viewer);
  return sql`(handover.operator_id = ${id} or handover.recipient_id = ${id}
    or exists (select from handover_line line where line.handover_id = handover.id and line.giver_id = ${id})
    or exists (select from possession out join custody_link own on own.item_id = out.item_id and own.user_id = out.user_id
      join custody_link above on above.item_id = own.item_id and above.position = own.position - 1
      where out.handover_id = handover.id and out.to_at is null and above.user_id = ${id})
    or exists (select from counter_operator operator where operator.counter_id = handover.counter_id
      and operator.user_id = ${id} and operator.ended_at is null and operator.until > ${at})
    or (${keeps} and exists (select from counter join unit_ancestor on unit_ancestor.unit_id = counter.unit_id
      where counter.id = handover.counter_id and unit_ancestor.ancestor_id = ${unitId}))
    or (${role === 'Squad Leader'} and exists (select from users join unit_ancestor using (unit_id)
      where users.id = handover.recipient_id and unit_ancestor.ancestor_id = ${unitId})))`;
}

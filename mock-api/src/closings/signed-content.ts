import type { ClosingContents } from './closing-record';
import type { LockedClosing } from './find-closing';

/** All that the signatures of a closing stand under. The copy of the other side comes before or after them. */
export const signedContent = (
  closing: Pick<
    LockedClosing,
    | 'id'
    | 'unit_id'
    | 'kind'
    | 'document_number'
    | 'receiving_activity'
    | 'receiving_unit_id'
    | 'condition_code'
    | 'reason'
  >,
  lines: ClosingContents['lines'],
) => ({
  id: closing.id,
  unitId: closing.unit_id,
  kind: closing.kind,
  documentNumber: closing.document_number,
  receivingActivity: closing.receiving_activity,
  receivingUnitId: closing.receiving_unit_id,
  conditionCode: closing.condition_code,
  reason: closing.reason,
  lines,
});

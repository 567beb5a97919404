import type { LedgerEventDto, VerificationDto } from '@hand-receipt/contracts';
import { checkOfRow, type RowCheck } from '../check/broken-rows';

export interface HistoryViewProps {
  events: readonly LedgerEventDto[];
  findings: VerificationDto['findings'];
}

/** Each event beside how its row stands after the last check. */
export const checkedRows = ({
  events,
  findings,
}: HistoryViewProps): { event: LedgerEventDto; check: RowCheck }[] =>
  events.map((event) => ({ event, check: checkOfRow(event.seq, findings) }));

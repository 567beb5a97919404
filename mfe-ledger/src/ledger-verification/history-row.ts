import type { LedgerEventDto, VerificationDto } from '@hand-receipt/contracts';
import { checkOfRow, type RowCheck } from '../check/broken-rows';

export interface HistoryViewProps {
  events: readonly LedgerEventDto[];
  findings: VerificationDto['findings'];
  /** Places of events that this browser could not prove. */
  unproved: ReadonlySet<number>;
}

/** Each event beside how its row stands after the last check. */
export const checkedRows = ({
  events,
  findings,
  unproved,
}: HistoryViewProps): { event: LedgerEventDto; check: RowCheck }[] =>
  events.map((event) => {
    const check = checkOfRow(event.seq, findings);
    return { event, check: unproved.has(event.seq) ? { ...check, state: 'broken' as const } : check };
  });

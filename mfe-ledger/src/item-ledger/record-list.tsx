import type { LedgerEventDto } from '@hand-receipt/contracts';
import { EmptyState, formatLongDateTime, LedgerChain } from '@hand-receipt/ui';
import { damagedText, rowIdOf } from '../events/damaged';
import { eventLook } from '../events/event-icon';
import { recordText, toLedgerRecord } from './ledger-record';
import { eventState } from '../witnesses/event-state';
import { useWitnesses } from '../witnesses/use-witnesses';

interface RecordListProps {
  /** Newest first. */
  events: readonly LedgerEventDto[];
  serialNumber: string;
}

export function RecordList({ events, serialNumber }: RecordListProps) {
  const witnesses = useWitnesses();
  if (events.length === 0) {
    return (
      <EmptyState
        align="left"
        title="No blockchain records available yet."
        hint="Transactions will be recorded when this item is transferred, verified, or has status changes."
      />
    );
  }
  const chain = events.map((event) => {
    const look = eventLook(event.eventType);
    if (event.damaged) return { id: rowIdOf(event), ...look, text: damagedText(event.seq), time: '' };
    const record = toLedgerRecord(event, serialNumber);
    return {
      id: record.txId,
      ...look,
      text: recordText(record),
      tx: record.txId,
      time: `${formatLongDateTime(record.timestamp)} · ${eventState(event, witnesses)}`,
    };
  });
  return <LedgerChain label={`Ledger of ${serialNumber}`} events={chain} />;
}

import type { LedgerEventDto } from '@hand-receipt/contracts';
import { EmptyState, formatLongDateTime, LedgerChain } from '@hand-receipt/ui';
import { eventLook } from '../events/event-icon';
import { recordText, toLedgerRecord } from './ledger-record';

interface RecordListProps {
  /** Newest first. */
  events: readonly LedgerEventDto[];
  serialNumber: string;
}

export function RecordList({ events, serialNumber }: RecordListProps) {
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
    const record = toLedgerRecord(event, serialNumber);
    return {
      id: record.txId,
      ...eventLook(event.eventType),
      text: recordText(record),
      tx: record.txId,
      time: formatLongDateTime(record.timestamp),
    };
  });
  return <LedgerChain label={`Ledger of ${serialNumber}`} events={chain} />;
}

import type { CorrectionEventDto } from '@hand-receipt/contracts';
import { formatLedgerTime, Mono } from '@hand-receipt/ui';
import type { Column } from '@hand-receipt/ui/table';
import type { ReactNode } from 'react';
import { EventLink } from './event-link';

/** A value of the ledger, or 'N/A' where the ledger gave none. */
export const orNotGiven = (value: string | number | null | undefined): string =>
  value === null || value === undefined || value === '' ? 'N/A' : String(value);

/** An id as far as its column is wide; all of it for whoever points at it, reads it aloud or copies it. */
const shortId = (id: string, shown: ReactNode) => (
  <span data-short-id title={id}>
    {shown}
  </span>
);

export const correctionColumns: Column<CorrectionEventDto>[] = [
  {
    id: 'eventId',
    header: 'Event ID',
    cell: (row) => shortId(row.eventId, <EventLink eventId={row.eventId} />),
  },
  {
    id: 'originalEventId',
    header: 'Original Event ID',
    cell: (row) => shortId(row.originalEventId, <EventLink eventId={row.originalEventId} />),
  },
  {
    id: 'timestamp',
    header: 'Timestamp',
    cell: (row) => <Mono>{formatLedgerTime(row.correctionTimestamp)}</Mono>,
  },
  { id: 'user', header: 'Corrected By User', cell: (row) => <Mono>{orNotGiven(row.correctingUserId)}</Mono> },
  { id: 'reason', header: 'Reason', cell: (row) => <span data-reason>{row.reason}</span> },
  { id: 'originalType', header: 'Original Event Type', cell: (row) => orNotGiven(row.originalEventType) },
  {
    id: 'transaction',
    header: 'Ledger Transaction ID',
    cell: (row) => {
      const id = orNotGiven(row.ledgerTransactionId);
      return shortId(id, <Mono>{id}</Mono>);
    },
  },
  {
    id: 'sequence',
    header: 'Ledger Sequence Number',
    align: 'right',
    cell: (row) => <Mono>{orNotGiven(row.ledgerSequenceNumber)}</Mono>,
  },
];

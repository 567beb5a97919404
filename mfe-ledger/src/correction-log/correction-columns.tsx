import type { CorrectionEventDto } from '@hand-receipt/contracts';
import { formatLedgerTime, Mono } from '@hand-receipt/ui';
import type { Column } from '@hand-receipt/ui/table';
import { damagedText } from '../events/damaged';
import { NotProved } from '../proofs/not-proved';
import { EventLink } from './event-link';

/** A value of the ledger, or 'N/A' where the ledger gave none. */
export const orNotGiven = (value: string | number | null | undefined): string =>
  value === null || value === undefined || value === '' ? 'N/A' : String(value);

/** Why it was written, or that it is damaged. */
export const reasonOf = ({ damaged, reason, ledgerSequenceNumber }: CorrectionEventDto): string =>
  damaged ? damagedText(ledgerSequenceNumber) : reason;

/** Eight columns, and the reason is what is read: ids end early for it where the window is too narrow for all. */
const ID_WIDTH = 'clamp(132px, calc((100vw - 920px) / 3), 176px)';

export const correctionColumns: Column<CorrectionEventDto>[] = [
  {
    id: 'eventId',
    header: 'Event ID',
    value: (row) => row.eventId,
    sortable: false,
    shorten: ID_WIDTH,
    cell: (row) => (row.damaged ? 'N/A' : <EventLink eventId={row.eventId} />),
  },
  {
    id: 'originalEventId',
    header: 'Original Event ID',
    value: (row) => row.originalEventId,
    sortable: false,
    shorten: ID_WIDTH,
    cell: (row) => (row.damaged ? 'N/A' : <EventLink eventId={row.originalEventId} />),
  },
  {
    id: 'timestamp',
    header: 'Timestamp',
    cell: (row) => <Mono>{row.damaged ? 'N/A' : formatLedgerTime(row.correctionTimestamp)}</Mono>,
  },
  { id: 'user', header: 'Corrected By User', cell: (row) => <Mono>{orNotGiven(row.correctingUserId)}</Mono> },
  {
    id: 'reason',
    header: 'Reason',
    wrap: 176,
    cell: (row) => (
      <>
        {reasonOf(row)}
        <NotProved seq={row.ledgerSequenceNumber} />
      </>
    ),
  },
  { id: 'originalType', header: 'Original Event Type', cell: (row) => orNotGiven(row.originalEventType) },
  {
    id: 'transaction',
    header: 'Ledger Transaction ID',
    value: (row) => orNotGiven(row.ledgerTransactionId),
    sortable: false,
    shorten: ID_WIDTH,
    mono: true,
  },
  {
    id: 'sequence',
    header: 'Ledger Sequence Number',
    align: 'right',
    cell: (row) => <Mono>{orNotGiven(row.ledgerSequenceNumber)}</Mono>,
  },
];

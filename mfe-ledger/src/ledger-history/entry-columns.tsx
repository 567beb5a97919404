import { FilePenLineIcon, formatDateTime, IconLink, Mono, TwoLines } from '@hand-receipt/ui';
import type { Column } from '@hand-receipt/ui/table';
import { correctionPath } from '../events/correctors';
import { Described } from '../events/described';
import { NOT_SHOWN } from '../events/event-details';
import { eventLook } from '../events/event-icon';
import type { LedgerEntry } from '../events/ledger-entry';
import { NotProved } from '../proofs/not-proved';
import { EventState } from '../witnesses/event-state';

/** The ledger's order is its meaning, so no column sorts. */
export const entryColumns: Column<LedgerEntry>[] = [
  {
    id: 'icon',
    header: 'Kind',
    hideHeader: true,
    width: 40,
    cell: (entry) => eventLook(entry.eventType).icon,
  },
  {
    id: 'description',
    header: 'Description',
    strong: true,
    cell: (entry) => (
      <>
        <TwoLines>
          <Described {...entry} />
        </TwoLines>
        <NotProved seq={entry.seq} />
      </>
    ),
  },
  { id: 'user', header: 'User', width: 180, cell: (entry) => entry.user },
  {
    id: 'time',
    header: 'Time',
    width: 170,
    cell: (entry) => (
      <span data-tooltip={entry.damaged ? undefined : formatDateTime(entry.timestamp)}>{entry.timeAgo}</span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    width: 140,
    cell: (entry) => (entry.damaged ? NOT_SHOWN : <EventState event={entry} />),
  },
  { id: 'id', header: 'Transaction ID', width: 220, cell: (entry) => <Mono muted>{entry.id}</Mono> },
];

/** For those who write corrections. */
export const correctableColumns: Column<LedgerEntry>[] = [
  ...entryColumns,
  {
    id: 'correct',
    header: 'Actions',
    hideHeader: true,
    align: 'right',
    width: 72,
    cell: (entry) =>
      entry.damaged ? null : (
        <IconLink
          label={`Write a correction of ${entry.description}`}
          icon={<FilePenLineIcon />}
          size="s"
          to={correctionPath(entry.id)}
        />
      ),
  },
];

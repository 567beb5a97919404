import { ArrowDownIcon, Box, formatLedgerTime, Label, Mono, VisuallyHidden } from '@hand-receipt/ui';
import { damagedText } from '../events/damaged';
import { NOT_SHOWN, userIdOf } from '../events/event-details';
import { NotProved } from '../proofs/not-proved';
import { EventJson } from './event-json';
import { checkedRows, type HistoryViewProps } from './history-row';
import { historyTableStyles } from './history-table-styles';
import { RowFault } from './row-fault';
import { SpineNode } from './spine-node';

/** Ledger events as rows on the ledger's spine, newest first. Plain cells: only the table's frame is styled. */
export function HistoryTable(props: HistoryViewProps) {
  return (
    <Box overflowX="auto" css={historyTableStyles} role="group" tabIndex={0}>
      <table aria-label="Ledger History">
        <thead>
          <tr>
            <th data-spine>
              <VisuallyHidden>Check</VisuallyHidden>
            </th>
            <th scope="col">
              <Label>Seq</Label>
            </th>
            <th scope="col" aria-sort="descending">
              <Label>Timestamp</Label>
              <ArrowDownIcon size={12} />
            </th>
            {['Event Type', 'Event ID', 'User ID', 'Item ID', 'Details'].map((name) => (
              <th scope="col" key={name}>
                <Label>{name}</Label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {checkedRows(props).map(({ event, check }) => (
            <tr key={event.seq} data-check={check.state}>
              <td data-spine>
                <SpineNode state={check.state} />
              </td>
              <td>
                <Mono muted>{event.seq}</Mono>
              </td>
              <td>
                <Mono>{event.damaged ? NOT_SHOWN : formatLedgerTime(event.timestamp)}</Mono>
              </td>
              <td>
                <b>{event.damaged ? damagedText(event.seq) : event.eventType}</b>
                <RowFault check={check} />
                <NotProved seq={event.seq} />
              </td>
              <td>
                <Mono>{event.damaged ? NOT_SHOWN : event.eventId}</Mono>
              </td>
              <td>
                <Mono muted>{userIdOf(event)}</Mono>
              </td>
              <td>
                <Mono muted>{event.itemId ?? NOT_SHOWN}</Mono>
              </td>
              <td>{event.damaged ? <Mono muted>{NOT_SHOWN}</Mono> : <EventJson event={event} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

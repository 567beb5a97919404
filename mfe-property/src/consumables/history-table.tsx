import type { ConsumptionEntryDto } from '@hand-receipt/contracts';
import { consumableQueries } from '@hand-receipt/data';
import { useInfiniteQuery } from '@hand-receipt/platform';
import { EmptyState, ErrorState, formatDateTime, Mono, Text } from '@hand-receipt/ui';
import { type Column, DataTable } from '@hand-receipt/ui/table';
import { usePages } from '../items/use-pages';
import { moved, MOVEMENTS } from './movement';

const columns: Column<ConsumptionEntryDto>[] = [
  { id: 'date', header: 'Date', width: 140, cell: (entry) => <Mono>{formatDateTime(entry.date)}</Mono> },
  { id: 'item', header: 'Consumable', cell: (entry) => entry.itemName, strong: true },
  { id: 'kind', header: 'Movement', width: 100, cell: (entry) => MOVEMENTS[entry.kind] },
  { id: 'quantity', header: 'Quantity', width: 90, align: 'right', cell: moved },
  { id: 'balance', header: 'On hand', width: 90, align: 'right', cell: (entry) => entry.balance },
  { id: 'issuedTo', header: 'Issued to', width: 170, cell: (entry) => entry.issuedTo },
  { id: 'issuedBy', header: 'By', width: 140, cell: (entry) => entry.issuedBy },
  { id: 'notes', header: 'Notes', width: 200, cell: (entry) => entry.notes, muted: true },
];

function EntryCard({ entry }: { entry: ConsumptionEntryDto }) {
  const who = [entry.issuedTo && `to ${entry.issuedTo}`, `by ${entry.issuedBy}`].filter(Boolean).join(', ');
  return (
    <>
      <Text textStyle="body">
        <b>{entry.itemName}</b> {MOVEMENTS[entry.kind]} {moved(entry)}
      </Text>
      <Text textStyle="caption" color="fg.muted">
        <Mono>{formatDateTime(entry.date)}</Mono> · {entry.balance} on hand · {who}
      </Text>
    </>
  );
}

/** Restocks and issues of the company, newest first (PROP-55). */
export function HistoryTable() {
  const list = usePages(useInfiniteQuery(consumableQueries.history('')));
  return (
    <>
      <DataTable
        label="Consumption history"
        rows={list.items}
        columns={columns}
        rowId={(entry) => entry.id}
        rowName={(entry) => `${entry.itemName} ${moved(entry)}`}
        sortedByServer
        renderCard={(entry) => <EntryCard entry={entry} />}
        totalRows={list.total}
        onEndReached={list.loadMore}
        loading={list.loading}
        loadingText="Loading history..."
        error={list.failure}
        empty={<EmptyState title="Nothing was restocked or issued yet" />}
      />
      {list.moreFailed && (
        <ErrorState
          title="Failed to fetch consumption history"
          onRetry={list.loadMore}
          retrying={list.retrying}
        />
      )}
    </>
  );
}

import type { VerificationDto } from '@hand-receipt/contracts';
import { Button, EmptyState, ErrorState } from '@hand-receipt/ui';
import { DataTable } from '@hand-receipt/ui/table';
import { checkOfRow } from '../check/broken-rows';
import { useWritesCorrections } from '../events/correctors';
import type { LedgerEntry } from '../events/ledger-entry';
import { correctableColumns, entryColumns } from './entry-columns';
import { ProofLine } from '../proofs/proof-line';
import { ProvedRows } from '../proofs/not-proved';
import { EntryCard } from './entry-card';
import type { useEntries } from './use-entries';

interface EntriesTableProps {
  list: ReturnType<typeof useEntries>;
  findings: VerificationDto['findings'];
}

/** The list ends where the page does, with one line below it: there are no tabs above it, and nothing floats below. */
const LIST_HEIGHT = 'max(320px, calc(100dvh - 216px))';

const entryId = (entry: LedgerEntry) => entry.id;
const entryName = (entry: LedgerEntry) => entry.description;

export function EntriesTable({ list, findings }: EntriesTableProps) {
  const { query, entries, proofs, total, narrowed, reset } = list;
  const correctable = useWritesCorrections();
  const isBroken = ({ seq }: LedgerEntry) =>
    proofs.unproved.has(seq) || checkOfRow(seq, findings).state === 'broken';
  return (
    <ProvedRows proofs={proofs}>
      <DataTable
        label="Ledger entries, newest first"
        rows={entries}
        columns={correctable ? correctableColumns : entryColumns}
        rowId={entryId}
        rowName={entryName}
        rowTone={(entry) => (isBroken(entry) ? 'danger' : undefined)}
        totalRows={Math.max(total, entries.length)}
        maxHeight={LIST_HEIGHT}
        onEndReached={() => {
          if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
        }}
        loading={query.isPending}
        loadingText="Loading ledger history..."
        error={
          query.isError && entries.length === 0
            ? {
                title: 'Error Loading History',
                message: query.error.message,
                onRetry: () => void query.refetch(),
                retrying: query.isFetching,
              }
            : null
        }
        empty={
          narrowed ? (
            <EmptyState
              title="No ledger entries found"
              hint="No entry matches the search and the type."
              action={<Button onClick={reset}>Reset filters</Button>}
            />
          ) : (
            <EmptyState title="No ledger entries found" />
          )
        }
        renderCard={(entry) => <EntryCard entry={entry} correctable={correctable} />}
      />
      {query.isError && entries.length > 0 ? (
        <ErrorState
          title="Error Loading History"
          message={query.error.message}
          onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
          retrying={query.isFetching}
        />
      ) : null}
      <ProofLine proofs={proofs} />
    </ProvedRows>
  );
}

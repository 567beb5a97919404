import type { VerificationDto } from '@hand-receipt/contracts';
import { useConnection } from '@hand-receipt/platform';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  FiltersBar,
  LoadingRows,
  Panel,
  SearchInput,
  Text,
  useIsPhone,
} from '@hand-receipt/ui';
import { totalInWords } from '../events/total-in-words';
import { ProvedRows } from '../proofs/not-proved';
import { ProofLine } from '../proofs/proof-line';
import { HistoryList } from './history-list';
import { HistoryTable } from './history-table';
import { Pager } from './pager';
import { useHistoryPage } from './use-history-page';

const FILTER_DELAY_MS = 250;

/** The server's sentence, to be ended by ours. */
const withoutStop = (message: string) => message.replace(/\.$/, '');

function HistoryError({ query }: Pick<ReturnType<typeof useHistoryPage>, 'query'>) {
  if (!query.isError) return null;
  return (
    <ErrorState
      title="Error Loading History"
      message={`Failed to load history: ${withoutStop(query.error.message)}. Backend endpoint /api/ledger/history might be missing.`}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}

function NoHistory({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  if (!isFiltered) return <EmptyState title="No ledger history found." />;
  return (
    <EmptyState
      title="No ledger history found."
      hint="No event matches the filter."
      action={<Button onClick={onReset}>Reset filters</Button>}
    />
  );
}

/** Ledger History: every event, ten at a time, on one spine. `findings` marks the events that do not hold. */
export function HistoryPanel({ findings }: { findings: VerificationDto['findings'] }) {
  const { query, events, proofs, total, isTotalMinimum, pager, filter, setFilter } = useHistoryPage();
  const isPhone = useIsPhone();
  // Without a network the sentence above is enough: nothing has failed.
  const hasNetwork = useConnection(({ online }) => online || navigator.onLine);
  const View = isPhone ? HistoryList : HistoryTable;
  const search = (
    <SearchInput
      label="Filter all columns"
      placeholder="Filter all columns..."
      value={filter}
      onChange={setFilter}
      delayMs={FILTER_DELAY_MS}
      width={280}
    />
  );

  return (
    <>
      <HistoryError query={query} />
      <Panel
        title="Ledger History"
        badge={
          query.isSuccess ? (
            <Text as="span" textStyle="caption" color="fg.muted">
              {totalInWords(total, { one: 'event', many: 'events', isTotalMinimum })}
            </Text>
          ) : null
        }
        actions={isPhone ? null : <Box paddingY="2">{search}</Box>}
      >
        {isPhone ? (
          <Box paddingX="4" borderBottomWidth="1px" borderColor="border.subtle">
            <FiltersBar search={search} />
          </Box>
        ) : null}
        {query.isPending ? <LoadingRows text="Loading ledger history..." /> : null}
        {query.isError && hasNetwork ? (
          <Text padding="4" color="fg.muted">
            Error loading data.
          </Text>
        ) : null}
        {query.isSuccess && events.length === 0 ? (
          <NoHistory isFiltered={filter !== ''} onReset={() => setFilter('')} />
        ) : null}
        {query.isSuccess && events.length > 0 ? (
          <ProvedRows proofs={proofs}>
            <View events={events} findings={findings} unproved={proofs.unproved} />
            <Box paddingX="4" paddingBottom="3">
              <ProofLine proofs={proofs} />
            </Box>
          </ProvedRows>
        ) : null}
        <Pager {...pager} />
      </Panel>
    </>
  );
}

import { ledgerQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Box, EmptyState, ErrorState, LedgerChain, LoadingRows, Panel } from '@hand-receipt/ui';
import { toActivity } from './activity';

/** The newest entries of the ledger, on the dashboard. */
export function ActivityLogCard() {
  const { data, error, isFetching, refetch } = useQuery(ledgerQueries.recent());
  return (
    <Panel title="Activity Log" viewAll={{ to: '/audit-log' }}>
      {error ? (
        <ErrorState
          title="Error Loading History"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!data && !error ? <LoadingRows text="Loading ledger history..." rows={4} /> : null}
      {data?.length === 0 ? <EmptyState title="No ledger entries found" align="left" /> : null}
      {data && data.length > 0 ? (
        <Box paddingX="4" paddingY="1">
          <LedgerChain label="Latest ledger entries" events={data.map((event) => toActivity(event))} />
        </Box>
      ) : null}
    </Panel>
  );
}

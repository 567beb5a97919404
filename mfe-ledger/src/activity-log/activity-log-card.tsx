import { useQuery } from '@hand-receipt/platform';
import { EmptyState, ErrorState, LedgerChain, LoadingRows, Panel } from '@hand-receipt/ui';
import { recentEvents } from '../api/ledger-history';
import { toActivity } from './activity';

/** The newest entries of the ledger, on the dashboard. */
export function ActivityLogCard() {
  const { data, error, isFetching, refetch } = useQuery(recentEvents);
  return (
    <Panel title="Activity Log" viewAll={{ to: '/audit-log' }} padded>
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
        <LedgerChain label="Latest ledger entries" events={data.map((event) => toActivity(event))} />
      ) : null}
    </Panel>
  );
}

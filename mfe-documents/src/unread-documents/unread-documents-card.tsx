import { documentQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { CountBadge, EmptyState, ErrorState, LoadingRows, Panel } from '@hand-receipt/ui';
import { UnreadList } from './unread-list';

/** What waits in my inbox, on the dashboard. */
export function UnreadDocumentsCard() {
  const { data, error, isFetching, refetch } = useQuery(documentQueries.unread());
  const count = data?.unread_count ?? 0;
  return (
    <Panel
      title="Unread Documents"
      badge={count > 0 ? <CountBadge count={count} label={`${count} unread`} /> : null}
      viewAll={{ to: '/documents' }}
    >
      {error && !data ? (
        <ErrorState
          title="Failed to load documents"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!data && !error ? <LoadingRows text="Loading documents..." rows={3} /> : null}
      {data?.documents.length === 0 ? <EmptyState align="left" title="No unread documents" /> : null}
      {data && data.documents.length > 0 ? <UnreadList documents={data.documents} /> : null}
    </Panel>
  );
}

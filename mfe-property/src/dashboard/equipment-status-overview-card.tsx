import { dashboardQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { EmptyState, ErrorState, LoadingRows, Panel } from '@hand-receipt/ui';
import { StatusByCategory } from './status-by-category';

/** How ready each category is (DASH-22), counted by the server over what I may see. */
export function EquipmentStatusOverviewCard() {
  const { data, error, refetch, isFetching } = useQuery(dashboardQueries.summary());
  const rows = data?.byCategory;
  return (
    <Panel title="Equipment Status Overview" viewAll={{ to: '/property-book' }}>
      {rows ? (
        rows.length > 0 ? (
          <StatusByCategory rows={rows} />
        ) : (
          <EmptyState title="No items" />
        )
      ) : error ? (
        <ErrorState
          title="Failed to load equipment status"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading equipment status..." />
      )}
    </Panel>
  );
}

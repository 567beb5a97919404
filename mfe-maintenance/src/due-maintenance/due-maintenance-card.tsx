import { maintenanceQueries } from '@hand-receipt/data';
import { useInfiniteQuery } from '@hand-receipt/platform';
import { EmptyState, ErrorState, LoadingRows, Panel } from '@hand-receipt/ui';
import { NO_FILTERS } from '../maintenance/maintenance-filters';
import { isDue } from '../maintenance/maintenance-words';
import { DueList } from './due-list';

/** How many items the card lists; the rest are on the page. */
const SHOWN = 4;

/** Work that is scheduled or in progress, most urgent first, on the dashboard. */
export function DueMaintenanceCard() {
  const { data, error, isFetching, refetch } = useInfiniteQuery(maintenanceQueries.list(NO_FILTERS));
  const due = data?.pages.flatMap((page) => page.items).filter(isDue);
  return (
    <Panel title="Maintenance Due" viewAll={{ to: '/maintenance' }}>
      {error && !due ? (
        <ErrorState
          title="Failed to load maintenance items"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!due && !error ? <LoadingRows text="Loading maintenance items..." rows={SHOWN} /> : null}
      {due?.length === 0 ? <EmptyState align="left" title="No maintenance due" /> : null}
      {due && due.length > 0 ? <DueList items={due.slice(0, SHOWN)} /> : null}
    </Panel>
  );
}

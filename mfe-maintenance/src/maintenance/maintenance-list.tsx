import type { MaintenanceItemDto } from '@hand-receipt/contracts';
import { useInfiniteQuery, useNavigate } from '@hand-receipt/platform';
import { EmptyState, Heading, Stack } from '@hand-receipt/ui';
import { DataTable } from '@hand-receipt/ui/table';
import { useMemo } from 'react';
import { maintenanceList } from '../api/maintenance';
import { MaintenanceCard } from './maintenance-card';
import { maintenanceColumns } from './maintenance-columns';
import { itemLabel } from './maintenance-words';

const itemId = (item: MaintenanceItemDto) => item.id;

/** The work list: what is scheduled, under way and done, most urgent first. */
export function MaintenanceList() {
  const navigate = useNavigate();
  const query = useInfiniteQuery(maintenanceList);
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  return (
    <Stack as="section" gap="2" aria-label="Maintenance items">
      <Heading as="h2" textStyle="h2">
        Maintenance Items
      </Heading>
      <DataTable
        label="Maintenance items, most urgent first"
        rows={items}
        columns={maintenanceColumns}
        rowId={itemId}
        rowName={itemLabel}
        onOpen={(item) => navigate(`/maintenance/${encodeURIComponent(item.id)}`)}
        totalRows={query.data?.pages[0]?.total}
        onEndReached={() => {
          if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
        }}
        loading={query.isPending}
        loadingText="Loading maintenance items..."
        error={
          query.isError
            ? {
                title: 'Failed to load maintenance items',
                message: query.error.message,
                onRetry: () => void query.refetch(),
                retrying: query.isFetching,
              }
            : null
        }
        empty={<EmptyState title="No maintenance items" />}
        renderCard={(item) => <MaintenanceCard item={item} />}
      />
    </Stack>
  );
}

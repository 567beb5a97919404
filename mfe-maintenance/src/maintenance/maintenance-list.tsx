import type { MaintenanceItemDto } from '@hand-receipt/contracts';
import { useNavigate } from '@hand-receipt/platform';
import { Box, Button, EmptyState, ErrorState, Flex, Heading, PlusIcon } from '@hand-receipt/ui';
import { DataTable } from '@hand-receipt/ui/table';
import { MaintenanceCard } from './maintenance-card';
import { maintenanceColumns } from './maintenance-columns';
import { itemLabel } from './maintenance-words';
import { useListSearch } from './use-list-search';
import { useWorkList } from './use-work-list';
import { WorkFilters } from './work-filters';

const itemId = (item: MaintenanceItemDto) => item.id;

/** The work list: what is scheduled, under way and done, most urgent first. */
export function MaintenanceList({ onReport }: { onReport: () => void }) {
  const navigate = useNavigate();
  const search = useListSearch();
  const list = useWorkList();
  const { query, items, narrowed, reset } = list;
  return (
    <Box as="section" marginTop="2" aria-label="Maintenance items">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Heading as="h2" textStyle="h2">
          Maintenance Items
        </Heading>
        <Button icon={<PlusIcon />} onClick={onReport}>
          Report Maintenance
        </Button>
      </Flex>
      <WorkFilters list={list} />
      <DataTable
        label="Maintenance items, most urgent first"
        rows={items}
        columns={maintenanceColumns}
        rowId={itemId}
        rowName={itemLabel}
        onOpen={(item) => navigate(`/maintenance/${encodeURIComponent(item.id)}${search}`)}
        totalRows={list.total}
        onEndReached={list.more}
        loading={query.isPending}
        loadingText="Loading maintenance items..."
        error={
          query.isError && items.length === 0
            ? {
                title: 'Failed to load maintenance items',
                message: query.error.message,
                onRetry: () => void query.refetch(),
                retrying: query.isFetching,
              }
            : null
        }
        empty={
          narrowed ? (
            <EmptyState
              title="No maintenance items match"
              action={<Button onClick={reset}>Reset filters</Button>}
            />
          ) : (
            <EmptyState title="No maintenance items" />
          )
        }
        renderCard={(item) => <MaintenanceCard item={item} />}
      />
      {query.isFetchNextPageError ? (
        <ErrorState
          title="Failed to load more maintenance items"
          message={query.error.message}
          onRetry={list.more}
          retrying={query.isFetchingNextPage}
        />
      ) : null}
    </Box>
  );
}

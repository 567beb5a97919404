import type { InventoryItemDto } from '@hand-receipt/contracts';
import { propertyQueries } from '@hand-receipt/data';
import { reasonOf, useInfiniteQuery, useNavigate, useUrlState } from '@hand-receipt/platform';
import {
  counted,
  EmptyState,
  FiltersBar,
  ItemStatusBadge,
  PageBody,
  PageHeader,
  SearchInput,
  Serial,
  Text,
} from '@hand-receipt/ui';
import { type Column, DataTable } from '@hand-receipt/ui/table';

const SEARCH_PAUSE_MS = 200;
const NONE: InventoryItemDto[] = [];

const columns: Column<InventoryItemDto>[] = [
  { id: 'name', header: 'Item', value: (item) => item.name, strong: true, sortable: false },
  {
    id: 'serialNumber',
    header: 'Serial number',
    width: 160,
    serial: (item) => item.serial_number,
    cell: (item) => <Serial>{item.serial_number}</Serial>,
  },
  {
    id: 'status',
    header: 'Status',
    width: 200,
    cell: (item) => <ItemStatusBadge status={item.current_status} missing={item.missing} />,
  },
];

/** An item on a phone. */
function ItemCard({ item }: { item: InventoryItemDto }) {
  return (
    <>
      <Serial size="lg">{item.serial_number}</Serial>
      <Text textStyle="body">{item.name}</Text>
      <ItemStatusBadge status={item.current_status} missing={item.missing} />
    </>
  );
}

/** Every item that I may see. The search is in the address, so that a link or a reload shows the same. */
export default function ItemsPage() {
  const navigate = useNavigate();
  const { get, set } = useUrlState();
  const search = get('q');
  const { data, error, isPending, isFetching, ...query } = useInfiniteQuery(
    propertyQueries.inventory(search),
  );

  return (
    <PageBody>
      <PageHeader title="Template" />
      <FiltersBar
        search={
          <SearchInput
            label="Search items"
            placeholder="Name or serial number"
            value={search}
            delayMs={SEARCH_PAUSE_MS}
            onChange={(text) => set({ q: text })}
          />
        }
        resultText={data ? counted(data.total, 'item') : ''}
      />
      <DataTable
        key={search}
        label="Items"
        rows={data?.items ?? NONE}
        columns={columns}
        rowId={(item) => item.id}
        rowName={(item) => `${item.name} ${item.serial_number}`}
        sortedByServer
        onOpen={(item) => navigate(`/property-book/${item.id}`)}
        renderCard={(item) => <ItemCard item={item} />}
        totalRows={data?.total}
        rowsBefore={data?.before}
        onStartReached={() => void query.fetchPreviousPage()}
        onEndReached={() => void query.fetchNextPage()}
        loading={isPending}
        loadingText="Loading items..."
        error={
          error && !data
            ? {
                title: error.message,
                message: reasonOf(error),
                onRetry: () => void query.refetch(),
                retrying: isFetching,
              }
            : null
        }
        empty={<EmptyState title={search ? 'No items match your search' : 'No items'} />}
      />
    </PageBody>
  );
}

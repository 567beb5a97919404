import { lookUpCode, propertyQueries } from '@hand-receipt/data';
import { useInfiniteQuery, useNavigate, useUrlState } from '@hand-receipt/platform';
import { ScanSearch } from '@hand-receipt/scan';
import { Button, EmptyState, ErrorState, FiltersBar, PageBody, PageHeader } from '@hand-receipt/ui';
import { DataTable } from '@hand-receipt/ui/table';
import { foundAddress } from '../items/found-address';
import { itemCount } from '../items/item-count';
import { usePages } from '../items/use-pages';
import { useLoadFailureToast } from '../property-book/use-load-failure-toast';
import { InventoryCard } from './inventory-card';
import { inventoryColumns } from './inventory-columns';
import { NearMissNotice } from './near-miss-notice';

const SEARCH_PAUSE_MS = 200;

/** The list ends where the page does: there are no tabs above it, and nothing floats below. */
const LIST_HEIGHT = 'max(320px, calc(100dvh - 188px))';

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  return search ? (
    <EmptyState
      title="No items match your search"
      action={<Button onClick={onClear}>Show all items</Button>}
    />
  ) : (
    <EmptyState title="No items" hint="Every item that you may see is listed here." />
  );
}

/**
 * Every item that I may see, by name, serial number and its near misses, NSN, LIN or holder (PROP-51). A
 * result opens its details.
 */
export default function FindItemPage() {
  const navigate = useNavigate();
  const { get, set } = useUrlState();
  const search = get('q');
  const options = propertyQueries.inventory(search);
  const query = useInfiniteQuery(options);
  const list = usePages(query, options);
  useLoadFailureToast(query.error);

  return (
    <PageBody>
      <PageHeader caption="Equipment" title="Find Item" />
      <FiltersBar
        search={
          <ScanSearch
            label="Search all items"
            placeholder="Name, serial, NSN, LIN or holder"
            value={search}
            delayMs={SEARCH_PAUSE_MS}
            onChange={(text) => set({ q: text })}
            lookUp={lookUpCode}
            onFound={(found) => navigate(foundAddress(found))}
          />
        }
        resultText={itemCount(list.total)}
      />
      {!query.isPlaceholderData && <NearMissNotice search={search} items={list.items} />}
      <DataTable
        key={search}
        label="Items that I may see"
        rows={list.items}
        columns={inventoryColumns(search !== '')}
        rowId={(item) => item.id}
        rowName={(item) => `${item.name} ${item.serial_number}`}
        sortedByServer
        onOpen={(item) => navigate(`/property-book/${item.id}`)}
        renderCard={(item) => <InventoryCard item={item} />}
        totalRows={list.total}
        maxHeight={LIST_HEIGHT}
        onEndReached={list.loadMore}
        rowsBefore={list.before}
        onStartReached={list.loadBefore}
        onTop={list.toTop}
        loading={list.loading}
        loadingText="Loading property..."
        error={list.failure}
        empty={<NothingFound search={search} onClear={() => set({ q: '' })} />}
      />
      {list.moreFailed && (
        <ErrorState title="Failed to fetch properties" onRetry={list.loadMore} retrying={list.retrying} />
      )}
    </PageBody>
  );
}

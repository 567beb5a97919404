import { personName, type PropertyItem } from '@hand-receipt/contracts';
import { useNavigate, useSearchParams } from '@hand-receipt/platform';
import {
  EmptyState,
  FiltersBar,
  ItemStatusBadge,
  PageBody,
  PageHeader,
  SearchInput,
  Serial,
} from '@hand-receipt/ui';
import { type Column, DataTable } from '@hand-receipt/ui/table';
import { everythingOf } from '../api/property-list';
import { categoryLabel } from '../items/category-label';
import { itemCount } from '../items/item-count';
import { itemLabel } from '../items/item-label';
import { ItemCard } from '../property-book/item-card';
import { usePropertyList } from '../property-book/use-property-list';

const SEARCH_PAUSE_MS = 200;

const columns: Column<PropertyItem>[] = [
  { id: 'name', header: 'Item', value: (item) => item.name, strong: true, sortable: false },
  {
    id: 'serialNumber',
    header: 'Serial number',
    width: 160,
    cell: (item) => <Serial>{item.serialNumber}</Serial>,
  },
  {
    id: 'category',
    header: 'Category',
    width: 190,
    value: (item) => categoryLabel(item.category),
    muted: true,
    sortable: false,
  },
  { id: 'holder', header: 'Held by', width: 190, cell: (item) => item.holder && personName(item.holder) },
  { id: 'status', header: 'Status', width: 220, cell: (item) => <ItemStatusBadge status={item.status} /> },
];

/** Every item that I may see, by name or serial number (PROP-51). A result opens its details. */
export default function FindItemPage() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const list = usePropertyList({ ...everythingOf('visible'), search });
  const setSearch = (text: string) => setParams(text ? { q: text } : {}, { replace: true });

  return (
    <PageBody>
      <PageHeader caption="Equipment" title="Find Item" />
      <FiltersBar
        search={
          <SearchInput
            label="Search all items"
            placeholder="Name or serial number"
            value={search}
            delayMs={SEARCH_PAUSE_MS}
            onChange={setSearch}
          />
        }
        resultText={itemCount(list.total)}
      />
      <DataTable
        label="Items that I may see"
        rows={list.items}
        columns={columns}
        rowId={(item) => item.id}
        rowName={itemLabel}
        sortedByServer
        onOpen={(item) => navigate(`/property-book/${item.id}`)}
        renderCard={(item) => <ItemCard item={item} showHolder />}
        totalRows={list.total}
        onEndReached={list.loadMore}
        loading={list.loading}
        loadingText="Loading property..."
        error={list.failure}
        empty={<EmptyState title={search ? 'No items match your search' : 'No items'} />}
      />
    </PageBody>
  );
}

import { lookUpCode } from '@hand-receipt/data';
import { ScanSearch } from '@hand-receipt/scan';
import { counted, FiltersBar, NativeSelect } from '@hand-receipt/ui';
import { CATEGORY_OPTIONS, isFiltered, STATUS_OPTIONS } from './item-filters';
import type { useItemList } from './use-item-list';

/** Search, category and status; Clear takes all three away. */
export function ItemsFilters({
  list,
  onFound,
}: {
  list: ReturnType<typeof useItemList>;
  /** Opens the item of a code that was scanned. */
  onFound: (item: { id: string }) => void;
}) {
  const { filters, setFilters, clear, shown, query, progress } = list;
  const chip = (name: 'category' | 'status', options: readonly { value: string; label: string }[]) => {
    const chosen = options.find(({ value }) => value !== '' && value === filters[name]);
    return chosen ? [{ label: chosen.label, onRemove: () => setFilters({ [name]: '' }) }] : [];
  };
  return (
    <FiltersBar
      search={
        <ScanSearch
          label="Search by name or serial number"
          placeholder="Name or serial number"
          value={filters.q}
          onChange={(q) => setFilters({ q })}
          lookUp={lookUpCode}
          onFound={({ item }) => onFound(item)}
        />
      }
      chips={[...chip('category', CATEGORY_OPTIONS), ...chip('status', STATUS_OPTIONS)]}
      onReset={clear}
      resetLabel="Clear"
      resetDisabled={!isFiltered(filters)}
      resultText={query.data && !progress ? counted(shown.length, 'item') : undefined}
    >
      <NativeSelect
        label="Category"
        value={filters.category}
        options={CATEGORY_OPTIONS}
        onChange={(category) => setFilters({ category })}
      />
      <NativeSelect
        label="Status"
        value={filters.status}
        options={STATUS_OPTIONS}
        onChange={(status) => setFilters({ status })}
      />
    </FiltersBar>
  );
}

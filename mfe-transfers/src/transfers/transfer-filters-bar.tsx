import { DEFAULT_SORT, FILTER_STATUSES, type FilterStatus, type TransferFilters } from '@hand-receipt/data';
import { counted, FiltersBar, NativeSelect, SearchInput, useIsPhone } from '@hand-receipt/ui';

const SEARCH_PAUSE_MS = 200;

const STATUS_OPTIONS: { value: FilterStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'All Statuses' },
  ...FILTER_STATUSES.map((status) => ({ value: status, label: status })),
];

interface TransferFiltersBarProps {
  filters: TransferFilters;
  /** Transfers that match; undefined while they load. */
  total: number | undefined;
  onSearch: (text: string) => void;
  onStatus: (status: FilterStatus | null) => void;
  onReset: () => void;
}

/** Search, status and Reset of the transfer list (XFER-09, XFER-11, XFER-13). */
export function TransferFiltersBar({ filters, total, onSearch, onStatus, onReset }: TransferFiltersBarProps) {
  const { view, search, status, sort } = filters;
  const isPhone = useIsPhone();
  const isUntouched = search === '' && status === null && sort === DEFAULT_SORT;
  return (
    <FiltersBar
      search={
        <SearchInput
          key={view}
          value={search}
          onChange={onSearch}
          delayMs={SEARCH_PAUSE_MS}
          label={`Search ${view} transfers`}
          placeholder={isPhone ? 'Name, SN or user' : `Search ${view} transfers... (name, SN, user)`}
          width={360}
        />
      }
      chips={isPhone && status ? [{ label: `Status: ${status}`, onRemove: () => onStatus(null) }] : []}
      onReset={onReset}
      resetDisabled={isUntouched}
      resultText={total === undefined ? undefined : counted(total, 'transfer')}
    >
      <NativeSelect
        label="Status"
        value={status ?? 'all'}
        options={STATUS_OPTIONS}
        onChange={(value) => onStatus(value === 'all' ? null : value)}
        width={160}
      />
    </FiltersBar>
  );
}

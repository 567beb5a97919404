import type { ConsumableDto } from '@hand-receipt/contracts';
import { consumableQueries } from '@hand-receipt/data';
import { useInfiniteQuery } from '@hand-receipt/platform';
import { Button, DensityToggle, EmptyState, ErrorState, useDensity } from '@hand-receipt/ui';
import { DataTable } from '@hand-receipt/ui/table';
import { useMemo } from 'react';
import { usePages } from '../items/use-pages';
import { consumableColumns } from './consumable-columns';
import { ConsumableCard } from './consumable-card';
import { StockFilters } from './stock-filters';
import { stockFilter, type StockState } from './stock-state';

const ENTERED = 'A Supply Sergeant, a Commander or an Admin enters them with Add Consumable.';
const EMPTY = {
  all: 'No consumables',
  'low-stock': 'Nothing is low on stock',
  expiring: 'Nothing has expired or is about to',
};

interface StockTableProps {
  state: StockState & { tab: keyof typeof EMPTY };
  onChange: (change: Partial<StockState>) => void;
  mayKeep: boolean;
}

/** What stands on the shelves. The server sorts, filters and pages. */
export function StockTable({ state, onChange, mayKeep }: StockTableProps) {
  const [density, setDensity] = useDensity('consumables');
  const list = usePages(useInfiniteQuery(consumableQueries.list(stockFilter(state))));
  const columns = useMemo(
    () => consumableColumns(mayKeep ? (act, { id }) => onChange({ act, item: id }) : null),
    [mayKeep, onChange],
  );
  const filtered = Boolean(state.search || state.category);
  const reset = <Button onClick={() => onChange({ search: '', category: '' })}>Reset</Button>;

  return (
    <>
      <StockFilters
        state={state}
        onChange={onChange}
        total={list.total}
        tools={<DensityToggle value={density} onChange={setDensity} />}
      />
      <DataTable<ConsumableDto>
        key={`${state.tab} ${state.category} ${state.search}`}
        label="Consumables"
        rows={list.items}
        columns={columns}
        rowId={(item) => item.id}
        rowName={(item) => item.name}
        sortedByServer
        sort={state.sort}
        onSortChange={(sort) => onChange({ sort })}
        onOpen={(item) => onChange({ item: item.id })}
        renderCard={(item) => <ConsumableCard item={item} />}
        density={density}
        totalRows={list.total}
        onEndReached={list.loadMore}
        loading={list.loading}
        loadingText="Loading consumables..."
        error={list.failure}
        empty={
          filtered ? (
            <EmptyState title="No consumables match your search" action={reset} />
          ) : state.tab === 'all' ? (
            <EmptyState title={EMPTY.all} hint={ENTERED} />
          ) : (
            <EmptyState
              title={EMPTY[state.tab]}
              action={<Button onClick={() => onChange({ tab: 'all' })}>Show all consumables</Button>}
            />
          )
        }
      />
      {list.moreFailed && (
        <ErrorState title="Failed to fetch consumables" onRetry={list.loadMore} retrying={list.retrying} />
      )}
    </>
  );
}

import type { PropertyItem } from '@hand-receipt/contracts';
import { Button, type Density, EmptyState } from '@hand-receipt/ui';
import { DataTable } from '@hand-receipt/ui/table';
import { useMemo, useState } from 'react';
import type { Selection } from '../bulk/use-selection';
import { itemLabel } from '../items/item-label';
import { ExpandedItem } from './expanded-item';
import { ItemCard } from './item-card';
import type { ListState } from './list-state';
import { useOfferedButtons } from '../items/offered-actions';
import { propertyColumns } from './property-columns';
import type { PropertyList } from './use-property-list';

const WORDS = {
  assigned: { label: 'Items assigned to me', empty: 'No items assigned to you' },
  signedout: { label: 'Items signed down to others', empty: 'No items signed down to others' },
  unassigned: { label: 'Unassigned items', empty: 'No unassigned items' },
  visible: { label: 'All items', empty: 'No items' },
};

interface PropertyTableProps {
  list: PropertyList;
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  density: Density;
  selection: Selection;
  onOpen: (item: PropertyItem) => void;
  onRecall: (item: PropertyItem) => void;
}

/**
 * Names the list whose rows are shown. While another search loads, it is still the previous list, so that the table is
 * not built again for rows that are about to change.
 */
function useShownList({ tab, category, status, search }: ListState, { outdated }: PropertyList): string {
  const wanted = `${tab} ${category} ${status} ${search}`;
  const [shown, setShown] = useState(wanted);
  if (shown !== wanted && !outdated) setShown(wanted);
  return outdated ? shown : wanted;
}

/** The items of one tab. The server sorts, filters and pages; more is asked for as the end comes near. */
export function PropertyTable({
  list,
  state,
  onChange,
  density,
  selection,
  onOpen,
  onRecall,
}: PropertyTableProps) {
  const { tab } = state;
  const offered = useOfferedButtons();
  const columns = useMemo(() => propertyColumns(tab, onRecall, offered), [tab, onRecall, offered]);
  const shownList = useShownList(state, list);
  const filtered = Boolean(state.search || state.category || state.status);
  const reset = <Button onClick={() => onChange({ search: '', category: '', status: '' })}>Reset</Button>;

  return (
    <DataTable
      // Another list starts at its top, folded, and asks for its own further pages.
      key={shownList}
      label={WORDS[tab].label}
      rows={list.items}
      columns={columns}
      rowId={(item) => item.id}
      rowName={itemLabel}
      sortedByServer
      sort={state.sort}
      onSortChange={(sort) => onChange({ sort })}
      selected={selection.ids}
      onSelectedChange={selection.choose}
      renderExpanded={(item) => <ExpandedItem item={item} />}
      renderCard={(item) => <ItemCard item={item} showHolder={tab !== 'assigned'} />}
      onOpen={onOpen}
      density={density}
      totalRows={list.total}
      onEndReached={list.loadMore}
      rowsBefore={list.before}
      onStartReached={list.loadBefore}
      onTop={list.toTop}
      loading={list.loading}
      loadingText="Loading property..."
      error={list.failure}
      empty={
        filtered ? (
          <EmptyState title="No items match your search" action={reset} />
        ) : (
          <EmptyState title={WORDS[tab].empty} />
        )
      }
    />
  );
}

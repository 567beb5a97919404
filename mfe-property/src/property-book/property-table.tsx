import type { PropertyItem } from '@hand-receipt/contracts';
import { Button, ButtonLink, type Density, EmptyState } from '@hand-receipt/ui';
import { DataTable } from '@hand-receipt/ui/table';
import { useMemo, useState } from 'react';
import type { Selection } from '../bulk/use-selection';
import { itemLabel } from '../items/item-label';
import { ExpandedItem } from './expanded-item';
import { ItemCard } from './item-card';
import { type ListState, UNFILTERED } from './list-state';
import { useOfferedButtons } from '../items/offered-actions';
import { propertyColumns } from './property-columns';
import type { PropertyList } from './use-property-list';

const WORDS = {
  assigned: {
    label: 'Items assigned to me',
    empty: 'No items assigned to you',
    hint: 'What you sign for is listed here.',
  },
  signedout: {
    label: 'Items signed down to others',
    empty: 'No items signed down to others',
    hint: 'What you signed for and somebody else holds is listed here.',
  },
  unassigned: {
    label: 'Unassigned items',
    empty: 'No unassigned items',
    hint: 'Somebody has signed for every item of the unit.',
  },
  visible: {
    label: 'All items',
    empty: 'No items',
    hint: 'What is on the book of the unit is listed here.',
  },
};
const LEFT_WORDS = {
  label: 'Items that left the book',
  empty: 'Nothing has left the book',
  hint: 'Items of completed closings are listed here.',
};

interface NoItemsProps {
  words: { empty: string; hint: string };
  /** Why nothing is listed: what the list is narrowed to. */
  filtered: boolean;
  left: boolean;
  onReset: () => void;
  onStay: () => void;
}

/** Why the list has no rows, with a way out. */
function NoItems({ words, filtered, left, onReset, onStay }: NoItemsProps) {
  if (filtered) {
    return (
      <EmptyState title="No items match your search" action={<Button onClick={onReset}>Reset</Button>} />
    );
  }
  return (
    <EmptyState
      title={words.empty}
      hint={words.hint}
      action={
        left ? (
          <Button onClick={onStay}>Show what is on the book</Button>
        ) : (
          <ButtonLink to="/inventory">Find Item</ButtonLink>
        )
      }
    />
  );
}

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
function useShownList(
  { tab, left, category, status, holder, only, search }: ListState,
  { outdated }: PropertyList,
): string {
  const wanted = JSON.stringify([tab, left, category, status, holder, only, search]);
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
  const { tab, left } = state;
  const offered = useOfferedButtons();
  const columns = useMemo(
    () => propertyColumns({ tab, left }, onRecall, offered),
    [tab, left, onRecall, offered],
  );
  const shownList = useShownList(state, list);
  const words = left ? LEFT_WORDS : WORDS[tab];
  const { search, category, status, holder, only } = state;
  const filtered = Boolean(search || category || status || holder || only);

  return (
    <DataTable
      // Another list starts at its top, folded, and asks for its own further pages.
      key={shownList}
      label={words.label}
      rows={list.items}
      columns={columns}
      rowId={(item) => item.id}
      rowName={itemLabel}
      sortedByServer
      sort={state.sort}
      onSortChange={(sort) => onChange({ sort })}
      // Nothing is done with what left the book.
      {...(!left && { selected: selection.ids, onSelectedChange: selection.choose })}
      renderExpanded={(item) => <ExpandedItem item={item} />}
      renderCard={(item) => <ItemCard item={item} showHolder={tab !== 'assigned'} />}
      onOpen={onOpen}
      density={density}
      totalRows={list.total}
      printHint="Use Export CSV for all."
      onEndReached={list.loadMore}
      rowsBefore={list.before}
      onStartReached={list.loadBefore}
      onTop={list.toTop}
      loading={list.loading}
      loadingText="Loading property..."
      error={list.failure}
      empty={
        <NoItems
          words={words}
          filtered={filtered}
          left={left}
          onReset={() => onChange({ ...UNFILTERED, left })}
          onStay={() => onChange({ left: false })}
        />
      }
    />
  );
}

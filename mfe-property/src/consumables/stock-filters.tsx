import { CONSUMABLE_CATEGORIES, type ConsumableCategory } from '@hand-receipt/contracts';
import { counted, FiltersBar, NativeSelect, SearchInput } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import type { StockState } from './stock-state';

const SEARCH_PAUSE_MS = 200;

const CATEGORIES: { value: ConsumableCategory | ''; label: string }[] = [
  { value: '', label: 'All Categories' },
  ...CONSUMABLE_CATEGORIES.map((category) => ({ value: category, label: category })),
];

/** `1 consumable`; '' until the server has said. */
const countOf = (total: number | undefined): string =>
  total === undefined ? '' : counted(total, 'consumable');

interface StockFiltersProps {
  state: StockState;
  onChange: (change: Partial<StockState>) => void;
  total: number | undefined;
  tools: ReactNode;
}

/** Search, category and the number of matches. */
export function StockFilters({ state, onChange, total, tools }: StockFiltersProps) {
  const { search, category, sort } = state;
  return (
    <FiltersBar
      search={
        <SearchInput
          label="Search consumables"
          placeholder="Name or NSN"
          value={search}
          delayMs={SEARCH_PAUSE_MS}
          onChange={(text) => onChange({ search: text })}
        />
      }
      chips={category ? [{ label: `Category: ${category}`, onRemove: () => onChange({ category: '' }) }] : []}
      onReset={() => onChange({ search: '', category: '', sort: null })}
      resetDisabled={!search && !category && !sort}
      resultText={countOf(total)}
      tools={tools}
    >
      <NativeSelect
        label="Category"
        value={category}
        options={CATEGORIES}
        onChange={(value) => onChange({ category: value })}
      />
    </FiltersBar>
  );
}

import {
  PROPERTY_CATEGORIES,
  DEADLINE_ONLY,
  DEADLINE_STATUSES,
  displayStatus,
  PROPERTY_STATUSES,
  type PropertyCategory,
  type StatusFilter,
} from '@hand-receipt/contracts';
import {
  type Density,
  DensityToggle,
  FiltersBar,
  NativeSelect,
  SearchInput,
  useIsPhone,
} from '@hand-receipt/ui';
import { categoryLabel } from '../items/category-label';
import { itemCount } from '../items/item-count';
import type { ListState } from './list-state';

const CATEGORIES: { value: PropertyCategory | ''; label: string }[] = [
  { value: '', label: 'All categories' },
  ...PROPERTY_CATEGORIES.map((category) => ({ value: category, label: categoryLabel(category) })),
];

const INDENT = '\u2003';
const exactly = (value: StatusFilter, label: string) => ({ value, label: `${INDENT}${label} only` });

/** Each status that a list shows, and under it the exact ones that it stands for. */
const STATUSES: { value: StatusFilter | ''; label: string }[] = [
  { value: '', label: 'All statuses' },
  ...PROPERTY_STATUSES.filter((status) => displayStatus(status) === status).flatMap((status) => [
    { value: status, label: status },
    ...(status === 'Deadline - Maintenance'
      ? DEADLINE_STATUSES.map((exact) => exactly(exact === status ? DEADLINE_ONLY : exact, exact))
      : []),
  ]),
];

/** A pause in typing after which the server is asked. */
const SEARCH_PAUSE_MS = 150;

interface PropertyFiltersProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  /** Items that match, loaded or not; undefined until the server has said. */
  total?: number;
  density: Density;
  onDensityChange: (density: Density) => void;
}

/** Search, category, status, the number of matches and the height of the rows. */
export function PropertyFilters({ state, onChange, total, density, onDensityChange }: PropertyFiltersProps) {
  const isPhone = useIsPhone();
  const { search, category, status } = state;
  const chips = [
    category && {
      label: `Category: ${categoryLabel(category)}`,
      onRemove: () => onChange({ category: '' }),
    },
    status && { label: `Status: ${status}`, onRemove: () => onChange({ status: '' }) },
  ].filter((chip) => chip !== '');
  return (
    <FiltersBar
      search={
        <SearchInput
          label="Search property"
          placeholder={isPhone ? 'Name or serial number' : 'Search name or serial number'}
          value={search}
          delayMs={SEARCH_PAUSE_MS}
          onChange={(text) => onChange({ search: text })}
        />
      }
      chips={chips}
      onReset={() => onChange({ search: '', category: '', status: '', sort: null })}
      resetDisabled={!search && !category && !status && !state.sort}
      resultText={itemCount(total)}
      tools={<DensityToggle value={density} onChange={onDensityChange} />}
    >
      <NativeSelect
        label="Category"
        value={category}
        options={CATEGORIES}
        onChange={(value) => onChange({ category: value })}
      />
      <NativeSelect
        label="Status"
        value={status}
        options={STATUSES}
        onChange={(value) => onChange({ status: value })}
      />
    </FiltersBar>
  );
}

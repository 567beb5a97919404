import { MAINTENANCE_PRIORITIES, MAINTENANCE_STATUSES, MAINTENANCE_TYPES } from '@hand-receipt/contracts';
import { counted, FiltersBar, NativeSelect, SearchInput, statusLook, useIsPhone } from '@hand-receipt/ui';
import { type MaintenanceFilters, SHOPS } from './maintenance-filters';
import { categoryLabel, priorityLabel, typeLabel } from './maintenance-words';
import type { WorkList } from './use-work-list';

const SEARCH_PAUSE_MS = 200;

type Narrowing = Exclude<keyof MaintenanceFilters, 'q'>;
type Options = { [N in Narrowing]: { value: MaintenanceFilters[N]; label: string }[] };

const statusLabel = (status: MaintenanceFilters['status']) =>
  status === 'open' ? 'Not done' : statusLook(status).label;

const OPTIONS: Options = {
  status: [
    { value: '', label: 'All Statuses' },
    ...(['open', ...MAINTENANCE_STATUSES] as const).map((value) => ({ value, label: statusLabel(value) })),
  ],
  priority: [
    { value: '', label: 'All priorities' },
    ...MAINTENANCE_PRIORITIES.map((value) => ({ value, label: priorityLabel(value) })),
  ],
  type: [
    { value: '', label: 'All types' },
    ...MAINTENANCE_TYPES.map((value) => ({ value, label: typeLabel(value) })),
  ],
  category: [
    { value: '', label: 'All Categories' },
    ...SHOPS.map((value) => ({ value, label: categoryLabel(value) })),
  ],
};
const NAMES: Record<Narrowing, string> = {
  status: 'Status',
  priority: 'Priority',
  type: 'Type',
  category: 'Category',
};
const NARROWINGS = Object.keys(NAMES) as Narrowing[];

const chosenLabel = (filters: MaintenanceFilters, name: Narrowing) =>
  OPTIONS[name].find(({ value }) => value === filters[name])?.label ?? '';

/** Search and filters of the work list. */
export function WorkFilters({ list }: { list: WorkList }) {
  const { filters, narrow, narrowed, reset, total } = list;
  const isPhone = useIsPhone();
  const chips = NARROWINGS.filter((name) => filters[name] !== '').map((name) => ({
    label: `${NAMES[name]}: ${chosenLabel(filters, name)}`,
    onRemove: () => narrow({ [name]: '' }),
  }));
  return (
    <FiltersBar
      search={
        <SearchInput
          value={filters.q}
          onChange={(q) => narrow({ q })}
          delayMs={SEARCH_PAUSE_MS}
          label="Search maintenance items"
          placeholder="Search name or serial number"
        />
      }
      chips={isPhone ? chips : []}
      onReset={reset}
      resetDisabled={!narrowed}
      resultText={total === undefined ? undefined : counted(total, 'item')}
    >
      {NARROWINGS.map((name) => (
        <NativeSelect<string>
          key={name}
          label={NAMES[name]}
          value={filters[name]}
          options={OPTIONS[name]}
          onChange={(value) => narrow({ [name]: value })}
          width={150}
        />
      ))}
    </FiltersBar>
  );
}

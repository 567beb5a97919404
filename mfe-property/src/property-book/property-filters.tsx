import {
  PROPERTY_CATEGORIES,
  DEADLINE_ONLY,
  DEADLINE_STATUSES,
  displayStatus,
  PROPERTY_STATUSES,
  type ItemCondition,
  type PropertyCategory,
  type ScannedDto,
  type StatusFilter,
} from '@hand-receipt/contracts';
import { lookUpCode, propertyQueries } from '@hand-receipt/data';
import { useCurrentUser, useLocation, useNavigate, useQuery } from '@hand-receipt/platform';
import { ScanSearch } from '@hand-receipt/scan';
import {
  type Density,
  DensityToggle,
  FiltersBar,
  formatCount,
  NativeSelect,
  useIsPhone,
} from '@hand-receipt/ui';
import { useEffect, useRef } from 'react';
import type { SelectOption } from '@hand-receipt/ui/forms';
import { categoryLabel } from '../items/category-label';
import { foundAddress } from '../items/found-address';
import { holderOptions } from '../items/holder-options';
import { itemCount } from '../items/item-count';
import { leadsUnit } from '../items/permissions';
import { type ListState, type PropertyTab, UNFILTERED } from './list-state';

const CATEGORIES: { value: PropertyCategory | ''; label: string }[] = [
  { value: '', label: 'All Categories' },
  ...PROPERTY_CATEGORIES.map((category) => ({ value: category, label: categoryLabel(category) })),
];

const INDENT = '\u2003';
const exactly = (value: StatusFilter, label: string) => ({ value, label: `${INDENT}${label} only` });

/** Each status that a list shows, and under it the exact ones that it stands for. */
const STATUSES: { value: StatusFilter | ''; label: string }[] = [
  { value: '', label: 'All Statuses' },
  ...PROPERTY_STATUSES.filter((status) => displayStatus(status) === status).flatMap((status) => [
    { value: status, label: status },
    ...(status === 'Deadline - Maintenance'
      ? DEADLINE_STATUSES.map((exact) => exactly(exact === status ? DEADLINE_ONLY : exact, exact))
      : []),
  ]),
];

/** A pause in typing after which the server is asked. */
const SEARCH_PAUSE_MS = 150;

/** What the list is narrowed to beside its fields; 'left' is what left the book. */
type Condition = ItemCondition | 'left' | '';

const CONDITIONS: { value: Condition; label: string }[] = [
  { value: '', label: 'All Conditions' },
  { value: 'sensitive', label: 'Sensitive' },
  { value: 'missing', label: 'Missing in count' },
  { value: 'short', label: 'Short' },
  { value: 'calibration-due', label: 'Calibration due' },
  { value: 'waiting-for-signature', label: 'Waiting for signature' },
];
/** Of a Soldier, who has no tab of everything: where the dashboard leads, and the way back. */
const WITH_SIGNED_DOWN = { value: 'visible', label: 'Me, or signed down by me' } as const;
const OWN: readonly SelectOption<PropertyTab>[] = [WITH_SIGNED_DOWN, { value: 'assigned', label: 'Me' }];
const LEFT = { value: 'left', label: 'Left the book' } as const;

const labelOf = (options: readonly SelectOption[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** Who holds items of the whole unit, to choose from. A holder whom the address names is a choice before they load. */
function useHolders({ holder }: ListState, enabled: boolean): SelectOption[] {
  const { data } = useQuery({ ...propertyQueries.holders(), enabled });
  const people = holderOptions(data ?? []).map(({ value, label, items }) => ({
    value,
    label: `${label} (${formatCount(items)})`,
  }));
  const options = [{ value: '', label: 'All Holders' }, { value: 'none', label: 'Nobody' }, ...people];
  const isKnown = options.some(({ value }) => value === holder);
  return isKnown ? options : [...options, { value: holder, label: data ? 'Somebody else' : 'Loading...' }];
}

/** Opens an item that was scanned over the list, whatever the list is narrowed to by then. */
function useOpenFound() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  return (found: ScannedDto) => void navigate(foundAddress(found, latest.current));
}

interface PropertyFiltersProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  /** Items that match, loaded or not; undefined until the server has said. */
  total?: number;
  density: Density;
  onDensityChange: (density: Density) => void;
}

/** Leaders also see what left the book, which is of the whole unit. */
function ConditionSelect({
  only,
  left,
  onChange,
}: Pick<ListState, 'only' | 'left'> & Pick<PropertyFiltersProps, 'onChange'>) {
  const user = useCurrentUser();
  return (
    <NativeSelect<Condition>
      label="Condition"
      value={left ? 'left' : only}
      options={leadsUnit(user) ? [...CONDITIONS, LEFT] : CONDITIONS}
      onChange={(value) =>
        onChange(
          value === 'left'
            ? { tab: 'visible', left: true, only: '', holder: '' }
            : { left: false, only: value },
        )
      }
    />
  );
}

interface OwnersProps extends Pick<PropertyFiltersProps, 'state' | 'onChange'> {
  holders: readonly SelectOption[];
}

/** Whose items are listed: of the whole unit those of one holder, of a Soldier with or without what they signed down. */
function OwnersSelect({ state: { tab, holder, left }, onChange, holders }: OwnersProps) {
  const leads = leadsUnit(useCurrentUser());
  if (tab !== 'visible' || left) return null;
  return leads ? (
    <NativeSelect
      label="Holder"
      value={holder}
      options={holders}
      onChange={(value) => onChange({ holder: value })}
    />
  ) : (
    <NativeSelect
      label="Signed for by"
      value={tab}
      options={OWN}
      onChange={(value) => onChange({ tab: value })}
    />
  );
}

/** What the list is narrowed to, and of a Soldier widened to: each can be taken away. */
function useChips({ state, onChange, holders }: OwnersProps) {
  const leads = leadsUnit(useCurrentUser());
  const { tab, category, status, holder, only, left } = state;
  return [
    tab === 'visible' &&
      !leads && { label: WITH_SIGNED_DOWN.label, onRemove: () => onChange({ tab: 'assigned' }) },
    category && {
      label: `Category: ${categoryLabel(category)}`,
      onRemove: () => onChange({ category: '' }),
    },
    status && { label: `Status: ${status}`, onRemove: () => onChange({ status: '' }) },
    holder && { label: `Holder: ${labelOf(holders, holder)}`, onRemove: () => onChange({ holder: '' }) },
    only && { label: labelOf(CONDITIONS, only), onRemove: () => onChange({ only: '' }) },
    left && { label: LEFT.label, onRemove: () => onChange({ left: false }) },
  ].filter((chip) => chip !== '' && chip !== false);
}

/** Search, category, status, the number of matches and the height of the rows. */
export function PropertyFilters({ state, onChange, total, density, onDensityChange }: PropertyFiltersProps) {
  const isPhone = useIsPhone();
  const openFound = useOpenFound();
  const leads = leadsUnit(useCurrentUser());
  const { search, category, status, only, left, sort } = state;
  const holders = useHolders(state, leads && state.tab === 'visible');
  const chips = useChips({ state, onChange, holders });
  const tab = state.tab === 'visible' && !leads ? 'assigned' : state.tab;
  return (
    <FiltersBar
      search={
        <ScanSearch
          label="Search property"
          placeholder={isPhone ? 'Name or serial number' : 'Search name or serial number'}
          value={search}
          delayMs={SEARCH_PAUSE_MS}
          onChange={(text) => onChange({ search: text })}
          lookUp={lookUpCode}
          onFound={openFound}
        />
      }
      chips={chips}
      onReset={() => onChange({ ...UNFILTERED, tab, sort: null })}
      resetDisabled={chips.length === 0 && !search && !sort}
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
      <ConditionSelect only={only} left={left} onChange={onChange} />
      <OwnersSelect state={state} onChange={onChange} holders={holders} />
    </FiltersBar>
  );
}

import {
  ITEM_CONDITIONS,
  type ItemCondition,
  PROPERTY_CATEGORIES,
  type PropertyCategory,
  STATUS_FILTERS,
  type StatusFilter,
} from '@hand-receipt/contracts';
import type { PropertyFilter } from '@hand-receipt/data';
import type { Sort } from '@hand-receipt/ui/table';

/** What I hold, what I signed down, what nobody holds, and ('visible') the whole unit. */
const PROPERTY_TABS = ['assigned', 'signedout', 'unassigned', 'visible'] as const;
export type PropertyTab = (typeof PROPERTY_TABS)[number];

/** What the address of the property book says about the list. */
export interface ListState {
  tab: PropertyTab;
  search: string;
  category: PropertyCategory | '';
  /** As the badge sums it up, or one exact status under it. */
  status: StatusFilter | '';
  /** Of the whole unit: id of who holds them, 'none' for nobody, '' for all. */
  holder: string;
  /** What they have to be, beside that; '' for anything. */
  only: ItemCondition | '';
  /** What left the book, which is of the whole unit. */
  left: boolean;
  sort: Sort | null;
  /** The Create Digital Twin dialog is open. */
  creating: boolean;
  /** Entry of the offline queue whose item is edited in that dialog; '' for none. */
  editing: string;
}

/** A list that is narrowed to nothing. */
export const UNFILTERED = {
  search: '',
  category: '',
  status: '',
  holder: '',
  only: '',
  left: false,
} as const;

const SORTABLE = ['name', 'serialNumber', 'category', 'status'];

/** The columns that a tab can be sorted by: each has one that the other lacks (PROP-09). */
const sortableOn = (tab: PropertyTab): string[] => [
  ...SORTABLE,
  tab === 'assigned' ? 'assignedDate' : 'assignedTo',
];

function readSort(text: string | null, tab: PropertyTab): Sort | null {
  const column = text?.replace(/^-/, '') ?? '';
  if (!sortableOn(tab).includes(column)) return null;
  return { column, direction: text?.startsWith('-') ? 'desc' : 'asc' };
}

/** `name` or `-name`, as the address and the API write it; '' for none. */
const sortText = (sort: Sort | null): string =>
  sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.column}` : '';

/** Reads the list's state from the address; what it does not know it leaves at its default. */
export function readListState(params: URLSearchParams): ListState {
  const left = params.get('left') === 'true';
  const tab = left ? 'visible' : (PROPERTY_TABS.find((known) => known === params.get('tab')) ?? 'assigned');
  return {
    tab,
    search: params.get('q') ?? '',
    category: PROPERTY_CATEGORIES.find((category) => category === params.get('category')) ?? '',
    status: STATUS_FILTERS.find((status) => status === params.get('status')) ?? '',
    holder: tab === 'visible' && !left ? (params.get('holder') ?? '') : '',
    only: ITEM_CONDITIONS.find((condition) => condition === params.get('only')) ?? '',
    left,
    sort: readSort(params.get('sort'), tab),
    creating: params.get('new') === '1',
    editing: params.get('create') ?? '',
  };
}

/** Writes the list's state into the address: defaults are left out, foreign parameters stay. */
export function writeListState(params: URLSearchParams, state: ListState): URLSearchParams {
  const next = new URLSearchParams(params);
  const values = {
    tab: state.tab === 'assigned' ? '' : state.tab,
    q: state.search,
    category: state.category,
    status: state.status,
    holder: state.tab === 'visible' ? state.holder : '',
    only: state.only,
    left: state.left && state.tab === 'visible' ? 'true' : '',
    sort: sortText(readSort(sortText(state.sort), state.tab)),
    new: state.creating ? '1' : '',
    create: state.editing,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** What the list asks of the API. */
export const filterOf = ({
  tab,
  search,
  category,
  status,
  holder,
  only,
  left,
  sort,
}: ListState): PropertyFilter => ({
  // What I am only offered is not of the unit.
  scope: tab === 'visible' ? 'unit' : tab,
  search,
  category,
  status,
  holder,
  only,
  left,
  sort: sortText(sort),
});

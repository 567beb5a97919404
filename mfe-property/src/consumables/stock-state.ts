import { CONSUMABLE_CATEGORIES, type ConsumableCategory } from '@hand-receipt/contracts';
import type { Attention, ConsumableFilter } from '@hand-receipt/data';
import type { Sort } from '@hand-receipt/ui/table';

/** All consumables, those that want attention, or what moved. */
type StockTab = 'all' | Attention | 'history';

/** What is open over the list. All but 'new' are about `item`. */
const ACTS = ['new', 'edit', 'restock', 'issue'] as const;
export type StockAct = (typeof ACTS)[number];

/** What the address of the consumables says. */
export interface StockState {
  tab: StockTab;
  search: string;
  category: ConsumableCategory | '';
  sort: Sort | null;
  /** Id of the consumable whose details, or whose `act`, are open; '' for none. */
  item: string;
  act: StockAct | '';
}

const TABS: readonly StockTab[] = ['all', 'low-stock', 'expiring', 'history'];
const SORTABLE = ['name', 'category', 'quantity', 'expirationDate', 'lastRestockDate'];

function readSort(text: string): Sort | null {
  const column = text.replace(/^-/, '');
  if (!SORTABLE.includes(column)) return null;
  return { column, direction: text.startsWith('-') ? 'desc' : 'asc' };
}

const sortText = (sort: Sort | null): string =>
  sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.column}` : '';

/** Reads the state from the address; what it does not know it leaves at its default. */
export function readStockState(get: (name: string) => string): StockState {
  return {
    tab: TABS.find((tab) => tab === get('tab')) ?? 'all',
    search: get('q'),
    category: CONSUMABLE_CATEGORIES.find((category) => category === get('category')) ?? '',
    sort: readSort(get('sort')),
    item: get('item'),
    act: ACTS.find((act) => act === get('act')) ?? '',
  };
}

/** The parameters of a change; '' takes one out of the address. */
export function writeStockState(change: Partial<StockState>): Record<string, string> {
  const { search, tab, sort, ...rest } = change;
  return {
    ...rest,
    ...(tab !== undefined && { tab: tab === 'all' ? '' : tab }),
    ...(search !== undefined && { q: search }),
    ...(sort !== undefined && { sort: sortText(sort) }),
  };
}

/** What the list asks of the API. */
export const stockFilter = ({ tab, search, category, sort }: StockState): ConsumableFilter => ({
  search,
  category,
  attention: tab === 'all' || tab === 'history' ? '' : tab,
  sort: sortText(sort),
});

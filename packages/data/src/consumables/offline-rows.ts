import {
  type ConsumableDto,
  type ConsumptionEntryDto,
  expiryState,
  isLowStock,
} from '@hand-receipt/contracts';
import { localDay } from './local-day';
import type { ConsumableFilter } from './queries';

/** What each column sorts by, as the API has it: what has no date comes last. */
const SORT_KEYS: Record<string, (item: ConsumableDto) => string> = {
  name: ({ name }) => name.toLowerCase(),
  category: ({ category, name }) => `${category} ${name.toLowerCase()}`,
  quantity: ({ currentQuantity }) => String(currentQuantity).padStart(10, '0'),
  expirationDate: ({ expirationDate }) => expirationDate ?? '9999-12-31',
  lastRestockDate: ({ lastRestockDate }) => lastRestockDate ?? '9999-12-31',
};

function matches(item: ConsumableDto, { search, category, attention }: ConsumableFilter): boolean {
  const words = search.trim().toLowerCase();
  if (category && item.category !== category) return false;
  if (attention === 'low-stock' && !isLowStock(item)) return false;
  if (attention === 'expiring' && [null, 'good'].includes(expiryState(item, localDay()))) return false;
  return [item.name, item.nsn ?? ''].some((text) => text.toLowerCase().includes(words));
}

/** Of the consumables that this device holds, those of a filter, in its order. */
export function keptConsumables(kept: ConsumableDto[], filter: ConsumableFilter): ConsumableDto[] {
  const keyOf = SORT_KEYS[filter.sort.replace(/^-/, '')] ?? SORT_KEYS.name!;
  const direction = filter.sort.startsWith('-') ? -1 : 1;
  return kept
    .filter((item) => matches(item, filter))
    .sort((a, b) => direction * (keyOf(a) < keyOf(b) ? -1 : 1));
}

/**
 * Of the restocks and issues that this device holds, those of one consumable, newest first.
 *
 * @param item id of the consumable; '' for all
 */
export const keptHistory = (kept: ConsumptionEntryDto[], item: string): ConsumptionEntryDto[] =>
  kept.filter(({ itemId }) => item === '' || itemId === item).sort((a, b) => b.date.localeCompare(a.date));

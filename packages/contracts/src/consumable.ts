import { EXPIRING_WITHIN_DAYS } from './constants';

const DAY_MS = 24 * 60 * 60 * 1000;

/** True where no more is on the shelf than the least that should be. */
export const isLowStock = (item: { currentQuantity: number; minimumQuantity: number }): boolean =>
  item.currentQuantity <= item.minimumQuantity;

export type ExpiryState = 'expired' | 'expiring' | 'good';

/**
 * How a consumable stands with its expiration date; null where it has none. It is good through its last day.
 *
 * @param today YYYY-MM-DD, as is the item's date.
 */
export function expiryState(item: { expirationDate: string | null }, today: string): ExpiryState | null {
  if (!item.expirationDate) return null;
  const days = (Date.parse(item.expirationDate) - Date.parse(today)) / DAY_MS;
  if (days < 0) return 'expired';
  return days <= EXPIRING_WITHIN_DAYS ? 'expiring' : 'good';
}

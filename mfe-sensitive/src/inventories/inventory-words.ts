import { personName, type SensitiveInventoryDto, wholeScopeWords } from '@hand-receipt/contracts';
import { counted, formatCount, formatDateTime } from '@hand-receipt/ui';
import { categoryLabel } from '../sensitive-items/item-filters';

/**
 * What was counted in one line, e.g. '12 of 14 counted, 2 missing, 1 extra'.
 *
 * @param rest what the lines are that nobody read
 */
export const inventoryResult = (
  { counted: read, expected, byDocument, missing, left, extra }: SensitiveInventoryDto['progress'],
  rest: 'missing' | 'remaining' = 'missing',
) =>
  `${formatCount(read)} of ${formatCount(expected)} counted, ${byDocument ? `${formatCount(byDocument)} by document, ` : ''}${formatCount(missing)} ${rest}, ${left ? `${formatCount(left)} left the book, ` : ''}${formatCount(extra)} extra`;

/** How a count stands, and the status whose icon and tone it has. */
export function inventoryStanding({ status, state }: SensitiveInventoryDto): {
  label: string;
  status: string;
} {
  if (state === 'cancelled') return { label: 'Cancelled', status: 'cancelled' };
  return status === 'open' ? { label: 'Open', status: 'pending' } : { label: 'Closed', status: 'completed' };
}

/** How far a count is. What nobody read is missing once it is closed, and not by one that was cancelled. */
export function resultWords({ state, status, progress }: SensitiveInventoryDto): string {
  if (state !== 'cancelled') return inventoryResult(progress, status === 'open' ? 'remaining' : 'missing');
  const { counted: read, expected, extra } = progress;
  return `${formatCount(read)} of ${formatCount(expected)} counted${extra > 0 ? `, ${formatCount(extra)} extra` : ''} before it was cancelled. Nothing is missing by it.`;
}

/** Who cancelled a count and when, e.g. 'cancelled 21NOV2026 1812 by CPT Halloran'; the same for one that was closed. */
const endWords = ({ state, closedAt, closedBy }: SensitiveInventoryDto): string =>
  `${state === 'cancelled' ? 'cancelled' : 'closed'} ${formatDateTime(closedAt)}${closedBy ? ` by ${personName(closedBy)}` : ''}`;

/** Who cancelled an inventory, when and why, as a sentence; without a reason where it has none. */
export function cancelledWords(inventory: SensitiveInventoryDto): string {
  const reason = inventory.cancelReason ? `. Reason: ${inventory.cancelReason}` : '';
  const words = endWords(inventory) + reason;
  return `${words[0]?.toUpperCase()}${words.slice(1)}${words.endsWith('.') ? '' : '.'}`;
}

/** Why an open count does not have every sensitive item. */
export const becameSensitiveWords = (items: number): string =>
  `${counted(items, 'item')} became sensitive after it was opened.`;

/** What a count is narrowed to, since when it is open, and who counts. */
export function inventoryFacts(inventory: SensitiveInventoryDto): string {
  const { unit, category, holder, openedAt, closedAt, counters, state } = inventory;
  const scope = [unit, category && categoryLabel(category), holder && personName(holder)].filter(Boolean);
  const end = closedAt ? endWords(inventory) : `open since ${formatDateTime(openedAt)}`;
  // Of a count that was cancelled nobody may have read a line.
  const team = state === 'cancelled' ? 'team' : 'counted by';
  return [
    scope.length > 0 ? scope.join(', ') : wholeScopeWords(inventory.kind),
    end,
    `${team} ${counters.map(personName).join(', ')}`,
  ].join(' · ');
}

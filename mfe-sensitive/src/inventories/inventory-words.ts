import { personName, type SensitiveInventoryDto } from '@hand-receipt/contracts';
import { counted, formatDateTime } from '@hand-receipt/ui';
import { categoryLabel } from '../sensitive-items/item-filters';

/** What was counted in one line, e.g. '12 of 14 counted, 2 missing, 1 extra'. */
export const inventoryResult = ({
  counted,
  expected,
  byDocument,
  missing,
  left,
  extra,
}: SensitiveInventoryDto['progress']) =>
  `${counted} of ${expected} counted, ${byDocument ? `${byDocument} by document, ` : ''}${missing} missing, ${left ? `${left} left the book, ` : ''}${extra} extra`;

/** Why an open count does not have every sensitive item. */
export const becameSensitiveWords = (items: number): string =>
  `${counted(items, 'item')} became sensitive after it was opened.`;

/** What a count is narrowed to, since when it is open, and who counts. */
export function inventoryFacts(inventory: SensitiveInventoryDto): string {
  const { unit, category, holder, openedAt, closedAt, closedBy, counters } = inventory;
  const scope = [unit, category && categoryLabel(category), holder && personName(holder)].filter(Boolean);
  const end = closedAt
    ? `closed ${formatDateTime(closedAt)}${closedBy ? ` by ${personName(closedBy)}` : ''}`
    : `open since ${formatDateTime(openedAt)}`;
  return [
    scope.length > 0 ? scope.join(', ') : inventory.kind === 'cyclic' ? 'All items' : 'All sensitive items',
    end,
    `counted by ${counters.map(personName).join(', ')}`,
  ].join(' · ');
}

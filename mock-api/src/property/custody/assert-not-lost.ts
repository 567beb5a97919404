import type { PropertyStatus } from '@hand-receipt/contracts';
import { conflict } from '../../kernel';
import { itemWords } from '../../live';

/**
 * A person who signs for an item must be able to see it.
 *
 * @throws ApiError 409 for an item that is reported lost.
 */
export function assertNotLost(item: {
  name: string;
  serial_number: string;
  current_status: PropertyStatus;
}): void {
  if (item.current_status !== 'Lost') return;
  throw conflict(`${itemWords(item)} is reported lost; nobody signs for it before it is found.`);
}

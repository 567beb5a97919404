import { type PropertyItem, toPropertyItem } from '@hand-receipt/contracts';
import { queryClient, sessionStore } from '@hand-receipt/platform';
import { propertyQueries } from './queries';

/**
 * XFER-30: the item that I hold under exactly this serial number, or that had it before an amendment, for one that was typed
 * and not picked.
 *
 * @returns undefined where I hold none
 * @throws ApiError where the server could not be asked
 */
export async function findHeldItem(serialNumber: string): Promise<PropertyItem | undefined> {
  const wanted = serialNumber.trim();
  if (!wanted) return undefined;
  const me = sessionStore.getState().user?.id;
  // Those that have the number come before those that had it.
  const found = await queryClient.fetchQuery(propertyQueries.exactly(wanted));
  const held = found.find((item) => item.assigned_to_user_id === me && item.left_at === null);
  return held && toPropertyItem(held);
}

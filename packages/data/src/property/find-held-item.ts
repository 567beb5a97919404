import type { PropertyItem } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';
import { propertyQueries } from './queries';

/**
 * XFER-30: the item that I hold under exactly this serial number, or that had it before an amendment, for one that was typed
 * and not picked.
 */
export async function findHeldItem(serialNumber: string): Promise<PropertyItem | undefined> {
  const wanted = serialNumber.trim().toUpperCase();
  const items = await queryClient.fetchQuery(propertyQueries.offerable(wanted));
  return (
    items.find(({ serialNumber }) => serialNumber.toUpperCase() === wanted) ??
    items.find(({ formerSerials }) => formerSerials.some((former) => former.toUpperCase() === wanted))
  );
}

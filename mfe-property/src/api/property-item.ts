import { type PropertyItem, toPropertyItem } from '@hand-receipt/contracts';
import { queryOptions, request } from '@hand-receipt/platform';
import { CallError, raising, statusOf } from './call-error';
import { propertyKeys } from './property-keys';

async function fetchItem(id: string, signal: AbortSignal): Promise<PropertyItem> {
  try {
    const call = request('GET /api/property/:id', { params: { id }, signal });
    return toPropertyItem(await raising('Failed to fetch properties', call));
  } catch (error) {
    if (error instanceof CallError && statusOf(error) === 404)
      throw new CallError('Property not found', error.cause);
    throw error;
  }
}

/** One item that I may see. Its error is 'Property not found' for an unknown id. */
export const propertyItemQuery = (id: string) =>
  queryOptions({ queryKey: propertyKeys.item(id), queryFn: ({ signal }) => fetchItem(id, signal) });

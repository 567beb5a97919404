import { type PropertyItem, toPropertyItem } from '@hand-receipt/contracts';
import { queryClient, request, useMutation } from '@hand-receipt/platform';
import { componentPresent } from '../bii-components/component-present';
import { raising } from './call-error';
import { invalidate } from './invalidate';
import { propertyKeys } from './property-keys';

/** The call replaces the whole list, so what is sent is the item's present list, read just before. */
async function markPresent(itemId: string, componentId: string): Promise<PropertyItem> {
  const params = { id: itemId };
  const words = 'Failed to update components';
  const { components } = await raising(words, request('GET /api/property/:id', { params }));
  const body = { components: componentPresent(components, componentId) };
  return toPropertyItem(await raising(words, request('PUT /api/property/:id/components', { params, body })));
}

/** Records that a component of an item was seen: missing or damaged becomes present. */
export const useMarkComponentPresent = (itemId: string) =>
  useMutation({
    mutationFn: (componentId: string) => markPresent(itemId, componentId),
    onSuccess: (item) => {
      queryClient.setQueryData(propertyKeys.item(itemId), item);
      void invalidate('property', 'ledger');
    },
  });

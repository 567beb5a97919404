import { type CreatePropertyDto, type PropertyItem, toPropertyItem } from '@hand-receipt/contracts';
import { request, useMutation } from '@hand-receipt/platform';
import { raising } from './call-error';
import { invalidate } from './invalidate';

async function createItem(body: CreatePropertyDto): Promise<PropertyItem> {
  return toPropertyItem(await raising('Failed to create property', request('POST /api/property', { body })));
}

/** Enters an item in the property book; the chain of custody starts with the signed-in person. */
export const useCreateItem = () =>
  useMutation({
    mutationFn: createItem,
    onSuccess: () => void invalidate('property', 'dashboard', 'ledger', 'sensitive'),
  });

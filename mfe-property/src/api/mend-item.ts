import { type CreatePropertyDto, type PropertyDto, toPropertyItem } from '@hand-receipt/contracts';
import { mendEntry, useMutation } from '@hand-receipt/platform';
import { raising } from './call-error';
import { creationTitle } from './create-item';
import { invalidate } from './invalidate';

/**
 * Sends an item of the offline queue with what was mended.
 *
 * @returns the item, or null where it waits on this device
 */
export const useMendItem = (entryId: string) =>
  useMutation({
    mutationFn: async (body: CreatePropertyDto) => {
      const mended = await raising(
        'Failed to create property',
        mendEntry(entryId, { data: body, title: creationTitle(body) }),
      );
      return 'answer' in mended ? toPropertyItem(mended.answer as PropertyDto) : null;
    },
    onSuccess: () => void invalidate('property', 'dashboard', 'ledger', 'sensitive'),
  });

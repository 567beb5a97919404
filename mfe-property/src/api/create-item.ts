import { type CreatePropertyDto, type PropertyDto, toPropertyItem } from '@hand-receipt/contracts';
import { type Outcome, requestOrQueue, useMutation } from '@hand-receipt/platform';
import { raising } from './call-error';
import { invalidate } from './invalidate';

/** What the offline queue calls a creation. */
export const creationTitle = ({ name, serial_number: serial }: CreatePropertyDto): string =>
  `Create ${name} ${serial}`;

const createItem = (body: CreatePropertyDto): Promise<Outcome<PropertyDto>> =>
  raising(
    'Failed to create property',
    requestOrQueue(
      'POST /api/property',
      { body },
      { type: 'create', title: creationTitle(body), act: `create ${JSON.stringify(body)}` },
    ),
  );

/**
 * Enters an item in the property book; the chain of custody starts with the signed-in person. Without a
 * connection the item waits on this device.
 *
 * @returns the item, or null where it waits
 */
export const useCreateItem = () =>
  useMutation({
    mutationFn: async (body: CreatePropertyDto) => {
      const { answer } = await createItem(body);
      return answer ? toPropertyItem(answer) : null;
    },
    onSuccess: () => void invalidate('property', 'dashboard', 'ledger', 'sensitive'),
  });

import type { PropertyDto } from '@hand-receipt/contracts';
import { mutationOptions, type Outcome, requestOrQueue } from '@hand-receipt/platform';
import { refreshVerified } from './refresh';

/** How the item was seen: its holder read the serial number on it. */
const VERIFICATION_TYPE = 'sensitive-item';
export const VERIFY = 'POST /api/property/:id/verify';

interface Seen {
  itemId: string;
  /** Name and serial number, for the queue. */
  itemName: string;
  notes?: string;
}

async function verify({ itemId, itemName, notes }: Seen): Promise<Outcome<PropertyDto>> {
  try {
    return await requestOrQueue(
      VERIFY,
      {
        params: { id: itemId },
        body: { verificationType: VERIFICATION_TYPE, ...(notes && { notes }) },
      },
      { type: 'verify', title: `Verify ${itemName}`, act: `verify ${itemId} ${notes ?? ''}` },
    );
  } catch (cause) {
    throw new Error('Failed to verify property', { cause });
  }
}

/**
 * Records that an item was seen; without a connection it waits on this device. Done once the lists have the
 * server's new status.
 */
export const verifyItem = mutationOptions({
  mutationFn: verify,
  // Without a connection the queue takes it; a mutation that pauses would never reach the queue.
  networkMode: 'always',
  onSuccess: ({ answer }) => (answer ? refreshVerified() : undefined),
});

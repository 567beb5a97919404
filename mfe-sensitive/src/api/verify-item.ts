import type { QueryRoot } from '@hand-receipt/contracts';
import { mutationOptions, queryClient, request } from '@hand-receipt/platform';

/** How the item was seen: its holder read the serial number on it. */
const VERIFICATION_TYPE = 'sensitive-item';

const TOUCHED: readonly QueryRoot[] = ['sensitive', 'property', 'dashboard', 'ledger'];

async function verify(itemId: string): Promise<void> {
  try {
    await request('POST /api/property/:id/verify', {
      params: { id: itemId },
      body: { verificationType: VERIFICATION_TYPE },
    });
  } catch (cause) {
    throw new Error('Failed to verify property', { cause });
  }
}

/** Records that an item was seen, by its id. Done once the lists have the server's new status. */
export const verifyItem = mutationOptions({
  mutationFn: verify,
  onSuccess: () => Promise.all(TOUCHED.map((root) => queryClient.invalidateQueries({ queryKey: [root] }))),
});

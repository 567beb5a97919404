import type { QueryRoot } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';

/** What a transfer touches outside this remote. */
const TOUCHED: readonly QueryRoot[] = ['property', 'sensitive', 'dashboard', 'ledger'];

const invalidate = (root: QueryRoot) => queryClient.invalidateQueries({ queryKey: [root] });

/** Asks again for all that a transfer touches, wherever it is shown. Settles once the transfers are fresh. */
export function refreshCustody(): Promise<void> {
  for (const root of TOUCHED) void invalidate(root);
  return invalidate('transfers');
}

import type { Transfer } from '@hand-receipt/contracts';
import { transferQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';

/** The sheets of those transfers that are pending. */
export function useSheets(transfers: readonly Transfer[]) {
  const ids = transfers.filter(({ status }) => status === 'pending').map(({ id }) => id);
  return useQuery(transferQueries.sheets(ids));
}

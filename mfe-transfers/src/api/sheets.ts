import { BULK_LIMIT, type Transfer, TRANSFER_LIST, type TransferSheetDto } from '@hand-receipt/contracts';
import { queryOptions, request, useQuery } from '@hand-receipt/platform';
import { transferKeys } from './keys';

/** What the recipients of pending transfers sign for, by the transfer's id. An ended one has no sheet. */
export const sheetsOptions = (ids: readonly string[]) =>
  queryOptions({
    queryKey: transferKeys.sheets(ids),
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, TransferSheetDto>> => {
      const query = { ids: ids.slice(0, BULK_LIMIT).join(',') };
      const sheets = await request('GET /api/transfers/sheets', { query, signal });
      return new Map(sheets.map((sheet) => [sheet.transfer_id, sheet]));
    },
    enabled: ids.length > 0,
    staleTime: TRANSFER_LIST.staleMs,
    gcTime: TRANSFER_LIST.cacheMs,
  });

/** The sheets of those transfers that are pending. */
export function useSheets(transfers: readonly Transfer[]) {
  const ids = transfers.filter(({ status }) => status === 'pending').map(({ id }) => id);
  return useQuery(sheetsOptions(ids));
}

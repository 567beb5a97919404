import { DASHBOARD_PREVIEW, type Transfer } from '@hand-receipt/contracts';
import { transferQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';

/** The first pending transfers that I am a party to: what waits for me, then what I wait for (DASH-16). */
export function useActiveTransfers() {
  const waiting = useQuery(transferQueries.waiting());
  // My own recalls too, which wait for their holders.
  const incoming = useQuery(transferQueries.pending('incoming'));
  const outgoing = useQuery(transferQueries.pending('outgoing'));
  const queries = [waiting, incoming, outgoing];
  const byId = new Map<string, Transfer>();
  for (const transfer of queries.flatMap(({ data }) => data?.first ?? [])) byId.set(transfer.id, transfer);
  const transfers = [...byId.values()];
  return {
    transfers: transfers.slice(0, DASHBOARD_PREVIEW.transfers),
    /** How many wait for my answer. */
    waiting: waiting.data?.total ?? 0,
    isLoading: queries.some(({ isLoading }) => isLoading),
    error: transfers.length === 0 ? (queries.find(({ error }) => error)?.error ?? null) : null,
    retry: () => void Promise.all(queries.map(({ refetch }) => refetch())),
  };
}

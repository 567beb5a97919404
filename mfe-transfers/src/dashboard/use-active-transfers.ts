import { DASHBOARD_PREVIEW, type Transfer } from '@hand-receipt/contracts';
import { transferQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';

/** The first pending transfers that I am a party to: what waits for me, then what I wait for (DASH-16). */
export function useActiveTransfers() {
  const incoming = useQuery(transferQueries.pending('incoming'));
  const waiting = useQuery(transferQueries.waiting());
  const outgoing = useQuery(transferQueries.pending('outgoing'));
  const transfers: Transfer[] = [...(incoming.data?.first ?? []), ...(outgoing.data?.first ?? [])];
  return {
    transfers: transfers.slice(0, DASHBOARD_PREVIEW.transfers),
    /** How many wait for my answer. */
    waiting: waiting.data ?? 0,
    isLoading: incoming.isLoading || outgoing.isLoading,
    error: transfers.length === 0 ? (incoming.error ?? outgoing.error) : null,
    retry: () => void Promise.all([incoming.refetch(), outgoing.refetch()]),
  };
}

import type { WitnessesDto } from '@hand-receipt/contracts';
import { ledgerQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';

/** The witnesses as the server lists them; null where it says nothing that can be read, or nothing yet. */
export function useWitnesses(): WitnessesDto['witnesses'] | null {
  const { data } = useQuery(ledgerQueries.witnesses());
  return Array.isArray(data?.witnesses) ? data.witnesses : null;
}

/** Whether the witnesses are still being read for the first time. */
export const useWitnessesPending = (): boolean => useQuery(ledgerQueries.witnesses()).isPending;

/** What the server says of a Fabric network; null where it says nothing. */
export function useFabric(): WitnessesDto['fabric'] {
  const { data } = useQuery(ledgerQueries.witnesses());
  return data?.fabric ?? null;
}

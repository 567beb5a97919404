import type { WitnessesDto } from '@hand-receipt/contracts';
import { ledgerQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';

/** The witnesses as the server lists them; none where it says none, or nothing that can be read. */
export function useWitnesses(): WitnessesDto['witnesses'] {
  const { data } = useQuery(ledgerQueries.witnesses());
  return Array.isArray(data?.witnesses) ? data.witnesses : [];
}

/** What the server says of a Fabric network; null where it says nothing. */
export function useFabric(): WitnessesDto['fabric'] {
  const { data } = useQuery(ledgerQueries.witnesses());
  return data?.fabric ?? null;
}

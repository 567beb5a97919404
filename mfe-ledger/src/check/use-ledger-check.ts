import { ledgerQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { useCallback } from 'react';
import { type LedgerCheck, toLedgerCheck } from './ledger-check';

/** The last check of the ledger, and how to run one. Idle until the first. */
export function useLedgerCheck(): { check: LedgerCheck; run: () => void } {
  const { data, error, isFetching, refetch } = useQuery(ledgerQueries.check());
  // A check under way answers everybody who asks for one meanwhile.
  const run = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  return { check: toLedgerCheck({ data, error, isFetching }), run };
}

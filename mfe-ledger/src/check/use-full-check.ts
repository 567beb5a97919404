import { ledgerQueries, type RunProgress } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { useCallback, useState } from 'react';
import { type LedgerCheck, toLedgerCheck } from './ledger-check';

/** The server's last check of every event that was run from here, how far it is, and how to run one. */
export function useFullCheck(): { check: LedgerCheck; run: () => void } {
  const [progress, setProgress] = useState<RunProgress>();
  const query = useQuery(ledgerQueries.fullCheck(setProgress));
  const { refetch } = query;
  const run = useCallback(() => {
    setProgress(undefined);
    void refetch({ cancelRefetch: false });
  }, [refetch]);
  const check = toLedgerCheck(query);
  return { check: check.state === 'loading' ? { ...check, progress } : check, run };
}

import { type JointVerdict, recallVerdict, useJointVerdict } from '@hand-receipt/platform';
import { useEffect } from 'react';

/** The one verdict on the ledger. What this browser found in an earlier visit counts at once. */
export function useVerdict(): JointVerdict {
  useEffect(() => void recallVerdict(), []);
  return useJointVerdict();
}

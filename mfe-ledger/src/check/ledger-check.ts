import type { VerificationDto } from '@hand-receipt/contracts';
import { checkErrorMessage, type RunProgress, type Verdict } from '@hand-receipt/data';

/** Where a check of the ledger stands (product.md, section 4). */
export type LedgerCheck =
  | { state: 'idle' }
  | { state: 'loading'; progress?: RunProgress }
  | { state: 'verified' | 'failed'; report: Verdict }
  | { state: 'error'; message: string };

/** A check that could not be made hides the verdict of the one before: "could not check" is never a pass. */
export function toLedgerCheck(query: {
  isFetching: boolean;
  error: unknown;
  data: Verdict | undefined;
}): LedgerCheck {
  if (query.isFetching) return { state: 'loading' };
  if (query.error !== null) return { state: 'error', message: checkErrorMessage(query.error) };
  if (!query.data) return { state: 'idle' };
  return { state: query.data.is_verified ? 'verified' : 'failed', report: query.data };
}

/** Everything that a check found. */
export const findingsOf = (check: LedgerCheck): VerificationDto['findings'] =>
  'report' in check ? check.report.findings : [];

import { checkErrorMessage } from '@hand-receipt/data';
import type { Finding } from '@hand-receipt/ledger';
import type { DeviceProgress, LedgerReport } from '../device/messages';

/** Where this browser's own check stands. */
export type DeviceCheck =
  | { state: 'idle' }
  | { state: 'loading'; progress: DeviceProgress | null }
  | { state: 'verified' | 'firstSight' | 'forgotten' | 'failed'; report: LedgerReport; checkedAt: number }
  | { state: 'error'; message: string };

interface Query<T> {
  isFetching: boolean;
  error: unknown;
  data: T | undefined;
  /** Epoch milliseconds. */
  dataUpdatedAt: number;
}

function verdictState({ verified, firstSight, forgotten }: LedgerReport) {
  if (!verified) return 'failed';
  if (forgotten) return 'forgotten';
  return firstSight ? 'firstSight' : 'verified';
}

/** A check that could not be made hides the verdict of the one before it. */
export function toDeviceCheck(query: Query<LedgerReport>, progress: DeviceProgress | null): DeviceCheck {
  if (query.isFetching) return { state: 'loading', progress };
  if (query.error !== null) return { state: 'error', message: checkErrorMessage(query.error) };
  if (!query.data) return { state: 'idle' };
  return { state: verdictState(query.data), report: query.data, checkedAt: query.dataUpdatedAt };
}

/** Everything that this browser found. */
export const deviceFindings = (check: DeviceCheck): Finding[] =>
  'report' in check ? check.report.findings : [];

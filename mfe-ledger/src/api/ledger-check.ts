import type { VerificationDto } from '@hand-receipt/contracts';
import { queryOptions, request } from '@hand-receipt/platform';
import { ledgerKeys } from './ledger-keys';

const hasVerdict = (answer: unknown): answer is VerificationDto =>
  typeof (answer as Partial<VerificationDto> | null)?.is_verified === 'boolean';

async function checkLedger(signal: AbortSignal): Promise<VerificationDto> {
  const answer: unknown = await request('GET /api/verification/database', { signal });
  if (!hasVerdict(answer)) throw new Error('Received invalid response format from server.');
  return answer;
}

/**
 * The server's check of the whole ledger. It runs when a screen asks for it and never by itself, so that
 * a verdict on screen is always of a check that somebody saw run.
 */
export const ledgerCheck = queryOptions({
  queryKey: ledgerKeys.check,
  queryFn: ({ signal }) => checkLedger(signal),
  enabled: false,
});

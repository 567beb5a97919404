import type { VerificationRunDto } from '@hand-receipt/contracts';
import { queryClient, queryOptions, request } from '@hand-receipt/platform';
import { ledgerKeys } from './ledger-keys';
import { readVerdict, type Verdict } from './verdict';

const MS_BETWEEN_LOOKS = 400;

/** How far the server's check is. */
export interface RunProgress {
  checked: number;
  of: number;
}

/** @throws Error where an answer holds no verdict. */
function verdictOf(answer: unknown): Verdict {
  const verdict = readVerdict(answer);
  // The trust line tells of the last check, which is this one now.
  void queryClient.invalidateQueries({ queryKey: ledgerKeys.lastCheck });
  return verdict;
}

/**
 * The server's check of the ledger. It runs when a screen asks for it and never by itself, so that a
 * verdict on screen is always of a check that somebody saw run.
 */
export const ledgerCheck = queryOptions({
  queryKey: ledgerKeys.check,
  queryFn: async ({ signal }) => verdictOf(await request('GET /api/verification/database', { signal })),
  enabled: false,
});

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, MS_BETWEEN_LOOKS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Has the server check every event of the ledger in the background, and follows it to its end.
 *
 * @throws ApiError, or an Error with the sentence that says why there is no verdict.
 */
export async function runFullCheck(
  signal: AbortSignal,
  onProgress: (progress: RunProgress) => void,
): Promise<Verdict> {
  let run: VerificationRunDto = await request('POST /api/verification/runs', {
    body: { full: true },
    signal,
  });
  while (run.state === 'running') {
    onProgress({ checked: run.checked, of: run.size });
    await pause(signal);
    run = await request('GET /api/verification/runs/:id', { params: { id: run.id }, signal });
  }
  if (run.state === 'failed') throw new Error(run.message ?? '');
  return verdictOf(run.result);
}

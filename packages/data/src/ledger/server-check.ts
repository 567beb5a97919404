import type { VerificationRunDto } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';
import { ask } from '../core/query';
import { readVerdict, type Verdict } from './verdict';

const MS_BETWEEN_LOOKS = 400;

/** How far the server's check is. */
export interface RunProgress {
  checked: number;
  of: number;
}

/** The trust line tells of the last check, which is this one now. */
function verdictOf(answer: unknown): Verdict {
  const verdict = readVerdict(answer);
  void queryClient.invalidateQueries({ queryKey: ['ledger', 'last-check'] });
  return verdict;
}

/** Has the server check the ledger. @throws Error where its answer holds no verdict */
export const readDatabaseVerdict = async (signal: AbortSignal): Promise<Verdict> =>
  verdictOf(await ask('GET /api/verification/database', { signal }));

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
  let run: VerificationRunDto = await ask('POST /api/verification/runs', { body: { full: true }, signal });
  while (run.state === 'running') {
    onProgress({ checked: run.checked, of: run.size });
    await pause(signal);
    run = await ask('GET /api/verification/runs/:id', { params: { id: run.id }, signal });
  }
  if (run.state === 'failed') throw new Error(run.message ?? '');
  return verdictOf(run.result);
}

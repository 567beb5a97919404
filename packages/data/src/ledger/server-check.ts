import type { VerificationRunDto } from '@hand-receipt/contracts';
import { noteLastCheck, noteServerVerdict, queryClient, type ServerVerdict } from '@hand-receipt/platform';
import { ask } from '../core/query';
import { causeSentence } from './cause-sentence';
import { INVALID_ANSWER, readVerification, type Verdict } from './read-verification';

const MS_BETWEEN_LOOKS = 400;

const STATES: readonly unknown[] = ['running', 'done', 'failed'] satisfies VerificationRunDto['state'][];

/** How far the server's check is. */
export interface RunProgress {
  checked: number;
  of: number;
}

/** What to say of a check that gave no verdict. */
export function checkErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'An unknown error occurred.';
  return error.message || 'Failed to retrieve verification status.';
}

function toServerVerdict(verdict: Verdict): ServerVerdict {
  const { is_verified, checked_at, warnings } = verdict;
  const checkedAt = checked_at === undefined ? Date.now() : Date.parse(checked_at);
  return is_verified
    ? { state: 'verified', checkedAt, warning: warnings[0]?.message ?? null }
    : { state: 'failed', checkedAt, cause: causeSentence(verdict) };
}

const noVerdict = (error: unknown): ServerVerdict => ({
  state: 'error',
  checkedAt: Date.now(),
  message: checkErrorMessage(error),
});

/** Notes what comes of a check, for whatever shows the verdict on the ledger. */
async function noted(signal: AbortSignal, check: () => Promise<unknown>): Promise<Verdict> {
  try {
    const verdict = readVerification(await check());
    noteServerVerdict(toServerVerdict(verdict));
    // The last check that anybody ran is this one now.
    void queryClient.invalidateQueries({ queryKey: ['ledger', 'last-check'] });
    return verdict;
  } catch (error) {
    if (!signal.aborted) noteServerVerdict(noVerdict(error));
    throw error;
  }
}

/** Has the server check the ledger. @throws Error where its answer holds no verdict */
export const readDatabaseVerdict = (signal: AbortSignal): Promise<Verdict> =>
  noted(signal, () => ask('GET /api/verification/database', { signal }));

/** Asks for the last check that anybody ran, and notes it. */
export async function readLastCheck(signal: AbortSignal): Promise<ServerVerdict> {
  const verdict = lastCheckIn(await ask('GET /api/verification/last', { signal }));
  noteLastCheck(verdict);
  return verdict;
}

function lastCheckIn(answer: { last?: unknown } | null): ServerVerdict {
  if (answer?.last === null) return { state: 'unchecked' };
  try {
    return toServerVerdict(readVerification(answer?.last));
  } catch (error) {
    return noVerdict(error);
  }
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, MS_BETWEEN_LOOKS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** @throws Error where an answer is not a run. */
function readRun(answer: VerificationRunDto | null): VerificationRunDto {
  if (!answer || !STATES.includes(answer.state)) throw new Error(INVALID_ANSWER);
  return answer;
}

/**
 * Has the server check every event of the ledger in the background, and follows it to its end.
 *
 * @throws ApiError, or an Error with the sentence that says why there is no verdict.
 */
export const runFullCheck = (
  signal: AbortSignal,
  onProgress: (progress: RunProgress) => void,
): Promise<Verdict> => noted(signal, () => resultOfRun(signal, onProgress));

async function resultOfRun(
  signal: AbortSignal,
  onProgress: (progress: RunProgress) => void,
): Promise<unknown> {
  let run = readRun(await ask('POST /api/verification/runs', { body: { full: true }, signal }));
  while (run.state === 'running') {
    onProgress({ checked: run.checked, of: run.size });
    await pause(signal);
    run = readRun(await ask('GET /api/verification/runs/:id', { params: { id: run.id }, signal }));
  }
  if (run.state === 'failed') throw new Error(run.message ?? '');
  return run.result;
}

import { checkErrorMessage } from '@hand-receipt/data';
import { noteBrowserChecks, noteBrowserError, WorkerScript } from '@hand-receipt/platform';
import type { AskedTask, DeviceAnswer, DeviceProgress, DeviceReports, DeviceTask } from './messages';
import { readSeenCookie, writeSeenCookie } from './seen-cookie';

const NOT_STARTED = 'The check could not be started in this browser.';

interface AskOptions {
  signal?: AbortSignal;
  onProgress?: (progress: DeviceProgress) => void;
}

const SCRIPT = new WorkerScript(
  /* webpackChunkName: "device-worker" */ new URL('./device-worker.ts', import.meta.url),
);

async function address(): Promise<string> {
  try {
    return await SCRIPT.address();
  } catch (cause) {
    throw new Error(NOT_STARTED, { cause });
  }
}

/**
 * Has this browser check something itself, in a worker of its own, and notes what came of it for whatever shows the
 * verdict on the ledger.
 *
 * @throws Error with a sentence where the check could not be made; an AbortError where it was called off.
 */
export async function askDevice<T extends DeviceTask>(
  task: T,
  options: AskOptions = {},
): Promise<DeviceReports[T['kind']]> {
  try {
    const report = await runWorker(task, options);
    await noteBrowserChecks(report.outcomes);
    return report;
  } catch (error) {
    const isVerdict = task.kind === 'ledger' && !options.signal?.aborted;
    if (isVerdict) await noteBrowserError(checkErrorMessage(error));
    throw error;
  }
}

async function runWorker<T extends DeviceTask>(
  task: T,
  { signal, onProgress }: AskOptions,
): Promise<DeviceReports[T['kind']]> {
  if (typeof Worker === 'undefined') throw new Error('This browser has no workers to check the ledger in.');
  const script = await address();
  return new Promise((resolve, reject) => {
    const worker = new Worker(script);
    const settle = (end: () => void) => {
      worker.terminate();
      end();
    };
    const callOff = () => settle(() => reject(new DOMException('Called off', 'AbortError')));
    if (signal?.aborted) return callOff();
    signal?.addEventListener('abort', callOff);
    worker.onerror = () => settle(() => reject(new Error(NOT_STARTED)));
    worker.onmessage = ({ data }: MessageEvent<DeviceAnswer>) => {
      if ('progress' in data) onProgress?.(data.progress);
      else if ('refused' in data) settle(() => reject(new Error(data.refused)));
      else {
        if (data.cookie !== undefined) writeSeenCookie(data.cookie);
        settle(() => resolve(data.report as DeviceReports[T['kind']]));
      }
    };
    const asked: AskedTask = { ...task, cookie: readSeenCookie() };
    worker.postMessage(asked);
  });
}

import type { DeviceAnswer, DeviceProgress, DeviceReports, DeviceTask } from './messages';

interface AskOptions {
  signal?: AbortSignal;
  onProgress?: (progress: DeviceProgress) => void;
}

// A file of this build's own: the page's policy allows no worker from anywhere else.
const startWorker = () =>
  new Worker(/* webpackChunkName: "device-worker" */ new URL('./device-worker.ts', import.meta.url));

/**
 * Has this browser check something itself, in a worker of its own.
 *
 * @throws Error with a sentence where the check could not be made; an AbortError where it was called off.
 */
export function askDevice<T extends DeviceTask>(
  task: T,
  { signal, onProgress }: AskOptions = {},
): Promise<DeviceReports[T['kind']]> {
  return new Promise((resolve, reject) => {
    if (typeof Worker === 'undefined') throw new Error('This browser has no workers to check the ledger in.');
    const worker = startWorker();
    const settle = (end: () => void) => {
      worker.terminate();
      end();
    };
    signal?.addEventListener('abort', () =>
      settle(() => reject(new DOMException('Called off', 'AbortError'))),
    );
    worker.onerror = () => settle(() => reject(new Error('The check could not be started in this browser.')));
    worker.onmessage = ({ data }: MessageEvent<DeviceAnswer>) => {
      if ('progress' in data) onProgress?.(data.progress);
      else if ('refused' in data) settle(() => reject(new Error(data.refused)));
      else settle(() => resolve(data.report as DeviceReports[T['kind']]));
    };
    worker.postMessage(task);
  });
}

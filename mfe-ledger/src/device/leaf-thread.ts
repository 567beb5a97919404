import type { LeavesElsewhere } from '@hand-receipt/ledger';

type Answer = Uint8Array | null;

/** One thread for this, one for the check, and the page's own, which does nothing but draw. */
const LEAST_CORES = 2;

/**
 * Starts a second thread that hashes events while the first checks everything else about them. It ends with
 * the thread that started it. Wherever it fails, the first thread hashes by itself.
 *
 * @param script its address
 */
export function startLeaves(script: string): LeavesElsewhere | null {
  // Workers of workers are younger than workers.
  if (typeof Worker === 'undefined' || navigator.hardwareConcurrency < LEAST_CORES) return null;
  const worker = new Worker(script);
  const asked: ((answer: Answer) => void)[] = [];
  let failed = false;
  worker.onmessage = ({ data }: MessageEvent<Uint8Array>) => asked.shift()?.(data);
  worker.onerror = (event) => {
    // It is nobody's fault but the file's, and the check itself will say so.
    event.preventDefault();
    failed = true;
    for (const answer of asked.splice(0)) answer(null);
  };
  return (chunk) =>
    new Promise((resolve) => {
      if (failed) return resolve(null);
      asked.push(resolve);
      const copy = chunk.slice();
      worker.postMessage(copy, [copy.buffer]);
    });
}

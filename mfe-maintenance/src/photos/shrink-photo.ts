import { UPLOADS } from '@hand-receipt/contracts';
import { WorkerScript } from '@hand-receipt/platform';
import { drawPhoto, type ShrunkPhoto } from './draw-photo';
import type { DrawAnswer, DrawTask } from './draw-worker';
import { NoPhoto } from './no-photo';

const SCRIPT = new WorkerScript(
  /* webpackChunkName: "draw-worker" */ new URL('./draw-worker.ts', import.meta.url),
);

/** Draws in a worker that ends with the photo, and with it all the memory that the picture took. */
function drawInWorker(worker: Worker, task: DrawTask, signal: AbortSignal): Promise<ShrunkPhoto> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', stop);
      end();
    };
    const stop = () => settle(() => reject(signal.reason as Error));
    signal.addEventListener('abort', stop);
    // The browser draws in no worker: the page does it, if less smoothly.
    const drawHere = () => settle(() => resolve(drawPhoto(task.file, task.longestEdge)));
    worker.onerror = drawHere;
    worker.onmessage = ({ data }: MessageEvent<DrawAnswer>) => {
      if (data === 'failed') drawHere();
      else if ('refused' in data) settle(() => reject(new NoPhoto(data.refused)));
      else settle(() => resolve(data.shrunk));
    };
    worker.postMessage(task);
  });
}

/**
 * Makes a photo as small as the server would, on the device: a slow line then carries a tenth of it, and
 * the place where it was taken never leaves the phone.
 *
 * @throws NoPhoto for a picture that cannot be read; the signal's reason where it was aborted
 */
export async function shrinkPhoto(file: Blob, signal: AbortSignal): Promise<ShrunkPhoto> {
  const task = { file, longestEdge: UPLOADS.longestEdgePx };
  // Where the worker's file cannot be had, or is not the one that was signed, the page draws as well.
  const own = typeof Worker === 'undefined' ? null : await SCRIPT.address().catch(() => null);
  signal.throwIfAborted();
  return own
    ? drawInWorker(new Worker(own, { name: 'draw-photo' }), task, signal)
    : drawPhoto(file, task.longestEdge);
}

import { UPLOADS } from '@hand-receipt/contracts';
import { drawPhoto, type ShrunkPhoto } from './draw-photo';
import type { DrawAnswer, DrawTask } from './draw-worker';
import { NoPhoto } from './no-photo';

// A file of this build's own: the page's policy allows no worker from anywhere else.
const startWorker = () =>
  new Worker(/* webpackChunkName: "draw-worker" */ new URL('./draw-worker.ts', import.meta.url));

/** Draws in a worker that ends with the photo, and with it all the memory that the picture took. */
function drawInWorker(task: DrawTask, signal: AbortSignal): Promise<ShrunkPhoto> {
  return new Promise((resolve, reject) => {
    const worker = startWorker();
    const settle = (end: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', stop);
      end();
    };
    const stop = () => settle(() => reject(signal.reason as Error));
    signal.addEventListener('abort', stop);
    // Its file could not be had, or the browser draws in no worker: the page does it, if less smoothly.
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
export function shrinkPhoto(file: Blob, signal: AbortSignal): Promise<ShrunkPhoto> {
  const task = { file, longestEdge: UPLOADS.longestEdgePx };
  return typeof Worker === 'undefined' ? drawPhoto(file, task.longestEdge) : drawInWorker(task, signal);
}

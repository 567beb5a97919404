import { PassThrough, type Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { PATHS, boundedQueue, threadOptions } from '../../../kernel';
import type { LabelOrder } from './labels.worker';

/** Each has a processor to itself; more of them would leave none for the server. */
const inTurn = boundedQueue({ atOnce: 1, waiting: 10 });

function run(order: LabelOrder, into: PassThrough): Promise<void> {
  // The reader has gone away while the order waited.
  if (into.destroyed) return Promise.resolve();
  const worker = new Worker(PATHS.threads.labels, {
    ...threadOptions(),
    name: 'labels',
    workerData: order,
  });
  const stop = () => void worker.terminate();
  into.once('close', stop);
  worker.on('message', (chunk: Uint8Array | null) => {
    if (chunk) into.write(chunk);
    else into.end();
  });
  worker.on('error', (error) => into.destroy(error));
  return new Promise((resolve) => {
    worker.on('exit', () => {
      if (!into.writableEnded) into.destroy(new Error('The thread that draws labels ended too soon.'));
      resolve();
    });
  });
}

/**
 * Draws sheets of labels in a thread of its own.
 *
 * @returns the bytes of the file, as they are made. @throws ApiError 503 where too many orders wait.
 */
export async function drawInThread(order: LabelOrder): Promise<Readable> {
  const stream = new PassThrough();
  await new Promise<void>((resolve, reject) => {
    inTurn(() => {
      resolve();
      return run(order, stream);
    }).catch(reject);
  });
  return stream;
}

import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { LabelOptions, LabelItem } from '../label';
import { makeLabelSheets } from '../make-pdf';

/** What the thread draws. */
export interface LabelOrder {
  items: readonly LabelItem[];
  options: LabelOptions;
  at: Date;
}

/** The thread that draws many labels: a code takes a millisecond, and thousands would hold the server up. */
async function main(port: MessagePort): Promise<void> {
  const { items, options, at } = workerData as LabelOrder;
  const { stream } = await makeLabelSheets(items, options, at);
  for await (const chunk of stream) port.postMessage(new Uint8Array(chunk as Buffer));
  port.postMessage(null);
}

if (parentPort) void main(parentPort);

import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** A text of a page: where it begins, in points from the lower left corner. */
export interface PdfText {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  upwards: boolean;
}

export interface PdfPage {
  width: number;
  height: number;
  texts: PdfText[];
}

/** A PDF as a viewer reads it. */
export interface ReadPdf {
  pages: PdfPage[];
  title: string;
  actions: { scripts: unknown; open: unknown; attachments: unknown; fields: unknown; annotations: number };
}

export interface Picture {
  /** RGBA. */
  data: Uint8Array;
  width: number;
  height: number;
  png: Uint8Array;
}

interface Answer {
  id: number;
  answer?: unknown;
  error?: string;
}

/** pdf.js is made of ES modules, which only a thread of plain Node reads; one for all tests of a file. */
let worker: Worker | undefined;
let nextId = 1;
const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();

function startWorker(): Worker {
  const started = new Worker(path.join(__dirname, 'pdf-worker.mjs'));
  started.on('message', ({ id, answer, error }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(error));
    else asked?.resolve(answer as never);
  });
  started.on('error', (error) => waiting.forEach(({ reject }) => reject(error)));
  return started;
}

function ask<T>(job: string, bytes: Uint8Array, options?: object): Promise<T> {
  const id = nextId++;
  return new Promise<T>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    (worker ??= startWorker()).postMessage({ id, job, bytes, options });
  });
}

afterAll(async () => {
  await worker?.terminate();
});

/** Reads texts and their places back from a file. */
export const readPdf = (bytes: Uint8Array): Promise<ReadPdf> => ask('read', bytes);

/** Draws one page (from 1) at `scale` pixels to a point. */
export const renderPage = (bytes: Uint8Array, page: number, scale = 1): Promise<Picture> =>
  ask('render', bytes, { page, scale });

/** All words of a page, in the order of the file. */
export const wordsOf = ({ texts }: PdfPage): string => texts.map(({ text }) => text).join(' ');

/** Share of dark pixels in a box of the page, in points from the lower left corner; from 0 to 1. */
export function inkIn(
  { data, width, height }: Picture,
  box: { left: number; bottom: number; right: number; top: number },
  scale = 1,
): number {
  let dark = 0;
  let all = 0;
  for (let y = Math.round(height - box.top * scale); y < Math.round(height - box.bottom * scale); y += 1) {
    for (let x = Math.round(box.left * scale); x < Math.round(box.right * scale); x += 1) {
      all += 1;
      if ((data[(y * width + x) * 4] ?? 255) < 128) dark += 1;
    }
  }
  return dark / all;
}

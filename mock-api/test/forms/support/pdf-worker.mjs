import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

// pdf.js draws with what it finds here; its own copy of the canvas would not fit ours.
const require = createRequire(import.meta.url);
const { DOMMatrix, ImageData, Path2D, createCanvas } = require('@napi-rs/canvas');
Object.assign(globalThis, { DOMMatrix, ImageData, Path2D });
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
const standardFontDataUrl = require
  .resolve('pdfjs-dist/package.json')
  .replace('package.json', 'standard_fonts/');

/** Makes pdf.js draw pictures on our canvas too. */
class CanvasFactory {
  create(width, height) {
    const canvas = createCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }

  reset({ canvas }, width, height) {
    Object.assign(canvas, { width, height });
  }

  destroy(made) {
    Object.assign(made, { canvas: null, context: null });
  }
}

const open = (bytes) =>
  getDocument({ data: bytes, CanvasFactory, standardFontDataUrl, verbosity: 0 }).promise;

async function readPage(page) {
  const { items } = await page.getTextContent();
  const [, , width, height] = page.view;
  const texts = items
    .filter(({ str }) => str.trim())
    .map(({ str, transform: [a, b, , , x, y], width: wide }) => ({
      text: str,
      x,
      y,
      width: wide,
      size: Math.hypot(a, b),
      upwards: Math.abs(b) > Math.abs(a),
    }));
  return { width, height, texts };
}

/** Everything that a viewer would do by itself or at a click. */
async function readActions(document) {
  const annotations = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    annotations.push(...(await (await document.getPage(number)).getAnnotations()));
  }
  return {
    scripts: await document.getJSActions(),
    open: await document.getOpenAction(),
    attachments: await document.getAttachments(),
    fields: await document.getFieldObjects(),
    annotations: annotations.length,
  };
}

const jobs = {
  async read(bytes) {
    const document = await open(bytes);
    const pages = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      pages.push(await readPage(await document.getPage(number)));
    }
    const { info } = await document.getMetadata();
    const answer = { pages, title: info.Title, actions: await readActions(document) };
    await document.destroy();
    return answer;
  },

  /** RGBA of one page, `scale` pixels to a point, and the same as a PNG. */
  async render(bytes, { page: number, scale }) {
    const document = await open(bytes);
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
    const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const png = canvas.toBuffer('image/png');
    await document.destroy();
    return { data: new Uint8Array(data), width, height, png: new Uint8Array(png) };
  },
};

parentPort.on('message', ({ id, job, bytes, options }) => {
  jobs[job](new Uint8Array(bytes), options).then(
    (answer) => parentPort.postMessage({ id, answer }),
    (error) => parentPort.postMessage({ id, error: String(error?.stack ?? error) }),
  );
});

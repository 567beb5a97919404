/**
 * Films the first page of a form as a camera would: node paper-video.mjs FORM.pdf VIDEO.y4m
 * It sees the upper left corner of the paper, then the upper right one. Chromium plays it in place of a camera.
 */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

// The API's tests have what draws a PDF.
const require = createRequire(new URL('../../mock-api/package.json', import.meta.url));
const { DOMMatrix, ImageData, Path2D, createCanvas } = require('@napi-rs/canvas');
Object.assign(globalThis, { DOMMatrix, ImageData, Path2D });
const { getDocument } = await import(pathToFileURL(require.resolve('pdfjs-dist/legacy/build/pdf.mjs')).href);

const [WIDTH, HEIGHT] = [1280, 720];
const FRAMES_A_SECOND = 5;
const FRAMES_A_CORNER = 8;
/** Pixels to a point: a page at arm's length would be smaller, and a code is held closer. */
const SCALE = 4;
const NO_COLOR = 128;

const [form, file] = process.argv.slice(2);
const pdf = await getDocument({ data: new Uint8Array(readFileSync(form)), verbosity: 0 }).promise;
const page = await pdf.getPage(1);
const viewport = page.getViewport({ scale: SCALE });
const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
const context = canvas.getContext('2d');
await page.render({ canvas, canvasContext: context, viewport }).promise;

/** What the camera sees from `left` on, as a picture in YUV 4:2:0. */
function frame(left) {
  const { data } = context.getImageData(left, 0, WIDTH, HEIGHT);
  const luma = Buffer.alloc(WIDTH * HEIGHT);
  for (let at = 0; at < luma.length; at += 1) luma[at] = 16 + Math.round((data[at * 4] * 219) / 255);
  return Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOR)]);
}

const video = openSync(file, 'w');
writeSync(video, Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_A_SECOND}:1 Ip A1:1 C420mpeg2\n`));
for (const left of [0, canvas.width - WIDTH]) {
  const picture = frame(left);
  for (let count = 0; count < FRAMES_A_CORNER; count += 1) writeSync(video, picture);
}
closeSync(video);
await pdf.destroy();

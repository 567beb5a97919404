import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** One code as a camera would see it. */
export interface PrintedCode {
  format: 'QRCode' | 'Code128' | 'Code39' | 'DataMatrix';
  text: string;
}

/** One pixel a module, black 0 and white 255, without a quiet zone. */
interface CodeSymbol {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** What is used here of the library that the scanner's remote decodes with. */
interface CodeWriter {
  prepareZXingModule(options: { overrides: { wasmBinary: Uint8Array } }): void;
  writeBarcode(text: string, options: { format: string }): Promise<{ symbol: CodeSymbol; error: string }>;
}

const [WIDTH, HEIGHT] = [640, 480];
const FRAMES_A_SECOND = 5;
const FRAMES_A_CODE = 8;
/** White frames between two codes, so that each code counts as a new one. */
const FRAMES_BETWEEN = 2;
/** Part of the picture that a code takes. */
const SHARE = 0.7;
const [WHITE, NO_COLOUR] = [235, 128];

function loadWriter(): CodeWriter {
  const require = createRequire(join(__dirname, '../../packages/scan/package.json'));
  const writer = require('zxing-wasm/writer') as CodeWriter;
  const wasmBinary = readFileSync(require.resolve('zxing-wasm/writer/zxing_writer.wasm'));
  writer.prepareZXingModule({ overrides: { wasmBinary } });
  return writer;
}

/** A picture in YUV 4:2:0 with the code in the middle of white paper; all white without one. */
function frame(symbol?: CodeSymbol): Buffer {
  const luma = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  if (symbol) {
    const scale = Math.floor(Math.min((WIDTH * SHARE) / symbol.width, (HEIGHT * SHARE) / symbol.height));
    const left = Math.floor((WIDTH - symbol.width * scale) / 2);
    const top = Math.floor((HEIGHT - symbol.height * scale) / 2);
    for (let y = 0; y < symbol.height * scale; y += 1) {
      for (let x = 0; x < symbol.width * scale; x += 1) {
        const module = symbol.data[Math.floor(y / scale) * symbol.width + Math.floor(x / scale)];
        luma[(top + y) * WIDTH + left + x] = module === 0 ? 16 : WHITE;
      }
    }
  }
  return Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR)]);
}

/**
 * Writes a video in which one code after the other is held before the camera. Chromium plays it in a loop in
 * place of a camera.
 */
export async function writeCodeVideo(file: string, codes: readonly PrintedCode[]): Promise<void> {
  const writer = loadWriter();
  const video = openSync(file, 'w');
  const add = (picture: Buffer, times: number) => {
    for (let count = 0; count < times; count += 1) writeSync(video, picture);
  };
  writeSync(video, Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_A_SECOND}:1 Ip A1:1 C420mpeg2\n`));
  for (const { format, text } of codes) {
    const { symbol, error } = await writer.writeBarcode(text, { format });
    if (error) throw new Error(`${format} ${text}: ${error}`);
    add(frame(symbol), FRAMES_A_CODE);
    add(frame(), FRAMES_BETWEEN);
  }
  closeSync(video);
}

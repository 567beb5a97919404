import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Picture } from './pdf';

interface CodeReader {
  prepareZXingModule(options: { overrides: { wasmBinary: Uint8Array } }): void;
  readBarcodes(
    picture: { data: Uint8ClampedArray; width: number; height: number },
    options: { formats: string[]; maxNumberOfSymbols: number },
  ): Promise<{ text: string }[]>;
}

/** The decoder of the product's own scanner, which only its package depends on. */
function loadReader(): CodeReader {
  const require = createRequire(path.resolve(__dirname, '../../../../packages/scan/package.json'));
  const reader = require('zxing-wasm/reader') as CodeReader;
  const wasmBinary = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  reader.prepareZXingModule({ overrides: { wasmBinary } });
  return reader;
}

/** The texts of all QR codes of a picture, as the product's scanner reads them. */
export async function readCodes({ data, width, height }: Picture): Promise<string[]> {
  const picture = { data: new Uint8ClampedArray(data), width, height };
  const codes = await loadReader().readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 8 });
  return codes.map(({ text }) => text);
}

import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import { DECODER } from './decoder-file';

const OPTIONS: ReaderOptions = {
  // What data plates and labels carry. Fewer formats find fewer codes that are none.
  formats: ['QRCode', 'Code128', 'Code39', 'DataMatrix'],
  maxNumberOfSymbols: 4,
};

/** Loads the decoder ahead of the first picture. */
export const prepareDecoder = (): Promise<unknown> =>
  prepareZXingModule({ overrides: { locateFile: () => DECODER }, fireImmediately: true });

/** The texts of all codes in a picture. */
export async function readCodes(picture: ImageData): Promise<string[]> {
  const codes = await readBarcodes(picture, OPTIONS);
  return codes.map(({ text }) => text).filter(Boolean);
}

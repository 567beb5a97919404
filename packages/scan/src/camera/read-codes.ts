import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import { DECODER } from './decoder-file';

const OPTIONS: ReaderOptions = {
  // What data plates and labels carry. Fewer formats find fewer codes that are none.
  formats: ['QRCode', 'Code128', 'Code39', 'DataMatrix'],
  maxNumberOfSymbols: 4,
};

let decoder: Promise<unknown> | null = null;

/** Fetches the decoder, which the service worker then stores. The shell serves it, as it serves this code. */
export async function fetchDecoder(): Promise<Response> {
  const answer = await fetch(DECODER).catch(() => null);
  if (!answer?.ok)
    throw new Error('The code reader could not be loaded. It needs a connection the first time.');
  return answer;
}

async function load(): Promise<unknown> {
  const wasmBinary = await (await fetchDecoder()).arrayBuffer();
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** Loads the decoder ahead of the first picture, once. A failure is not remembered. */
export function prepareDecoder(): Promise<unknown> {
  decoder ??= load();
  decoder.catch(() => (decoder = null));
  return decoder;
}

/** The texts of all codes in a picture. */
export async function readCodes(picture: ImageData): Promise<string[]> {
  const codes = await readBarcodes(picture, OPTIONS);
  return codes.map(({ text }) => text).filter(Boolean);
}

/** The decoder of codes, about a megabyte: beside this chunk, on our own origin. */
export const DECODER = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

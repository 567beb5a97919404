import { concat, fromUtf8 } from '../bytes';
import { must } from '../errors';

/** The API takes bodies of 1 MB at most; no event is longer. */
export const MAX_LINE_BYTES = 4 * 1024 * 1024;

const TOO_LONG = 'The ledger bundle has a line that is too long.';
const NEWLINE = 0x0a;

/** A line of a bundle, without its end, as it came and as text: whoever hashes wants the bytes. */
export interface TextLine {
  bytes: Uint8Array;
  text: string;
}

/**
 * Cuts a stream of bytes into lines, in any pieces that they come.
 *
 * @throws LedgerError where a line is too long, is not UTF-8, or the last one is not finished.
 */
export class LineReader {
  #rest: Uint8Array[] = [];
  #restBytes = 0;

  /** The lines that `chunk` completes. Their bytes are of the chunk: whoever keeps them copies them. */
  *take(chunk: Uint8Array): Generator<TextLine, void, void> {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end > 0) {
      let start = 0;
      if (this.#restBytes > 0) {
        start = chunk.indexOf(NEWLINE) + 1;
        const bytes = this.#complete(chunk.subarray(0, start - 1));
        yield { bytes, text: fromUtf8(bytes) };
      }
      yield* linesOf(chunk.subarray(start, end));
    }
    if (end < chunk.length) this.#keep(chunk.slice(end));
  }

  /** To be called after the last chunk. */
  end(): void {
    must(this.#restBytes === 0, 'The ledger bundle is cut short: its last line is not finished.');
  }

  #keep(part: Uint8Array): void {
    this.#rest.push(part);
    this.#restBytes += part.length;
    must(this.#restBytes <= MAX_LINE_BYTES, TOO_LONG);
  }

  #complete(part: Uint8Array): Uint8Array {
    must(this.#restBytes + part.length <= MAX_LINE_BYTES, TOO_LONG);
    const whole = concat(...this.#rest, part);
    this.#rest = [];
    this.#restBytes = 0;
    return whole;
  }
}

/** @param block whole lines with their ends. */
function* linesOf(block: Uint8Array): Generator<TextLine, void, void> {
  const whole = asciiOf(block);
  let start = 0;
  for (let end = block.indexOf(NEWLINE); end >= 0; end = block.indexOf(NEWLINE, start)) {
    must(end - start <= MAX_LINE_BYTES, TOO_LONG);
    const bytes = block.subarray(start, end);
    yield { bytes, text: whole?.slice(start, end) ?? fromUtf8(bytes) };
    start = end + 1;
  }
}

/** The text of all bytes in one go, which is far quicker than line by line; null where places in the two differ. */
function asciiOf(bytes: Uint8Array): string | null {
  try {
    const text = fromUtf8(bytes);
    return text.length === bytes.length ? text : null;
  } catch {
    // Which line is not text shows when its turn comes.
    return null;
  }
}

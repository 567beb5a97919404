import { concat, fromUtf8 } from '../bytes';
import { must } from '../errors';

/** The API takes bodies of 1 MB at most; no event is longer. */
export const MAX_LINE_BYTES = 4 * 1024 * 1024;

const NEWLINE = 0x0a;

/**
 * Cuts a stream of bytes into lines, in any pieces that they come.
 *
 * @throws LedgerError where a line is too long, is not UTF-8, or the last one is not finished.
 */
export class LineReader {
  #rest: Uint8Array[] = [];
  #restBytes = 0;

  /** The lines that `chunk` completes, without their ends. */
  *take(chunk: Uint8Array): Generator<string, void, void> {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield fromUtf8(this.#complete(chunk.subarray(start, end)));
      start = end + 1;
    }
    if (start < chunk.length) this.#keep(chunk.slice(start));
  }

  /** To be called after the last chunk. */
  end(): void {
    must(this.#restBytes === 0, 'The ledger bundle is cut short: its last line is not finished.');
  }

  #keep(part: Uint8Array): void {
    this.#rest.push(part);
    this.#restBytes += part.length;
    must(this.#restBytes <= MAX_LINE_BYTES, 'The ledger bundle has a line that is too long.');
  }

  #complete(part: Uint8Array): Uint8Array {
    must(this.#restBytes + part.length <= MAX_LINE_BYTES, 'The ledger bundle has a line that is too long.');
    if (this.#rest.length === 0) return part;
    const whole = concat(...this.#rest, part);
    this.#rest = [];
    this.#restBytes = 0;
    return whole;
  }
}

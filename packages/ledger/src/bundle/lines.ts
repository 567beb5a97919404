import { concat } from '../bytes';
import { must } from '../errors';

/** The API takes bodies of 1 MB at most; no event is longer. */
const MAX_LINE_BYTES = 4 * 1024 * 1024;

const NEWLINE = 0x0a;

/** Cuts a stream of bytes, in any pieces that they come, into lines. */
export class LineReader {
  /** What came of a line whose end has not come yet. */
  #begun: Uint8Array[] = [];
  #begunBytes = 0;

  /** The lines that `chunk` completes, without their ends. @throws LedgerError where one is too long. */
  *take(chunk: Uint8Array): Generator<Uint8Array, void, void> {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.#add(chunk.subarray(start, end));
      yield concat(...this.#begun);
      this.#begun = [];
      this.#begunBytes = 0;
      start = end + 1;
    }
    this.#add(chunk.slice(start));
  }

  /** To be called after the last chunk. @throws LedgerError where the last line is not finished. */
  end(): void {
    must(this.#begunBytes === 0, 'The ledger bundle is cut short: its last line is not finished.');
  }

  #add(part: Uint8Array): void {
    this.#begunBytes += part.length;
    must(this.#begunBytes <= MAX_LINE_BYTES, 'The ledger bundle has a line that is too long.');
    this.#begun.push(part);
  }
}

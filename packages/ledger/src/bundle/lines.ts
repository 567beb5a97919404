import { concat, fromUtf8 } from '../bytes';
import { must } from '../errors';

/** The API takes bodies of 1 MB at most; no event is longer. */
export const MAX_LINE_BYTES = 4 * 1024 * 1024;

const TOO_LONG = 'The ledger bundle has a line that is too long.';
const NEWLINE = 0x0a;

/**
 * Cuts a stream of bytes, in any pieces that they come, into blocks of whole lines.
 *
 * @throws LedgerError where a line is too long, or the last one is not finished.
 */
export class LineBlocks {
  #rest: Uint8Array[] = [];
  #restBytes = 0;

  /** The lines that `chunk` completes, with their ends. They are of the chunk: whoever keeps them copies them. */
  take(chunk: Uint8Array): Uint8Array[] {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    const blocks: Uint8Array[] = [];
    let start = 0;
    if (end > 0 && this.#restBytes > 0) {
      start = chunk.indexOf(NEWLINE) + 1;
      blocks.push(this.#complete(chunk.subarray(0, start)));
    }
    if (end > start) blocks.push(chunk.subarray(start, end));
    if (end < chunk.length) this.#keep(chunk.slice(end));
    return blocks;
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
    const whole = concat(...this.#rest, part);
    this.#rest = [];
    this.#restBytes = 0;
    return whole;
  }
}

/** The lines of a block, without their ends. @throws LedgerError where one is too long. */
export function bytesOfLines(block: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let end = block.indexOf(NEWLINE); end >= 0; end = block.indexOf(NEWLINE, start)) {
    must(end - start <= MAX_LINE_BYTES, TOO_LONG);
    lines.push(block.subarray(start, end));
    start = end + 1;
  }
  return lines;
}

/** A line of a bundle, without its end, as it came and as text: whoever hashes wants the bytes. */
export interface TextLine {
  bytes: Uint8Array;
  text: string;
}

/** Cuts a stream of bytes into lines. @throws LedgerError as `LineBlocks`, and where one is not UTF-8. */
export class LineReader {
  readonly #blocks = new LineBlocks();

  /** The lines that `chunk` completes. Their bytes are of the chunk. */
  *take(chunk: Uint8Array): Generator<TextLine, void, void> {
    for (const block of this.#blocks.take(chunk)) {
      const whole = asciiOf(block);
      let start = 0;
      for (const bytes of bytesOfLines(block)) {
        const end = start + bytes.length;
        yield { bytes, text: whole?.slice(start, end) ?? fromUtf8(bytes) };
        start = end + 1;
      }
    }
  }

  /** To be called after the last chunk. */
  end(): void {
    this.#blocks.end();
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

import { createHash } from 'node:crypto';
import { type CsvRow, decodeText, readRows } from '../../kernel';
import type { HeadingWords } from '../csv-columns';
import type { Sheet } from './xlsx/sheet-words';
import { isArchive, readWorkbook, refuseOldWorkbook } from './xlsx/read-workbook';

/** A file whose rows can be read, from the beginning as often as one likes. */
export interface ReadFile {
  /** For people, e.g. 'UTF-8'. */
  encoding: string;
  /** True where the bytes do not say themselves how they are written. */
  guessed: boolean;
  /** SHA-256. */
  hash: Buffer;
  rows: () => AsyncIterable<CsvRow>;
  /** Of a workbook, its sheets and the one that was read. */
  sheets?: readonly Sheet[];
  sheet?: Sheet | null;
}

async function* each(rows: readonly CsvRow[]): AsyncGenerator<CsvRow> {
  yield* rows;
}

/**
 * Reads an uploaded file, a workbook or CSV text, as its bytes say.
 *
 * @param known headings by which the sheet of a workbook is found; without them the first sheet is read.
 * @throws ApiError 400 for a file that is neither or empty, 413 for a workbook that is too large.
 */
export async function readFile(bytes: Buffer, known?: HeadingWords): Promise<ReadFile> {
  const hash = createHash('sha256').update(bytes).digest();
  refuseOldWorkbook(bytes);
  if (isArchive(bytes)) {
    const { rows, ...sheets } = await readWorkbook(bytes, known);
    return { encoding: 'Excel workbook', guessed: false, hash, rows: () => each(rows), ...sheets };
  }
  const text = decodeText(bytes);
  return { encoding: text.encoding, guessed: text.guessed, hash, rows: () => readRows(text.parts()) };
}

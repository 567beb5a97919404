import { createHash } from 'node:crypto';
import { type CsvRow, decodeText, readRows } from '../../kernel';
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
}

async function* each(rows: readonly CsvRow[]): AsyncGenerator<CsvRow> {
  yield* rows;
}

/**
 * Reads an uploaded file, a workbook or CSV text, as its bytes say.
 *
 * @throws ApiError 400 for a file that is neither or empty, 413 for a workbook that is too large.
 */
export async function readFile(bytes: Buffer): Promise<ReadFile> {
  const hash = createHash('sha256').update(bytes).digest();
  refuseOldWorkbook(bytes);
  if (isArchive(bytes)) {
    const rows = await readWorkbook(bytes);
    return { encoding: 'Excel workbook', guessed: false, hash, rows: () => each(rows) };
  }
  const text = decodeText(bytes);
  return { encoding: text.encoding, guessed: text.guessed, hash, rows: () => readRows(text.parts()) };
}

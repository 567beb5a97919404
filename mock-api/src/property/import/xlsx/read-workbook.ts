import { Worker } from 'node:worker_threads';
import { IMPORT_LIMITS } from '@hand-receipt/contracts';
import { ApiError, type CsvRow, PATHS, badRequest, threadOptions } from '../../../kernel';
import type { HeadingWords } from '../../csv-columns';
import type { Sheet } from './sheet-words';
import type { ReadWorkbook, WorkbookJob } from './xlsx.worker';

const MEMORY_MB = 256;
/** The caller has a sentence within 10 seconds of the upload. */
const READ_WITHIN_MS = 9000;

const unreadable = () =>
  badRequest('This is not an .xlsx or .csv file that can be read. Save it again as .xlsx.');

/** Another program wrote it so that a spreadsheet opens it, and this reader does not. */
const incomplete = () =>
  badRequest(
    'This workbook cannot be read as it is. Open it in a spreadsheet program, such as Excel or LibreOffice, save it as .xlsx, and choose that file.',
  );

const tooLarge = () =>
  new ApiError(
    413,
    'too-large',
    `The workbook is too large: at most ${IMPORT_LIMITS.unpackedBytes / 1024 / 1024} MB unpacked and ${IMPORT_LIMITS.rows.toLocaleString('en-US')} rows are taken. Import it in parts.`,
  );

/** Whether the bytes are a workbook of a kind; `.xls` and encrypted ones are of an older container. */
export const isArchive = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('hex') === '504b0304';
const isOldContainer = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('hex') === 'd0cf11e0';

/** @throws ApiError 400 for a workbook that cannot be read. */
export function refuseOldWorkbook(bytes: Buffer): void {
  if (isOldContainer(bytes)) throw unreadable();
}

function readInThread(bytes: Buffer, known?: HeadingWords): Promise<ReadWorkbook> {
  const job: WorkbookJob = { bytes: new Uint8Array(bytes), known };
  const worker = new Worker(PATHS.threads.workbook, {
    ...threadOptions(),
    name: 'workbook',
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise((resolve) => {
    // A workbook that takes so long or so much is a large one, or one that is made to look small.
    const giveUp = () => resolve({ tooLarge: true });
    const late = setTimeout(giveUp, READ_WITHIN_MS);
    worker.once('message', (done: ReadWorkbook) => resolve(done));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? giveUp() : resolve({ unreadable: true }),
    );
    worker.once('exit', () => clearTimeout(late));
  }).finally(() => void worker.terminate()) as Promise<ReadWorkbook>;
}

/** The rows of one sheet of a workbook. */
export interface WorkbookRows {
  rows: CsvRow[];
  /** The one that was read. */
  sheet: Sheet | null;
  /** All of the workbook. */
  sheets: Sheet[];
}

/**
 * Reads a sheet of a workbook in a thread of its own, numbers as they are stored. Empty rows are left out.
 *
 * @param known the first sheet with two of these headings is read; without them the first sheet.
 * @throws ApiError 413 for one that is too large, 400 for one that cannot be read.
 */
export async function readWorkbook(bytes: Buffer, known?: HeadingWords): Promise<WorkbookRows> {
  const done = await readInThread(bytes, known);
  if ('tooLarge' in done) throw tooLarge();
  if ('unreadable' in done) throw done.isWorkbook ? incomplete() : unreadable();
  const rows = done.rows
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  // The row of headings is no row of the file.
  if (rows.length > IMPORT_LIMITS.rows + 1) throw tooLarge();
  return { rows, sheet: done.sheet, sheets: done.sheets };
}

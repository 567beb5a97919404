import { parentPort, workerData } from 'node:worker_threads';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { IMPORT_LIMITS } from '@hand-receipt/contracts';
import { HEADING_ROWS, type HeadingWords, namesColumns } from '../../csv-columns';
import { cellText, numberText } from './cell-text';
import { withErrorsAsText } from './formula-cells';
import { fillMergedCells, listMergedCells } from './merged-cells';
import type { Sheet } from './sheet-words';
import { listSheets } from './sheets';

/** What the thread reads. */
export interface WorkbookJob {
  bytes: Uint8Array<ArrayBuffer>;
  /** The first sheet with two of these headings is read; without them the first. */
  known?: HeadingWords;
}

/** The rows of a sheet, with empty ones where it has none, so that a row's place is its number. */
interface SheetRows {
  rows: string[][];
  sheet: Sheet | null;
}

/** What the thread says of a workbook. */
export type ReadWorkbook =
  | (SheetRows & { sheets: Sheet[] })
  | { tooLarge: true }
  /** `isWorkbook`: it is one, but it leaves out something that is needed, such as where its cells are. */
  | { unreadable: true; isWorkbook?: true };

/** Bytes of the unpacked parts, as the archive says; unpacking writes no more than that. */
function unpackedSize(bytes: Uint8Array): number {
  let size = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  return size;
}

/** The row that names the columns, from 0; -1 where none does. */
function headingsOf({ rows }: SheetRows, known: HeadingWords): number {
  const found = rows
    .filter((cells) => cells.some((cell) => cell !== ''))
    .slice(0, HEADING_ROWS)
    .find((cells) => namesColumns(cells, known));
  return found ? rows.indexOf(found) : -1;
}

async function readRows(file: ArrayBuffer, sheet: number): Promise<string[][]> {
  // A sheet that is a chart has no rows.
  const rows = (await readSheet(file, sheet, { parseNumber: numberText })) as unknown[][] | undefined;
  return (rows ?? []).map((row) => row.map(cellText));
}

/** The first sheet that has the headings, one that is hidden after all others; where none has them, the first. */
async function read({ bytes, known }: WorkbookJob): Promise<ReadWorkbook> {
  if (unpackedSize(bytes) > IMPORT_LIMITS.unpackedBytes) return { tooLarge: true };
  const sheets = listSheets(bytes);
  const readable = withErrorsAsText(bytes);
  const file = readable.buffer.slice(
    readable.byteOffset,
    readable.byteOffset + readable.byteLength,
  ) as ArrayBuffer;
  const numbers = sheets.map((_, index) => index + 1);
  const isHidden = (number: number) => sheets[number - 1]?.isHidden === true;
  const inOrder = [...numbers.filter((number) => !isHidden(number)), ...numbers.filter(isHidden)];
  let first: SheetRows | undefined;
  for (const number of known ? inOrder : inOrder.slice(0, 1)) {
    const found = { rows: await readRows(file, number), sheet: sheets[number - 1] ?? null };
    const headings = known ? headingsOf(found, known) : -1;
    if (headings >= 0) fillMergedCells(found.rows, listMergedCells(readable, number), headings);
    if (!known || headings >= 0) return { ...found, sheets };
    first ??= found;
  }
  return { ...(first ?? { rows: await readRows(file, 1), sheet: null }), sheets };
}

/** Whether the archive has the part that makes it a workbook. */
function isWorkbook(bytes: Uint8Array): boolean {
  let found = false;
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        found ||= name === 'xl/workbook.xml';
        return false;
      },
    });
  } catch {
    return false;
  }
  return found;
}

if (parentPort) {
  const port = parentPort;
  const job = workerData as WorkbookJob;
  void read(job)
    .catch((): ReadWorkbook => ({ unreadable: true, ...(isWorkbook(job.bytes) && { isWorkbook: true }) }))
    .then((done) => port.postMessage(done));
}

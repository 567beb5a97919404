import { parentPort, workerData } from 'node:worker_threads';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { IMPORT_LIMITS } from '@hand-receipt/contracts';
import { cellText, numberText } from './cell-text';

/** What the thread says of a workbook. */
export type ReadWorkbook =
  | { rows: string[][] }
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

/** Rows of the first sheet, with empty ones where the sheet has none, so that a row's place is its number. */
async function read(bytes: Uint8Array<ArrayBuffer>): Promise<ReadWorkbook> {
  if (unpackedSize(bytes) > IMPORT_LIMITS.unpackedBytes) return { tooLarge: true };
  const rows = await readSheet(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), {
    parseNumber: numberText,
  });
  return { rows: rows.map((row) => row.map(cellText)) };
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
  const bytes = workerData as Uint8Array<ArrayBuffer>;
  void read(bytes)
    .catch((): ReadWorkbook => ({ unreadable: true, ...(isWorkbook(bytes) && { isWorkbook: true }) }))
    .then((done) => port.postMessage(done));
}

import type { Readable } from 'node:stream';
import { IMPORT_LIMITS } from '@hand-receipt/contracts';
import { IMPORT_TYPES } from '@hand-receipt/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { badRequest, tooMany } from '../../kernel';
import { readUpload } from './read-upload';

/** Files that one process reads at the same time; each is in memory as a whole. */
const READ_AT_ONCE = 2;
let reading = 0;

/** Has the routes of a module take files as they come: how their bytes are written is found out by the reader. */
export function takeFiles(app: FastifyInstance): void {
  for (const type of IMPORT_TYPES) {
    app.addContentTypeParser(type, (_request, payload, done) => done(null, payload));
  }
}

/**
 * Takes an uploaded file in its turn.
 *
 * @throws ApiError 400 for a call without a file, 413 for one that is too large, 429 while others are read.
 */
export async function withFile<T>(upload: unknown, read: (bytes: Buffer) => Promise<T>): Promise<T> {
  if (!upload) throw badRequest('Send the file as text/csv or as an Excel workbook.');
  if (reading >= READ_AT_ONCE) throw tooMany('Other files are being read. Try again in a moment.', 5);
  reading += 1;
  try {
    return await read(await readUpload(upload as Readable, IMPORT_LIMITS.bytes));
  } finally {
    reading -= 1;
  }
}

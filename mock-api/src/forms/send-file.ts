import { PAGE_COUNT_HEADER } from '@hand-receipt/contracts';
import type { FastifyReply } from 'fastify';
import type { PdfStream } from './pdf/print-sheets';

/** Only what a file name may have on any system; ids and dates are made of nothing else. */
const safe = (fileName: string): string => fileName.replace(/[^A-Za-z0-9._-]/g, '_');

/** Says in the headers what file the answer is, and that it is one to keep. */
export function nameFile(reply: FastifyReply, type: string, fileName: string): void {
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${safe(fileName)}"`);
}

/** Answers a PDF page by page. */
export function sendPdf(reply: FastifyReply, { stream, pages }: PdfStream, fileName: string) {
  nameFile(reply, 'application/pdf', fileName);
  reply.header(PAGE_COUNT_HEADER, pages);
  return stream;
}

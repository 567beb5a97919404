import { UPLOADS } from '@hand-receipt/contracts';
import { ApiError } from '../kernel';
import type { CleanFile } from './clean-photo';

const MEGABYTE = 1024 * 1024;
/** Readers look for the end of a PDF in so many of its last bytes. */
const TAIL = 1024;

/** By its first bytes; neither its name nor the type that it was sent with counts. */
export const isPdf = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 5) === '%PDF-';

/**
 * A signed paper is evidence, so it is kept byte for byte. What acts in it never runs here: it is only downloaded.
 *
 * @throws ApiError 413 for one that is too large, 415 for one that is cut off.
 */
export function keepPdf(bytes: Buffer): CleanFile {
  if (bytes.length > UPLOADS.pdfBytes) {
    throw new ApiError(413, 'too-large', `A PDF may have at most ${UPLOADS.pdfBytes / MEGABYTE} MB.`);
  }
  if (!bytes.subarray(-TAIL).includes('%%EOF', undefined, 'latin1')) {
    throw new ApiError(415, 'unsupported-media-type', 'This PDF is damaged. Scan the paper again.');
  }
  return { bytes, width: 0, height: 0, mediaType: 'application/pdf' };
}

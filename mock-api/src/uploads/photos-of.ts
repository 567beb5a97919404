import { UPLOADS } from '@hand-receipt/contracts';
import type { FastifyRequest } from 'fastify';
import { ApiError, badRequest } from '../kernel';

const MEGABYTE = 1024 * 1024;

/** The form reader's own refusals, in sentences for people. */
const REFUSALS: Record<string, ApiError> = {
  FST_REQ_FILE_TOO_LARGE: new ApiError(
    413,
    'too-large',
    `A photo may have at most ${UPLOADS.photoBytes / MEGABYTE} MB.`,
  ),
  FST_FILES_LIMIT: new ApiError(413, 'too-large', `Send at most ${UPLOADS.photos} photos at once.`),
  FST_PARTS_LIMIT: new ApiError(413, 'too-large', `Send at most ${UPLOADS.photos} photos at once.`),
  FST_FIELDS_LIMIT: new ApiError(413, 'too-large', 'Send photos, and nothing else, in this form.'),
  FST_PROTO_VIOLATION: badRequest('The form has a field whose name is not allowed.'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: new ApiError(
    415,
    'unsupported-media-type',
    'Send photos as multipart/form-data.',
  ),
};

const refusalOf = (error: unknown): ApiError => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REFUSALS[code] ?? badRequest('The form could not be read to its end. Send the photo again.');
};

/**
 * The files of a multipart request, one after the other: only one is in memory at a time. Fields that are
 * no files are passed over.
 *
 * @throws ApiError 413 for a file or a form that is too large, 415 for another kind of request, 400 for a
 *   form that ends early.
 */
export async function* photosOf(request: FastifyRequest): AsyncGenerator<Buffer> {
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') yield await part.toBuffer();
    }
  } catch (error) {
    throw refusalOf(error);
  }
}

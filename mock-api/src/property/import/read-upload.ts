import type { Readable } from 'node:stream';
import { ApiError, badRequest } from '../../kernel';

const tooLarge = (limit: number) =>
  new ApiError(
    413,
    'too-large',
    `The file is too large: at most ${Math.floor(limit / 1024 / 1024)} MB is taken.`,
  );

/**
 * Reads an uploaded file whole.
 *
 * @param limit in bytes.
 * @throws ApiError 413 past the limit, 400 for an upload that ends early.
 */
export function readUpload(stream: Readable, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      // Read and discard the rest, so that the client receives the response.
      chunks.length = 0;
      stream.off('data', take);
      stream.resume();
      reject(tooLarge(limit));
    };
    stream.on('data', take);
    stream.on('end', () => resolve(Buffer.concat(chunks)));
    stream.on('error', () => reject(badRequest('The upload broke off. Send the file again.')));
  });
}

import { PAGE_COUNT_HEADER } from '@hand-receipt/contracts';
import type { RouteKey, routes } from '@hand-receipt/contracts';
import { ApiError } from './api-error';
import { type RequestOptions, sendCall } from './request';

/** Calls that answer a file. */
export type FileKey = {
  [K in RouteKey]: (typeof routes)[K] extends { produces: string } ? K : never;
}[RouteKey];

/** How far a file has come. */
export interface FileProgress {
  received: number;
  /** Bytes of the whole file; null where the server is still making it. */
  total: number | null;
  /** Pages of a printed form; null for any other file. */
  pages: number | null;
}

export interface ReceivedFile {
  blob: Blob;
  /** As the server calls it; empty where it has no name. */
  fileName: string;
}

type FileOptions<K extends FileKey> = RequestOptions<K> & { onProgress?: (progress: FileProgress) => void };

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

const nameOf = (response: Response): string =>
  /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';

async function readBody(response: Response, onProgress?: (progress: FileProgress) => void): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  const total = numberOf(response.headers.get('content-length'));
  const pages = numberOf(response.headers.get(PAGE_COUNT_HEADER));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    received += part.value.length;
    onProgress?.({ received, total, pages });
  }
  return new Blob(parts, { type });
}

/**
 * Calls the API for a file, e.g. a form as PDF.
 *
 * @param key method and path as the contract writes them, e.g. `GET /api/transfers/:id/da2062`
 * @param options as for `request`; `onProgress` is called as the bytes come in.
 * @throws ApiError for an answer that is not OK, and (status 0) for none or one that was cut off.
 */
export async function requestFile<K extends FileKey>(
  key: K,
  ...[options]: object extends FileOptions<K> ? [FileOptions<K>?] : [FileOptions<K>]
): Promise<ReceivedFile> {
  const { onProgress, ...call } = (options ?? {}) as FileOptions<K>;
  const response = await sendCall(key, { ...(call as object), isFile: true });
  try {
    return { blob: await readBody(response, onProgress), fileName: nameOf(response) };
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    throw new ApiError(0, 'The connection was cut before the whole file had come. Try again.');
  }
}

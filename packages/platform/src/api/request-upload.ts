import type { RouteKey, RouteResponse, routes } from '@hand-receipt/contracts';
import { bodyOf, type RequestOptions, sendCall } from './request';
import type { OnSent } from './send-watched';

/** Calls that take a file as it is. */
export type UploadKey = {
  [K in RouteKey]: (typeof routes)[K] extends { consumes: readonly string[] } ? K : never;
}[RouteKey];

type TakenBy<K extends UploadKey> = (typeof routes)[K] extends { consumes: readonly ['multipart/form-data'] }
  ? FormData
  : Blob;

const TEXT_TYPE = 'text/csv';
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const isWorkbook = (file: Blob) => file instanceof File && file.name.toLowerCase().endsWith('.xlsx');

/** The file under a type that the call takes: a spreadsheet program gives a CSV file another, or none. */
const asTaken = (file: Blob | FormData): Blob | FormData =>
  file instanceof Blob ? file.slice(0, file.size, isWorkbook(file) ? WORKBOOK_TYPE : TEXT_TYPE) : file;

type UploadOptions<K extends UploadKey> = Omit<RequestOptions<K>, 'body'> & { onSent?: OnSent };

/**
 * Sends a file: a form with parts, or a text as it is, whichever the contract of the call says.
 *
 * @param key method and path as the contract writes them, e.g. `POST /api/imports`
 * @param options as for `request`; `onSent` is told as the bytes go out.
 * @returns the answer's body
 * @throws ApiError as `request`
 */
export async function requestUpload<K extends UploadKey>(
  key: K,
  file: TakenBy<K>,
  options: UploadOptions<K> = {} as UploadOptions<K>,
): Promise<RouteResponse<K>> {
  const response = await sendCall(key, { ...(options as object), file: asTaken(file) });
  return (await bodyOf(response)) as RouteResponse<K>;
}

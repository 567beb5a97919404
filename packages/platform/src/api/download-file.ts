import { type RequestOptions, sendCall, urlOf } from './request';
import type { FileKey } from './request-file';

/**
 * Lets the browser download a file that is too large for the page. The page requests it first, because a refused
 * download shows no reason, and closes that response when the server begins to send it.
 *
 * @throws ApiError for a response that is not OK
 */
export async function downloadFile<K extends FileKey>(
  key: K,
  ...[options]: object extends RequestOptions<K> ? [RequestOptions<K>?] : [RequestOptions<K>]
): Promise<void> {
  const call = (options ?? {}) as object;
  const response = await sendCall(key, { ...call, isFile: true });
  void response.body?.cancel();
  const link = document.createElement('a');
  link.href = urlOf(key.split(' ')[1] ?? '', call);
  link.download = '';
  link.click();
}

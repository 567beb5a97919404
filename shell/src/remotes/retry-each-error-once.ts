import { RemoteHangs } from './health';

const nameOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Asks again for as long as something else fails than before. A browser gives the result of a preload, even a failure, to
 * the first request for the file. Only the second request reaches the server. A remote or a page of several files may
 * meet the failed preload of one after that of another. What fails a second time is really not there.
 */
export async function retryEachErrorOnce<T>(ask: () => Promise<T>): Promise<T> {
  const failed = new Set<string>();
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof RemoteHangs || failed.has(nameOf(error))) throw error;
      failed.add(nameOf(error));
    }
  }
}

import { RemoteHangs } from './health';

/**
 * Retries once if the first try fails. A browser gives the result of a preload, even a failure, to the first request for
 * the file. Only the second request reaches the server. A remote that hangs is not tried again.
 */
export async function retryOnce<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof RemoteHangs) throw error;
    return ask();
  }
}

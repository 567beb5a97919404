import { RemoteHangs } from './health';

/**
 * Asks once more where the first answer is a failure. A browser that preloaded a file gives what came of it,
 * a failure too, to the first who asks for the file; only the second goes to the server again. One that hangs is not
 * asked again.
 */
export async function twice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof RemoteHangs) throw error;
    return ask();
  }
}

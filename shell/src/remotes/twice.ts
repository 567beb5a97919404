/**
 * Asks once more where the first answer is a failure. A browser that preloaded a file gives what came of it,
 * a failure too, to the first who asks for the file; only the second goes to the server again.
 */
export async function twice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch {
    return ask();
  }
}

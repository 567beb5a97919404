import { assertMayAsk, markDown, RemoteHangs } from './health';

/** How long a remote may keep its area waiting before the area says that it is unavailable. */
export const PATIENCE_MS = 12_000;

/**
 * Waits for something of a remote.
 * @throws RemoteHangs where it takes too long, or the remote has just been given up
 */
export async function withPatience<T>(name: string, ask: () => Promise<T>): Promise<T> {
  assertMayAsk(name);
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      markDown(name);
      reject(new RemoteHangs(`${name} did not answer within ${PATIENCE_MS / 1000} s`));
    }, PATIENCE_MS);
  });
  return Promise.race([ask(), limit]).finally(() => clearTimeout(timer));
}

import { failureWords } from '../../remotes/failure-words';
import { clearDown } from '../../remotes/health';
import { diagnoseFailure } from '../../remotes/integrity/why-unavailable';
import { fileNamedIn } from '../../remotes/integrity/admitted-files';
import { bringAnew } from '../../remotes/remote-files';
import { loadRemoteModule, renewRemote } from '../../remotes/remote-loader';

/**
 * Loads a section in this browser, as its area does on Try again.
 * @returns null where it loads; why not otherwise, without a full stop
 */
export async function trySection(name: string): Promise<string | null> {
  clearDown(name);
  await renewRemote(name);
  try {
    await loadRemoteModule(name);
    return null;
  } catch (error) {
    const reason = await diagnoseFailure(error);
    const file = error instanceof Error ? fileNamedIn(error) : undefined;
    // What the browser keeps of it is wrong: the next attempt finds what the server has.
    if (file) await bringAnew(name, file).catch(() => undefined);
    return failureWords(error, reason !== undefined);
  }
}

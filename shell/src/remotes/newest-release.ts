import type { RegisteredRemote } from '@hand-receipt/contracts';

/** The line of one remote in the server's registry of now; null where it is out of reach or not there. */
export async function newestRelease(name: string): Promise<RegisteredRemote | null> {
  try {
    const answer = await fetch('/remotes.json', { credentials: 'same-origin', cache: 'no-store' });
    if (!answer.ok) return null;
    return ((await answer.json()) as RegisteredRemote[]).find((remote) => remote.name === name) ?? null;
  } catch {
    return null;
  }
}

import type { RegisteredRemote } from '@hand-receipt/contracts';
import { hasHung } from './health';
import { isLoadable } from './not-loaded';
import { bringFiles } from './remote-files';

/** Fetches a remote's files into the browser's cache without running them, one after the other. */
export async function prefetchRemote(remote: RegisteredRemote): Promise<void> {
  if (!isLoadable(remote)) return;
  for (const url of [remote.entry, ...remote.chunks, ...Object.values(remote.pageChunks).flat()]) {
    if (hasHung(remote.name)) return;
    await bringFiles(remote.name, [url], 'low').catch(() => undefined);
  }
}

/** Once the first screen is idle, fetches every remote, so that a section's first visit waits for no network. */
export function prefetchOnIdle(registry: RegisteredRemote[]): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  const all = async () => {
    for (const remote of registry) await prefetchRemote(remote);
  };
  whenIdle(() => void all(), { timeout: 10_000 });
}

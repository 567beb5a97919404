import type { RegisteredRemote } from '@hand-receipt/contracts';

const asked = new Set<string>();

function prefetch(url: string): void {
  if (asked.has(url)) return;
  asked.add(url);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = url;
  document.head.append(link);
}

/** Fetches a remote's files into the browser's cache without running them. */
export function prefetchRemote(remote: RegisteredRemote): void {
  for (const url of [remote.entry, ...remote.chunks, ...Object.values(remote.pageChunks).flat()])
    prefetch(url);
}

/** Once the first screen is idle, fetches every remote, so that a section's first visit waits for no network. */
export function prefetchOnIdle(registry: RegisteredRemote[]): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  whenIdle(() => registry.forEach(prefetchRemote), { timeout: 10_000 });
}

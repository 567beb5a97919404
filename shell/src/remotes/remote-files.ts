import { assertMayAsk, markDown, RemoteHangs } from './health';
import { inTurn } from './in-turn';
import { PATIENCE_MS } from './patience';

/**
 * A remote's scripts are fetched into the browser's cache before they are run from it: a script element that waits
 * for a server that never answers holds its connection for minutes, and only a fetch gives it back.
 */
const here = new Set<string>();
const onTheirWay = new Map<string, Promise<void>>();

const preloadOf = (url: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')].find(
    (link) => link.getAttribute('href') === url,
  );

/** Removing the link of a preload under way gives its connection back. */
function stopPreloads(name: string): void {
  for (const link of document.head.querySelectorAll(`link[rel=preload][href^="/remotes/${name}/"]`))
    link.remove();
}

/** Gives a remote up once it has been silent for too long. */
function listener(name: string, giveUp: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const heard = () => {
    stop();
    timer = setTimeout(() => {
      markDown(name);
      stopPreloads(name);
      giveUp();
    }, PATIENCE_MS);
  };
  heard();
  return { heard, stop };
}

const silent = (name: string) => new RemoteHangs(`${name} did not answer within ${PATIENCE_MS / 1000} s`);

async function fetchInto(name: string, url: string, how: RequestInit): Promise<void> {
  const controller = new AbortController();
  const patience = listener(name, () => controller.abort());
  try {
    const { ok, body } = await fetch(url, { ...how, signal: controller.signal });
    const reader = body?.getReader();
    // A slow network is not a silent one.
    while (reader && !(await reader.read()).done) patience.heard();
    if (ok) here.add(url);
  } catch {
    // What fails for another reason fails again as a script, which says what it was.
    if (controller.signal.aborted) throw silent(name);
  } finally {
    patience.stop();
  }
}

/** The document has asked for it already, by the link that the script will be taken from. */
async function untilPreloaded(name: string, url: string, link: HTMLLinkElement): Promise<void> {
  const isOver = performance
    .getEntriesByName(new URL(url, location.href).href)
    .some((entry) => (entry as PerformanceResourceTiming).responseEnd > 0);
  if (!isOver) {
    await new Promise<void>((resolve, reject) => {
      const patience = listener(name, () => reject(silent(name)));
      for (const type of ['load', 'error']) {
        link.addEventListener(type, () => {
          patience.stop();
          resolve();
        });
      }
    });
  }
  here.add(url);
}

function bring(name: string, url: string, priority: RequestPriority): Promise<void> {
  const known = onTheirWay.get(url);
  if (known) return known;
  const way = inTurn(name, async () => {
    assertMayAsk(name);
    const link = preloadOf(url);
    await (link ? untilPreloaded(name, url, link) : fetchInto(name, url, { priority }));
  }).finally(() => onTheirWay.delete(url));
  onTheirWay.set(url, way);
  return way;
}

/** In development every remote is a server of its own, whose files are never cached. */
const isOurs = (url: string) => new URL(url, location.href).origin === location.origin;

/**
 * Has files of a remote in the browser's cache. One that fails is left to the script that wants it.
 * @throws RemoteHangs where the remote does not answer; nothing of it is waited for any more
 */
export async function bringFiles(
  name: string,
  urls: readonly string[],
  priority: RequestPriority = 'auto',
): Promise<void> {
  await Promise.all(
    urls.filter((url) => isOurs(url) && !here.has(url)).map((url) => bring(name, url, priority)),
  );
}

/**
 * Has one file of a remote in the browser's cache, by the address that the remote's own loader knows it by.
 * @throws RemoteHangs where the remote does not answer
 */
export const bringFile = (name: string, url: string): Promise<void> =>
  bringFiles(name, [isOurs(url) ? new URL(url, location.href).pathname : url]);

/** Takes a file from the server, past a copy that the browser keeps: the copy was not what it should be. */
export const bringAnew = (name: string, url: string): Promise<void> =>
  inTurn(name, () => fetchInto(name, url, { cache: 'reload' }));

import { connectionStore, followNetwork } from '../connection/connection-store';
import { loadOfflineStore } from './load-offline-store';
import { willPass } from './queue-entry';
import { ownEntries, queueStore } from './queue-store';
import { maySync, syncPolicyStore } from './sync-policy';

interface Heard {
  /** Something was refused, or could not be sent for another reason than the connection. */
  onSyncError: () => void;
}

const RETRY_MS = 5_000;
const MOST_RETRY_MS = 5 * 60_000;

/** How long to wait before asking a server in trouble again: twice as long each time. Null where nothing waits for it. */
function retryDelay(): number | null {
  const waiting = ownEntries(queueStore.getState().entries).filter(
    ({ state, status }) => state === 'waiting' && willPass(status),
  );
  if (waiting.length === 0) return null;
  const attempts = Math.max(...waiting.map((entry) => entry.attempts));
  return Math.min(RETRY_MS * 2 ** (attempts - 1), MOST_RETRY_MS);
}

const countFailed = (): number =>
  ownEntries(queueStore.getState().entries).filter(({ state }) => state === 'failed').length;

/**
 * Keeps the device ready for the signed-in person: reads the queue, sends it when the connection is back and
 * at the interval of their settings, copies notifications, fills empty stores. A server in trouble is
 * asked again sooner, at growing intervals.
 *
 * @returns stops all of it
 */
export function startOffline(userId: string, { onSyncError }: Heard): () => void {
  let stopped = false;
  const stops: (() => void)[] = [followNetwork()];
  const stop = () => {
    stopped = true;
    for (const end of stops) end();
  };

  let retry = 0;
  const replay = async (isRetry: boolean) => {
    if (stopped || !maySync() || queueStore.getState().entries.length === 0) return;
    const { replayQueue } = await loadOfflineStore();
    const failed = countFailed();
    const { refused } = await replayQueue();
    // That the server is still in trouble was told already.
    if (isRetry ? countFailed() > failed : refused > 0) onSyncError();
    const delay = retryDelay();
    window.clearTimeout(retry);
    if (delay !== null && !stopped) retry = window.setTimeout(tryReplay, delay, true);
  };
  const tryReplay = (isRetry = false) => void replay(isRetry).catch(onSyncError);
  const replayNow = () => tryReplay();

  void loadOfflineStore()
    .then(async (kept) => {
      await kept.loadQueue(userId);
      if (stopped) return;
      stops.push(kept.followOtherTabs(userId), kept.mirrorNotifications());
      tryReplay();
      await kept.seedDevice();
    })
    .catch((error: unknown) => console.warn('This device keeps nothing', error));

  window.addEventListener('online', replayNow);
  stops.push(() => window.removeEventListener('online', replayNow));
  // The server may have been away while the browser had a network, or the browser may not know of the network.
  stops.push(
    connectionStore.subscribe((now, before) => {
      if (now.online && !before.online) tryReplay();
    }),
  );
  let timer = 0;
  const schedule = () => {
    window.clearInterval(timer);
    timer = window.setInterval(replayNow, syncPolicyStore.getState().syncInterval * 60_000);
  };
  schedule();
  stops.push(
    syncPolicyStore.subscribe(schedule),
    () => window.clearInterval(timer),
    () => window.clearTimeout(retry),
  );
  return stop;
}

import { connectionStore, followNetwork } from '../connection/connection-store';
import { loadOfflineStore } from './load-offline-store';
import { queueStore } from './queue-store';
import { maySync, syncPolicyStore } from './sync-policy';

interface Heard {
  /** Something was refused, or could not be sent for another reason than the connection. */
  onSyncError: () => void;
}

/**
 * Keeps the device ready for the signed-in person: reads the queue, sends it when the connection is back and
 * at the interval of their settings, copies notifications, fills empty stores.
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

  const replay = async () => {
    if (stopped || !maySync() || queueStore.getState().entries.length === 0) return;
    const { replayQueue } = await loadOfflineStore();
    const { refused } = await replayQueue();
    if (refused > 0) onSyncError();
  };
  const tryReplay = () => void replay().catch(onSyncError);

  void loadOfflineStore()
    .then(async (kept) => {
      await kept.loadQueue(userId);
      if (stopped) return;
      stops.push(kept.followOtherTabs(userId), kept.mirrorNotifications());
      tryReplay();
      await kept.seedDevice();
    })
    .catch((error: unknown) => console.warn('This device keeps nothing', error));

  window.addEventListener('online', tryReplay);
  stops.push(() => window.removeEventListener('online', tryReplay));
  // The server may have been away while the browser had a network, or the browser may not know of the network.
  stops.push(
    connectionStore.subscribe((now, before) => {
      if (now.online && !before.online) tryReplay();
    }),
  );
  let timer = 0;
  const schedule = () => {
    window.clearInterval(timer);
    timer = window.setInterval(tryReplay, syncPolicyStore.getState().syncInterval * 60_000);
  };
  schedule();
  stops.push(syncPolicyStore.subscribe(schedule), () => window.clearInterval(timer));
  return stop;
}

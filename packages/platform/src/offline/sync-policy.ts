import { create } from 'zustand';

/** When the queue is sent by itself; Settings writes it, and 'Sync now' is not bound by it. */
interface SyncPolicy {
  autoSync: boolean;
  syncOnWifiOnly: boolean;
  /** Minutes. */
  syncInterval: number;
}

export const syncPolicyStore = create<SyncPolicy>(() => ({
  autoSync: true,
  syncOnWifiOnly: false,
  syncInterval: 15,
}));

/** True for a connection that is known not to be Wi-Fi. Most browsers on a desk do not say. */
function onMobileData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { type?: string } };
  return connection?.type === 'cellular';
}

/** Whether the queue may be sent now without being asked. */
export function maySync(): boolean {
  const { autoSync, syncOnWifiOnly } = syncPolicyStore.getState();
  return autoSync && !(syncOnWifiOnly && onMobileData());
}

import { create } from 'zustand';
import { onMobileData } from './metered';

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

/** Whether the queue may be sent now without being asked. */
export function maySync(): boolean {
  const { autoSync, syncOnWifiOnly } = syncPolicyStore.getState();
  return autoSync && !(syncOnWifiOnly && onMobileData());
}

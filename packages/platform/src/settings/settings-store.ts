import { DEFAULT_SETTINGS, type Settings } from '@hand-receipt/contracts';
import { create } from 'zustand';
import { syncPolicyStore } from '../offline/sync-policy';

interface KnownSettings {
  /** Whose they are; null until they are known, and what is there then is how settings begin. */
  owner: string | null;
  settings: Settings;
}

/** The signed-in person's settings, for every section of the product. The shell keeps them up to date. */
export const settingsStore = create<KnownSettings>(() => ({ owner: null, settings: DEFAULT_SETTINGS }));

/** Part of the signed-in person's settings, e.g. `useSettings((s) => s.qrCodes.defaultPrintSize)`. */
export const useSettings = <T>(part: (settings: Settings) => T): T =>
  settingsStore(({ settings }) => part(settings));

/** Puts a person's settings into force; null puts how settings begin into force, for nobody in particular. */
export function takeSettings(owner: string | null, settings: Settings = DEFAULT_SETTINGS): void {
  settingsStore.setState({ owner, settings });
  const { autoSync, syncOnWifiOnly, syncInterval } = settings.sync;
  const policy = syncPolicyStore.getState();
  const isInForce =
    policy.autoSync === autoSync &&
    policy.syncOnWifiOnly === syncOnWifiOnly &&
    policy.syncInterval === syncInterval;
  // Every update restarts the interval, so update only on a change.
  if (!isInForce) syncPolicyStore.setState({ autoSync, syncOnWifiOnly, syncInterval });
}

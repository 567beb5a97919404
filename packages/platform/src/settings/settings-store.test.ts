import { DEFAULT_SETTINGS } from '@hand-receipt/contracts';
import { syncPolicyStore } from '../offline/sync-policy';
import { settingsStore, takeSettings } from './settings-store';

afterEach(() => takeSettings(null));

const chosen = {
  ...DEFAULT_SETTINGS,
  sync: { ...DEFAULT_SETTINGS.sync, autoSync: false, syncOnWifiOnly: true, syncInterval: 60 as const },
};

test('settings that are taken are in force for the sync of this device', () => {
  takeSettings('U-0001', chosen);
  expect(settingsStore.getState()).toEqual({ owner: 'U-0001', settings: chosen });
  expect(syncPolicyStore.getState()).toEqual({ autoSync: false, syncOnWifiOnly: true, syncInterval: 60 });
});

test('settings that do not change the sync do not restart its interval', () => {
  takeSettings('U-0001', chosen);
  const heard = jest.fn();
  const stop = syncPolicyStore.subscribe(heard);
  takeSettings('U-0001', { ...chosen, sync: { ...chosen.sync, lastSynced: '2026-11-21T06:00:00.000Z' } });
  expect(heard).not.toHaveBeenCalled();
  takeSettings(null);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(settingsStore.getState()).toEqual({ owner: null, settings: DEFAULT_SETTINGS });
  stop();
});

import { DEFAULT_SETTINGS, readSettings, type Settings } from './settings';

test('settings begin as the specification says', () => {
  expect(DEFAULT_SETTINGS.security).toMatchObject({ autoLogout: 30, pinTimeout: 5 });
  expect(DEFAULT_SETTINGS.qrCodes.defaultPrintSize).toBe('medium');
  expect(DEFAULT_SETTINGS.sync.syncInterval).toBe(15);
});

test('a document is read as it was written', () => {
  const chosen: Settings = {
    security: { requirePinForSensitive: true, showItemDetails: false, autoLogout: 'never', pinTimeout: 0 },
    qrCodes: {
      defaultPrintSize: 'xlarge',
      autoRegenerate: false,
      includeName: false,
      includeSerialNumber: false,
      scanConfirmation: false,
    },
    notifications: {
      enableNotifications: false,
      transferRequests: false,
      statusUpdates: false,
      systemAlerts: false,
      dailyDigest: true,
      email: 'hourly',
    },
    sync: {
      autoSync: false,
      syncInterval: 360,
      syncOnWifiOnly: true,
      lastSynced: '2026-11-21T06:04:18.000Z',
    },
  };
  expect(readSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
});

test.each([
  ['nothing', undefined],
  ['text', 'dark'],
  ['a list', [1, 2]],
  ['sections that are none', { security: null, qrCodes: [], notifications: 'on', sync: 7 }],
  [
    'values that are none',
    { security: { autoLogout: 7, pinTimeout: '5' }, sync: { syncInterval: -1, lastSynced: 'yesterday' } },
  ],
  ['fields that are not known', { security: { biometric: true }, theme: 'dark' }],
])('%s is read as the defaults', (_what, stored) => {
  expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS);
});

test('an older document keeps what it says, and what it does not know has its default', () => {
  const older = { notifications: { transferRequests: false, sounds: true }, sync: { syncInterval: 60 } };
  expect(readSettings(older)).toEqual({
    ...DEFAULT_SETTINGS,
    notifications: { ...DEFAULT_SETTINGS.notifications, transferRequests: false },
    sync: { ...DEFAULT_SETTINGS.sync, syncInterval: 60 },
  });
});

test('a key of the prototype is no field', () => {
  const stored = JSON.parse(
    '{"__proto__": {"security": {"autoLogout": 5}}, "security": {"__proto__": {"pinTimeout": 1}}}',
  );
  expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS);
});

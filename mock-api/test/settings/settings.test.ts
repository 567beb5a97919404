import { DEFAULT_SETTINGS, SETTINGS_VERSION, type Settings } from '@hand-receipt/contracts';
import type { SettingsDto } from '@hand-receipt/contracts/routes';
import { testCompany, type Company, type Username } from '../custody/company';
import { call } from '../people/people-fixture';
import { TEST_PASSWORD } from '../support/app';

let t: Company;
beforeAll(async () => {
  t = await testCompany();
});

type Answer = SettingsDto & { message: string; error: string; fields?: Record<string, string> };
const read = async (who: Username) => (await call<Answer>(t.as[who], 'GET', '/api/settings')).json;
const put = (who: Username, body: object) => call<Answer>(t.as[who], 'PUT', '/api/settings', body);

test('settings begin with their defaults; the device ID is DVC- and the user id', async () => {
  expect(await read('whitaker')).toEqual({
    version: SETTINGS_VERSION,
    settings: DEFAULT_SETTINGS,
    pinSet: false,
    sendsEmail: false,
    counterPin: 'none',
    counterPinFrom: null,
    deviceId: `DVC-${t.ids.whitaker}`,
    updatedAt: null,
  });
});

test('every value is kept as it was chosen, for this person alone, and follows them to another browser', async () => {
  const chosen: Settings = {
    security: { requirePinForSensitive: false, showItemDetails: false, autoLogout: 'never', pinTimeout: 0 },
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
  const saved = await put('whitaker', { version: SETTINGS_VERSION, settings: chosen });
  expect([saved.status, saved.json.settings]).toEqual([200, chosen]);
  const elsewhere = await t.signIn('whitaker');
  expect((await call<Answer>(elsewhere, 'GET', '/api/settings')).json.settings).toEqual(chosen);
  expect((await read('petrov')).settings).toEqual(DEFAULT_SETTINGS);

  const back = await call<Answer>(t.as.whitaker, 'POST', '/api/settings/reset');
  const { lastSynced } = chosen.sync;
  expect(back.json.settings).toEqual({ ...DEFAULT_SETTINGS, sync: { ...DEFAULT_SETTINGS.sync, lastSynced } });
});

test('what is not named stays, also when two browsers save different things at once', async () => {
  await Promise.all([
    put('tanaka', { settings: { security: { autoLogout: 5 } } }),
    put('tanaka', { settings: { sync: { syncInterval: 60 } } }),
    put('tanaka', { settings: { qrCodes: { includeName: false } } }),
  ]);
  expect((await read('tanaka')).settings).toMatchObject({
    security: { autoLogout: 5, pinTimeout: 5 },
    sync: { syncInterval: 60 },
    qrCodes: { includeName: false, includeSerialNumber: true },
  });
});

test.each([
  { security: { autoLogout: 7 } },
  { security: { pinTimeout: '5' } },
  { qrCodes: { defaultPrintSize: 'huge' } },
  { sync: { syncInterval: 0 } },
  { sync: { lastSynced: 'yesterday' } },
  { notifications: { dailyDigest: 'yes' } },
  { notifications: { sounds: true } },
  { theme: 'dark' },
])('%j is refused with the field named, and changes nothing', async (settings) => {
  const before = await read('voss');
  const refused = await put('voss', { settings });
  expect([refused.status, Object.keys(refused.json.fields ?? {}).length]).toEqual([400, 1]);
  expect(await read('voss')).toEqual(before);
});

test('what an older version sends is taken; a newer version is asked to load again', async () => {
  await put('petrov', { settings: { notifications: { dailyDigest: true } } });
  const older = await put('petrov', { version: 0, settings: { security: { autoLogout: 60 } } });
  expect(older.json).toMatchObject({
    version: SETTINGS_VERSION,
    settings: { security: { autoLogout: 60 }, notifications: { dailyDigest: true } },
  });
  expect((await put('petrov', { version: SETTINGS_VERSION + 1, settings: {} })).status).toBe(409);
});

test('a stored document of another version, or a broken one, is read field by field', async () => {
  const store = (document: unknown) =>
    t.database.db
      .updateTable('user_settings')
      .set({ version: 99, document: JSON.stringify(document) })
      .where('user_id', '=', t.ids.petrov)
      .execute();
  await store({ security: { autoLogout: 15, faceUnlock: true }, sync: 'often', holograms: {} });
  expect((await read('petrov')).settings).toEqual({
    ...DEFAULT_SETTINGS,
    security: { ...DEFAULT_SETTINGS.security, autoLogout: 15 },
  });
  for (const broken of [[], 'text', 7, null]) {
    await store(broken);
    expect((await read('petrov')).settings).toEqual(DEFAULT_SETTINGS);
  }
});

test('a PIN is asked for only once there is one', async () => {
  const refused = await put('brandt', { settings: { security: { requirePinForSensitive: true } } });
  expect([refused.status, refused.json.message]).toEqual([409, 'Set a PIN first.']);
  await call(t.as.brandt, 'PUT', '/api/settings/pin', { pin: '4612', password: TEST_PASSWORD });
  const on = await put('brandt', { settings: { security: { requirePinForSensitive: true } } });
  expect(on.json).toMatchObject({ pinSet: true, settings: { security: { requirePinForSensitive: true } } });
});

test('a person who finds an open browser cannot turn the PIN off without the PIN or the password', async () => {
  const off = { settings: { security: { requirePinForSensitive: false } } };
  expect((await put('brandt', off)).json.fields).toEqual({ pin: 'Enter your PIN.' });
  expect((await put('brandt', { ...off, pin: '0000' })).status).toBe(403);
  expect((await call(t.as.brandt, 'POST', '/api/settings/reset', {})).status).toBe(403);
  expect((await put('brandt', { ...off, pin: '4612' })).status).toBe(200);

  await put('brandt', { settings: { security: { requirePinForSensitive: true } } });
  const remove = (password: string) => call(t.as.brandt, 'POST', '/api/settings/pin/remove', { password });
  expect((await remove('not-the-one')).status).toBe(403);
  expect((await remove(TEST_PASSWORD)).status).toBe(200);
  expect(await read('brandt')).toMatchObject({
    pinSet: false,
    settings: { security: { requirePinForSensitive: false } },
  });
});

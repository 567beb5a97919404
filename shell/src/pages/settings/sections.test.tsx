import { syncPolicyStore } from '@hand-receipt/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, bodyOf, callsMade, held, refusal, unreachable } from '../../test/api';
import { admin, settingsOf } from '../../test/company';
import { openApp } from '../../test/render-app';
import { keepSettings } from '../../test/settings-server';
import { dropDrafts } from './drafts';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  act(dropDrafts);
  jest.restoreAllMocks();
});

const lists = async (label: string) =>
  within(await screen.findByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent);
const save = () => screen.getByRole('button', { name: 'Save' });
const toggle = (name: string) => screen.findByRole('switch', { name });

test('SET-03 a saved value is still there after a reload', async () => {
  const user = userEvent.setup();
  keepSettings();
  const app = openApp('/settings?tab=qr-codes');
  await user.selectOptions(await screen.findByLabelText('Default print size'), 'xlarge 4in');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(bodyOf('PUT /api/settings')).toEqual({
    version: 1,
    settings: { qrCodes: { defaultPrintSize: 'xlarge' } },
  });
  app.unmount();
  openApp('/settings?tab=qr-codes');
  expect(await screen.findByLabelText('Default print size')).toHaveDisplayValue('xlarge 4in');
});

test('what is switched while a save is on its way is not lost', async () => {
  const user = userEvent.setup();
  const kept = keepSettings();
  const sent = held({
    ...kept,
    settings: { ...kept.settings, qrCodes: { ...kept.settings.qrCodes, defaultPrintSize: 'xlarge' } },
  });
  answer({ 'PUT /api/settings': sent.answer });
  openApp('/settings?tab=qr-codes');
  const [first] = await screen.findAllByRole('switch');
  const before = (first as HTMLInputElement).checked;
  await user.selectOptions(screen.getByLabelText('Default print size'), 'xlarge 4in');
  await user.click(save());
  await user.click(first as HTMLElement);
  act(sent.release);
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect((first as HTMLInputElement).checked).toBe(!before);
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

test('SET-11 SET-12 SET-13 security: its two switches, and the choices of auto logout and PIN timeout', async () => {
  openApp('/settings?tab=security');
  expect(await toggle('PIN for sensitive items')).not.toBeChecked();
  expect(await toggle('Show item details')).toBeChecked();
  expect(await lists('Auto logout')).toEqual([
    '5 minutes',
    '15 minutes',
    '30 minutes',
    '60 minutes',
    'Never',
  ]);
  expect(screen.getByLabelText('Auto logout')).toHaveDisplayValue('30 minutes');
  expect(await lists('PIN timeout')).toEqual([
    '1 minute',
    '5 minutes',
    '15 minutes',
    '30 minutes',
    'Every time',
  ]);
  expect(screen.getByLabelText('PIN timeout')).toHaveDisplayValue('5 minutes');
});

test("'Never' and 'Every time' are sent as the API has them, and hidden details cover serial numbers", async () => {
  const user = userEvent.setup();
  keepSettings();
  openApp('/settings?tab=security');
  await user.selectOptions(await screen.findByLabelText('Auto logout'), 'Never');
  await user.selectOptions(screen.getByLabelText('PIN timeout'), 'Every time');
  await user.click(await toggle('Show item details'));
  expect(document.documentElement.dataset.itemDetails).toBeUndefined();
  await user.click(save());
  await waitFor(() =>
    expect(bodyOf('PUT /api/settings')).toMatchObject({
      settings: { security: { autoLogout: 'never', pinTimeout: 0, showItemDetails: false } },
    }),
  );
  await waitFor(() => expect(document.documentElement.dataset.itemDetails).toBe('covered'));
});

test('SET-14 advanced security: biometric disabled, secure boot on, and the log of this device can be cleared', async () => {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  localStorage.setItem(
    'handreceipt.securityLog',
    JSON.stringify([
      { userId: 'U-0001', at: Date.now(), text: 'PIN accepted' },
      { userId: 'U-0005', at: Date.now(), text: 'PIN not accepted' },
    ]),
  );
  const user = userEvent.setup();
  openApp('/settings?tab=security');
  const panel = within(await screen.findByRole('region', { name: 'Advanced security' }));
  expect(panel.getByText('Biometric').closest('.hr-cell')).toHaveTextContent('Disabled');
  expect(panel.getByText('Secure boot').closest('.hr-cell')).toHaveTextContent('On');
  expect(panel.getAllByRole('listitem')).toHaveLength(1);
  await user.click(panel.getByRole('button', { name: 'Clear security log' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Clear the security log?' }));
  await user.click(sure.getByRole('button', { name: 'Clear security log' }));
  expect(await screen.findByText('The security log of this device is empty')).toBeVisible();
  expect(localStorage.getItem('handreceipt.securityLog')).toContain('U-0005');
});

test('a long security log is shown to its end', async () => {
  localStorage.setItem(
    'handreceipt.securityLog',
    JSON.stringify(
      Array.from({ length: 11 }, (_, n) => ({ userId: 'U-0001', at: Date.now(), text: `Line ${n + 1}` })),
    ),
  );
  openApp('/settings?tab=security');
  const panel = within(await screen.findByRole('region', { name: 'Advanced security' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(panel.getByRole('button', { name: 'Show more, 1 left' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(11);
  expect(panel.queryByRole('button', { name: /Show more/ })).not.toBeInTheDocument();
});

test('SET-15 SET-16 SET-17 QR codes: sizes, four switches, and what a code is made of', async () => {
  openApp('/settings?tab=qr-codes');
  expect(await lists('Default print size')).toEqual(['small 1.5in', 'medium 2in', 'large 3in', 'xlarge 4in']);
  expect(screen.getByLabelText('Default print size')).toHaveDisplayValue('medium 2in');
  for (const name of [
    'Auto-regenerate damaged codes',
    'Include name',
    'Include serial number',
    'Scan confirmation',
  ])
    expect(await toggle(name)).toBeChecked();
  const info = screen.getByRole('region', { name: 'What a code is made of' });
  for (const text of ['Error correction', 'Level H', 'AES-256', 'SHA-256 hash'])
    expect(info).toHaveTextContent(text);
});

test('SET-18 SET-19 SET-20 ALERTS: off persists at once, and disables the others and Save', async () => {
  const user = userEvent.setup();
  keepSettings();
  openApp('/settings?tab=notifications');
  const others = ['Transfer requests', 'Status updates', 'System alerts', 'Daily digest'];
  for (const name of others) expect(await toggle(name)).toBeEnabled();
  await user.click(await toggle('Daily digest'));
  expect(save()).toBeEnabled();

  await user.click(await toggle('Enable notifications'));
  await waitFor(() =>
    expect(bodyOf('PUT /api/settings')).toEqual({
      version: 1,
      settings: { notifications: { enableNotifications: false } },
    }),
  );
  await waitFor(() => expect(save()).toBeDisabled());
  for (const name of others) expect(await toggle(name)).toBeDisabled();
  expect(await toggle('Daily digest')).toBeChecked();
});

test('alerts by e-mail: how often is a choice, which a server without a mail server does not have', async () => {
  const user = userEvent.setup();
  keepSettings();
  const first = openApp('/settings?tab=notifications');
  expect(await lists('E-mail me')).toEqual([
    'Never',
    'Each at once',
    'Every hour, together',
    'Every day at 0600, together',
  ]);
  await user.selectOptions(await screen.findByLabelText('E-mail me'), 'hourly');
  await user.click(save());
  await waitFor(() =>
    expect(bodyOf('PUT /api/settings')).toEqual({
      version: 1,
      settings: { notifications: { email: 'hourly' } },
    }),
  );
  first.unmount();
  answer({ 'GET /api/settings': () => settingsOf({}, { sendsEmail: false }) });
  const second = openApp('/settings?tab=notifications');
  const words = 'This server has no mail server, so it sends no e-mail.';
  expect(await screen.findByText(`${words} Ask your Admin.`)).toBeVisible();
  expect(screen.getByLabelText('E-mail me')).toBeDisabled();
  second.unmount();
  answer({ 'GET /api/auth/me': () => admin });
  openApp('/settings?tab=notifications');
  expect(await screen.findByText(`${words} An Admin sets SMTP_URL.`)).toBeVisible();
});

test('SET-23 SET-24 sync: its switches and intervals, which hold for this device once saved', async () => {
  const user = userEvent.setup();
  keepSettings();
  openApp('/settings?tab=sync');
  expect(await toggle('Auto sync')).toBeChecked();
  expect(await lists('Sync interval')).toEqual([
    '5 minutes',
    '15 minutes',
    '30 minutes',
    '60 minutes',
    '360 minutes',
  ]);
  expect(screen.getByLabelText('Sync interval')).toHaveDisplayValue('15 minutes');
  await user.selectOptions(screen.getByLabelText('Sync interval'), '360 minutes');
  await user.click(await toggle('Wi-Fi only'));
  expect(syncPolicyStore.getState()).toMatchObject({ syncInterval: 15, syncOnWifiOnly: false });
  await user.click(save());
  await waitFor(() =>
    expect(syncPolicyStore.getState()).toEqual({ autoSync: true, syncInterval: 360, syncOnWifiOnly: true }),
  );
});

test('SET-22 Sync now works for two seconds at least, then tells that it was done now', async () => {
  const user = userEvent.setup();
  keepSettings();
  openApp('/settings?tab=sync');
  const button = await screen.findByRole('button', { name: 'Sync now' });
  expect(screen.getByText(/Last full sync: none yet/)).toBeVisible();
  const begun = Date.now();
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(screen.getByText(/Last full sync: none yet/)).toBeVisible();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'), { timeout: 20_000 });
  expect(Date.now() - begun).toBeGreaterThanOrEqual(1990);
  const { settings } = bodyOf('PUT /api/settings') as { settings: { sync: { lastSynced: string } } };
  expect(Date.parse(settings.sync.lastSynced)).toBeGreaterThanOrEqual(begun);
  expect(screen.queryByText(/Last full sync: none yet/)).not.toBeInTheDocument();
});

test('Sync now without a connection says so, and is not told as done', async () => {
  const user = userEvent.setup();
  keepSettings();
  answer({ 'PUT /api/settings': unreachable });
  openApp('/settings?tab=sync');
  await user.click(await screen.findByRole('button', { name: 'Sync now' }));
  expect(await screen.findByText('Not synced', {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByText(/Last full sync: none yet/)).toBeVisible();
});

test('SET-25 SET-26 advanced sync, and analytics that were measured on this device', async () => {
  const worker = Object.assign(new EventTarget(), { controller: {} });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  localStorage.setItem(
    'handreceipt.connectionRecord',
    JSON.stringify({ onlineMs: 987_000_000, offlineMs: 13_000_000, syncsMs: [1000, 1400] }),
  );
  const lastSynced = new Date(Date.now() - 36 * 60_000).toISOString();
  keepSettings(settingsOf({ sync: { lastSynced } }));
  openApp('/settings?tab=sync');
  const figures = await screen.findByRole('region', { name: 'Sync analytics' });
  await waitFor(() => expect(figures).toHaveTextContent('98.7%'));
  expect(figures).toHaveTextContent('1.2s');
  expect(figures).toHaveTextContent('36m');

  const user = userEvent.setup();
  const advanced = within(screen.getByRole('region', { name: 'Advanced sync' }));
  expect(advanced.getByText('Offline mode').closest('.hr-cell')).toHaveTextContent('On');
  expect(advanced.getByText('Background sync').closest('.hr-cell')).toHaveTextContent('Off');
  await user.click(advanced.getByRole('button', { name: 'Clear sync cache' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Clear the sync cache?' }));
  await user.click(sure.getByRole('button', { name: 'Clear sync cache' }));
  expect(await screen.findByText('Sync cache cleared')).toBeVisible();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('SET-25 offline mode turns on once a service worker serves this page', async () => {
  const worker = Object.assign(new EventTarget(), { controller: null as object | null });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  const app = openApp('/settings?tab=sync');
  const advanced = within(await screen.findByRole('region', { name: 'Advanced sync' }));
  const cell = advanced.getByText('Offline mode').closest('.hr-cell');
  expect(cell).toHaveTextContent('Off');
  worker.controller = {};
  act(() => void worker.dispatchEvent(new Event('controllerchange')));
  expect(cell).toHaveTextContent('On');
  app.unmount();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a device that has measured nothing yet invents nothing, whatever its storage says', async () => {
  localStorage.setItem('handreceipt.connectionRecord', '{"onlineMs":"much","syncsMs":7');
  openApp('/settings?tab=sync');
  const figures = await screen.findByRole('region', { name: 'Sync analytics' });
  expect(within(figures).getAllByText('N/A').length).toBeGreaterThanOrEqual(2);
  expect(figures).toHaveTextContent('No full sync on this device yet');
  expect(figures).toHaveTextContent('No full sync on any of your devices yet');
  expect(figures).not.toHaveTextContent('Ago,');
  const sync = screen.getByRole('region', { name: 'Sync' });
  expect(sync).toHaveTextContent('Last full sync: none yet.');
  expect(sync).toHaveTextContent('The sidebar shows when this device last reached the server.');
});

test('a save that is refused says why and keeps what was chosen', async () => {
  const user = userEvent.setup();
  answer({
    'PUT /api/settings': () =>
      refusal(409, 'These settings come from a newer version of the product. Load the page again.'),
  });
  openApp('/settings?tab=qr-codes');
  await user.click(await toggle('Include name'));
  await user.click(save());
  expect(await screen.findByText(/newer version of the product/)).toBeVisible();
  expect(await toggle('Include name')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await toggle('Include name')).toBeChecked();
  expect(callsMade().filter((call) => call === 'PUT /api/settings')).toHaveLength(1);
});

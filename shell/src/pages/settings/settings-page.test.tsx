import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, bodyOf, callsMade, refusal } from '../../test/api';
import { profile } from '../../test/company';
import { openApp } from '../../test/render-app';
import { keepSettings } from '../../test/settings-server';
import { dropDrafts } from './drafts';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  act(dropDrafts);
  jest.restoreAllMocks();
});

const field = (name: string) => screen.findByRole('textbox', { name });

test('SET-01 SET-04 SET-06 /settings shows name, rank and unit read-only, and the device ID', async () => {
  openApp('/settings');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const name = screen.getByLabelText('Full name');
  expect(name).toHaveValue('Mara Halloran');
  expect(name).toHaveAccessibleDescription('Contact admin to update name');
  for (const label of ['Full name', 'Rank', 'Unit'])
    expect(screen.getByRole('textbox', { name: label })).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Device ID')).toHaveValue('DVC-U-0001');
});

test('SET-02 six tabs for a Commander, the notifications one shown as ALERTS, each in the address', async () => {
  const user = userEvent.setup();
  openApp('/settings?tab=sync');
  await screen.findByRole('tabpanel', { name: 'SYNC' });
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'PROFILE',
    'SECURITY',
    'QR CODES',
    'ALERTS',
    'SYNC',
    'UNIT',
  ]);
  const values = ['profile', 'security', 'qr-codes', 'notifications', 'sync', 'unit'];
  for (const [index, tab] of tabs.entries()) {
    await user.click(tab);
    expect(screen.getByLabelText('Address')).toHaveTextContent(`/settings?tab=${values[index]}`);
  }
});

test('SET-05 email and phone are edited, and the theme switch flips the theme of the app', async () => {
  const user = userEvent.setup();
  answer({
    'PUT /api/profile': ({ body }) => ({
      ...profile,
      ...(body as object),
      user: { ...profile.user, ...(body as object) },
    }),
  });
  openApp('/settings');
  const email = await field('Email');
  await user.clear(email);
  await user.type(email, 'mara.halloran@example.mil');
  const phone = await field('Phone');
  await user.clear(phone);
  await user.type(phone, '555-010-9999');
  await user.click(
    within(screen.getByRole('form', { name: 'Contact' })).getByRole('button', { name: 'Save' }),
  );
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(bodyOf('PUT /api/profile')).toEqual({ email: 'mara.halloran@example.mil', phone: '555-010-9999' });

  await user.click(screen.getByRole('switch', { name: 'Dark theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('RULE-09 RULE-10 a wrong email and a phone of nine characters are refused, ten are taken', async () => {
  const user = userEvent.setup();
  answer({ 'PUT /api/profile': () => profile });
  openApp('/settings');
  const email = await field('Email');
  const phone = await field('Phone');
  const save = within(screen.getByRole('form', { name: 'Contact' })).getByRole('button', { name: 'Save' });
  await user.clear(email);
  await user.type(email, 'halloran');
  await user.clear(phone);
  await user.type(phone, '555-01000');
  await user.click(save);
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByText('Please enter a valid phone number')).toBeVisible();
  expect(callsMade()).not.toContain('PUT /api/profile');

  await user.clear(email);
  await user.type(email, 'halloran@example.mil');
  await user.type(phone, '1');
  await user.click(save);
  await waitFor(() => expect(bodyOf('PUT /api/profile')).toMatchObject({ phone: '555-010001' }));
});

test('SET-05 an empty phone is saved as none', async () => {
  const user = userEvent.setup();
  answer({ 'PUT /api/profile': () => profile });
  openApp('/settings');
  await user.clear(await field('Phone'));
  await user.click(
    within(screen.getByRole('form', { name: 'Contact' })).getByRole('button', { name: 'Save' }),
  );
  await waitFor(() => expect(bodyOf('PUT /api/profile')).toMatchObject({ phone: null }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
});

test('what the server says against an email address stands at the field', async () => {
  const user = userEvent.setup();
  answer({
    'PUT /api/profile': () => refusal(409, 'That address is taken.', { email: 'That address is taken.' }),
  });
  openApp('/settings');
  await user.type(await field('Email'), 'x');
  await user.click(
    within(screen.getByRole('form', { name: 'Contact' })).getByRole('button', { name: 'Save' }),
  );
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'That address is taken.',
    ),
  );
});

test('what is typed and not saved waits through other tabs and pages, and is warned of', async () => {
  const user = userEvent.setup();
  openApp('/settings');
  await user.type(await field('Phone'), '99');
  await user.click(screen.getByRole('tab', { name: 'SYNC' }));
  expect(await screen.findByText('Not saved yet: PROFILE.')).toBeVisible();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);

  await user.click(screen.getByRole('link', { name: 'Profile' }));
  expect(await screen.findByText('Settings not saved')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await waitFor(async () => expect(await field('Phone')).toHaveValue('555-010-000199'));
});

test('SET-07 the device is reset after asking: it forgets what it keeps, not what waits to be sent', async () => {
  const user = userEvent.setup();
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('sidebarCollapsed', 'true');
  localStorage.setItem('handreceipt.offlineQueue', '[]');
  openApp('/settings');
  await user.click(await screen.findByRole('button', { name: 'Reset device' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Reset this device?' }));
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(sure.getByRole('button', { name: 'Reset device' }));
  expect(await screen.findByText('Device reset')).toBeVisible();
  expect(localStorage.getItem('theme')).toBeNull();
  expect(localStorage.getItem('sidebarCollapsed')).toBeNull();
  expect(localStorage.getItem('handreceipt.offlineQueue')).toBe('[]');
});

test('SET-08 reset preferences restores the defaults after asking; Sign out lands on /login', async () => {
  const user = userEvent.setup();
  const kept = keepSettings();
  kept.settings = { ...kept.settings, sync: { ...kept.settings.sync, syncInterval: 60 } };
  answer({ 'POST /api/auth/logout': () => ({ message: 'Signed out' }) });
  openApp('/settings?tab=sync');
  expect(await screen.findByLabelText('Sync interval')).toHaveDisplayValue('60 minutes');
  await user.click(screen.getByRole('tab', { name: 'PROFILE' }));
  await user.click(screen.getByRole('button', { name: 'Reset preferences' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Reset your preferences?' }));
  expect(callsMade()).not.toContain('POST /api/settings/reset');
  await user.click(sure.getByRole('button', { name: 'Reset preferences' }));
  expect(await screen.findByText('Preferences reset')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'SYNC' }));
  expect(await screen.findByLabelText('Sync interval')).toHaveDisplayValue('15 minutes');

  await user.click(screen.getByRole('tab', { name: 'PROFILE' }));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/login');
});

test('a reset of the preferences leaves what was typed about the person', async () => {
  const user = userEvent.setup();
  keepSettings();
  openApp('/settings');
  const email = await screen.findByLabelText(/Email/);
  await user.clear(email);
  await user.type(email, 'new@example.mil');
  await user.click(screen.getByRole('button', { name: 'Reset preferences' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Reset your preferences?' }));
  await user.click(sure.getByRole('button', { name: 'Reset preferences' }));
  expect(await screen.findByText('Preferences reset')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'SYNC' }));
  await user.click(screen.getByRole('tab', { name: 'PROFILE' }));
  expect(await screen.findByLabelText(/Email/)).toHaveValue('new@example.mil');
});

test('a reset that would stop asking for the PIN asks for it', async () => {
  const user = userEvent.setup();
  answer({
    'POST /api/settings/reset': ({ body }) =>
      (body as { pin?: string }).pin === '2468'
        ? keepSettings()
        : Response.json(
            {
              error: 'pin-needed',
              message: 'Enter your PIN.',
              requestId: 'r-1',
              fields: { pin: 'Enter your PIN.' },
            },
            { status: 403 },
          ),
  });
  openApp('/settings');
  await user.click(await screen.findByRole('button', { name: 'Reset preferences' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset preferences' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your PIN to reset' }));
  await user.type(dialog.getByLabelText('PIN'), '2468');
  await user.click(dialog.getByRole('button', { name: 'Reset preferences' }));
  expect(await screen.findByText('Preferences reset')).toBeVisible();
});

test('settings that cannot be loaded say so, can be tried again, and keep the way out', async () => {
  const user = userEvent.setup();
  answer({ 'GET /api/settings': () => refusal(503, 'The server is busy.') });
  openApp('/settings?tab=qr-codes');
  expect(await screen.findByText('Failed to load settings')).toBeVisible();
  expect(screen.getByText('The server is busy.')).toBeVisible();
  keepSettings();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Default print size')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'PROFILE' }));
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, bodyOf, callsMade, refusal } from '../../test/api';
import { settingsOf } from '../../test/company';
import { openApp } from '../../test/render-app';
import { keepSettings } from '../../test/settings-server';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const pinSwitch = () => screen.findByRole('switch', { name: 'PIN for sensitive items' });

test('asking for a PIN needs one: it is set by the password, and then asked for', async () => {
  const user = userEvent.setup();
  keepSettings();
  openApp('/settings?tab=security');
  await user.click(await pinSwitch());
  const dialog = within(await screen.findByRole('dialog', { name: 'Set PIN' }));
  await user.type(dialog.getByLabelText('New PIN'), '2468');
  await user.type(dialog.getByLabelText('New PIN again'), '2469');
  await user.type(dialog.getByLabelText('Password'), 'demo-0600');
  await user.click(dialog.getByRole('button', { name: 'Set PIN' }));
  expect(await dialog.findByText("PINs don't match")).toBeVisible();
  expect(callsMade()).not.toContain('PUT /api/settings/pin');

  await user.type(dialog.getByLabelText('New PIN again'), '{Backspace}8');
  await user.click(dialog.getByRole('button', { name: 'Set PIN' }));
  await waitFor(() =>
    expect(bodyOf('PUT /api/settings/pin')).toEqual({ pin: '2468', password: 'demo-0600' }),
  );
  await waitFor(async () => expect(await pinSwitch()).toBeChecked());
  expect(await screen.findByText('Your PIN is set.')).toBeVisible();
});

test('to stop asking needs the PIN itself; a wrong one changes nothing', async () => {
  const user = userEvent.setup();
  const kept = keepSettings(settingsOf({ security: { requirePinForSensitive: true } }, { pinSet: true }));
  const put = { right: false };
  answer({
    'PUT /api/settings': ({ body }) => {
      put.right = (body as { pin?: string }).pin === '2468';
      if (!put.right) return refusal(403, 'The PIN is wrong.', { pin: 'The PIN is wrong.' });
      kept.settings = settingsOf().settings;
      return kept;
    },
  });
  openApp('/settings?tab=security');
  await user.click(await pinSwitch());
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your PIN' }));
  await user.type(dialog.getByLabelText('PIN'), '1111');
  await user.click(dialog.getByRole('button', { name: 'Stop asking' }));
  expect(await dialog.findByText('The PIN is wrong.')).toBeVisible();
  await user.clear(dialog.getByLabelText('PIN'));
  await user.type(dialog.getByLabelText('PIN'), '2468');
  await user.click(dialog.getByRole('button', { name: 'Stop asking' }));
  await waitFor(async () => expect(await pinSwitch()).not.toBeChecked());
});

test('a longer PIN timeout is saved with the PIN; a shorter one without', async () => {
  const user = userEvent.setup();
  const kept = keepSettings(settingsOf({ security: { requirePinForSensitive: true } }, { pinSet: true }));
  openApp('/settings?tab=security');
  const save = () => screen.getAllByRole('button', { name: 'Save' })[0]!;
  await user.selectOptions(await screen.findByLabelText('PIN timeout'), '1 minute');
  await user.click(save());
  await waitFor(() => expect(kept.settings.security.pinTimeout).toBe(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.selectOptions(screen.getByLabelText('PIN timeout'), '30 minutes');
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your PIN' }));
  expect(kept.settings.security.pinTimeout).toBe(1);
  await user.type(dialog.getByLabelText('PIN'), '2468');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(kept.settings.security.pinTimeout).toBe(30));
  expect(bodyOf('PUT /api/settings')).toMatchObject({
    settings: { security: { pinTimeout: 30 } },
    pin: '2468',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
});

test('a forgotten PIN is removed by the password; tries that ran out are told', async () => {
  const user = userEvent.setup();
  answer({
    'GET /api/settings': () => settingsOf({}, { pinSet: true }),
    'POST /api/settings/pin/remove': () => refusal(429, 'Too many attempts. Try again in 15 minutes.'),
  });
  openApp('/settings?tab=security');
  await user.click(await screen.findByRole('button', { name: 'Remove PIN' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove your PIN?' }));
  await user.type(dialog.getByLabelText('Password'), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Remove PIN' }));
  expect(await dialog.findByText('Too many attempts. Try again in 15 minutes.')).toBeVisible();
  answer({
    'GET /api/settings': () => settingsOf(),
    'POST /api/settings/pin/remove': () => ({ message: 'Your PIN is removed.' }),
  });
  await user.click(dialog.getByRole('button', { name: 'Remove PIN' }));
  expect(await screen.findByText('No PIN is set.')).toBeVisible();
});

test('Lock now has the PIN asked for again in every tab', async () => {
  const user = userEvent.setup();
  answer({ 'GET /api/settings': () => settingsOf({}, { pinSet: true }) });
  localStorage.setItem('handreceipt.pinHolds', `U-0001 ${Date.now() + 60_000}`);
  openApp('/settings?tab=security');
  await user.click(await screen.findByRole('button', { name: 'Lock now' }));
  expect(localStorage.getItem('handreceipt.pinHolds')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Lock now' })).not.toBeInTheDocument();
});

test('a PIN for counters is one that is hard to guess; the panel says what the PIN is worth there', async () => {
  const user = userEvent.setup();
  keepSettings(settingsOf({}, { pinSet: true, counterPin: 'not-ready' }));
  openApp('/settings?tab=security');
  expect(await screen.findByText(/To sign at a counter, change it to 6 to 8 digits/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change PIN' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change PIN' }));
  await user.type(dialog.getByLabelText('New PIN'), '123456');
  await user.type(dialog.getByLabelText('New PIN again'), '123456');
  await user.type(dialog.getByLabelText('Password'), 'demo-0600');
  await user.click(dialog.getByRole('button', { name: 'Change PIN' }));
  expect(await dialog.findByText('Choose a PIN that is harder to guess.')).toBeVisible();
  expect(callsMade()).not.toContain('PUT /api/settings/pin');
  await user.clear(dialog.getByLabelText('New PIN'));
  await user.type(dialog.getByLabelText('New PIN'), '482917');
  await user.clear(dialog.getByLabelText('New PIN again'));
  await user.type(dialog.getByLabelText('New PIN again'), '482917');
  await user.click(dialog.getByRole('button', { name: 'Change PIN' }));
  expect(await screen.findByText('You can sign with it at a counter.')).toBeVisible();
});

test('the address keeps which form of the PIN is open, and loses it with the form', async () => {
  const user = userEvent.setup();
  keepSettings();
  openApp('/settings?tab=security&act=set-pin');
  const dialog = within(await screen.findByRole('dialog', { name: 'Set PIN' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const address = () => screen.getByLabelText('Address').textContent;
  await waitFor(() => expect(address()).toBe('/settings?tab=security'));
  await user.click(await pinSwitch());
  expect(await screen.findByRole('dialog', { name: 'Set PIN' })).toBeVisible();
  expect(address()).toBe('/settings?tab=security&act=require-pin');
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../test/setup-app';
import { answer, callsMade, refusal, unreachable } from '../test/api';
import { halloran, settingsOf, whitaker } from '../test/company';
import { openApp } from '../test/render-app';

const MINUTE_MS = 60_000;
const GENEROUS = { timeout: 20_000 };

/** Nobody has touched this browser for so long, in any of its tabs. */
const untouchedFor = (ms: number) =>
  localStorage.setItem('handreceipt.lastActivity', String(Date.now() - ms));
const asked = (name = 'Are you still there?') => screen.findByRole('alertdialog', { name }, GENEROUS);
const atLogin = () => screen.findByRole('heading', { name: 'Sign in' }, GENEROUS);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer({ 'POST /api/auth/logout': () => ({ message: 'Signed out' }) });
});
afterEach(() => jest.restoreAllMocks());

test('after the chosen time without a touch a person is signed out; what they queued waits for them', async () => {
  const queue = JSON.stringify([
    {
      id: '1',
      timestamp: 1,
      type: 'create',
      data: {},
      title: 'x',
      owner: halloran.id,
      state: 'failed',
      attempts: 1,
    },
  ]);
  localStorage.setItem('handreceipt.offlineQueue', queue);
  untouchedFor(31 * MINUTE_MS);
  openApp('/transfers/5');
  await atLogin();
  expect(callsMade()).toContain('POST /api/auth/logout');
  expect(await screen.findByText('Nobody touched this browser for 30 minutes.')).toBeVisible();
  expect(localStorage.getItem('handreceipt.offlineQueue')).toContain('"id":"1"');

  answer({ 'POST /api/auth/login': () => halloran });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Username'), 'halloran');
  await user.type(screen.getByLabelText('Password'), 'demo-0600');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Transfer 5')).toBeVisible();
});

test('a person is warned a minute before, and any touch says that they are there', async () => {
  untouchedFor(29.5 * MINUTE_MS);
  openApp('/transfers/5');
  expect(await asked()).toHaveTextContent(/signed out in \d+ seconds/);
  expect(screen.getByRole('button', { name: 'Stay signed in' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(), GENEROUS);
  expect(callsMade()).not.toContain('POST /api/auth/logout');
});

test('a touch in another tab ends the warning here', async () => {
  untouchedFor(29.5 * MINUTE_MS);
  openApp('/transfers/5');
  await asked();
  untouchedFor(0);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(), GENEROUS);
});

test('the choice is the person’s: five minutes end the session sooner, and never does not', async () => {
  answer({ 'GET /api/settings': () => settingsOf({ security: { autoLogout: 5 } }) });
  untouchedFor(4.5 * MINUTE_MS);
  const app = openApp('/transfers/5');
  await asked();
  app.unmount();

  answer({ 'GET /api/settings': () => settingsOf({ security: { autoLogout: 'never' } }) });
  untouchedFor(600 * MINUTE_MS);
  openApp('/settings?tab=security');
  expect(await screen.findByLabelText('Auto logout')).toHaveDisplayValue('Never');
  // Whether it would end is looked at each second: two looks pass.
  await act(() => new Promise((resolve) => setTimeout(resolve, 2100)));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['a word', 'yesterday'],
  ['an object', '{"at":1}'],
  ['a time to come', String(Date.now() + 600 * MINUTE_MS)],
])('a last touch that is %s signs nobody out', async (_what, text) => {
  localStorage.setItem('handreceipt.lastActivity', text);
  openApp('/settings?tab=security');
  await screen.findByLabelText('Auto logout');
  await act(() => new Promise((resolve) => setTimeout(resolve, 1100)));
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a session that was to end while the server could not be reached lets nobody in by a reload', async () => {
  answer({ 'POST /api/auth/logout': unreachable });
  untouchedFor(31 * MINUTE_MS);
  const app = openApp('/transfers/5');
  await atLogin();
  app.unmount();

  openApp('/transfers/5');
  await atLogin();
  answer({ 'POST /api/auth/logout': () => refusal(401, 'Not signed in') });
  expect(callsMade().filter((call) => call === 'POST /api/auth/logout')).toHaveLength(2);
});

test('who signs out in another tab is signed out here, and who signs in there is here', async () => {
  openApp('/transfers/5');
  expect(await screen.findByText('Transfer 5')).toBeVisible();
  const otherTab = (newValue: string) =>
    act(
      () => void window.dispatchEvent(new StorageEvent('storage', { key: 'handreceipt.session', newValue })),
    );
  otherTab(` ${Date.now()}`);
  await atLogin();
  expect(callsMade()).not.toContain('POST /api/auth/logout');

  answer({ 'GET /api/auth/me': () => whitaker });
  otherTab(`${whitaker.id} ${Date.now()}`);
  expect(await screen.findByRole('heading', { level: 1, name: /SPC Whitaker/ })).toBeVisible();
});

import { queryClient, request } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../test/setup-app';
import { answer, bodyOf, callsMade, refusal } from '../test/api';
import { halloran, whitaker } from '../test/company';
import { openApp } from '../test/render-app';

const dialog = () => screen.findByRole('dialog', { name: 'Sign in again' });
const note = () => document.querySelector<HTMLInputElement>('input[aria-label="Note"]');

/** The user has typed half a note when a call of theirs is answered 401. */
async function expireInMidWork() {
  const user = userEvent.setup();
  const app = openApp('/transfers/5');
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'half a reason');
  answer({ 'GET /api/transfers/T-5': () => refusal(401, 'Not signed in') });
  await act(() => request('GET /api/transfers/:id', { params: { id: 'T-5' } }).catch(() => undefined));
  await dialog();
  return { user, app };
}

test('a session that ends in mid-work is asked for over the page; the same person goes on with all that was typed', async () => {
  const { user } = await expireInMidWork();
  expect(note()).toHaveValue('half a reason');
  expect(screen.getByLabelText('Username')).toHaveValue('halloran');

  answer({ 'POST /api/auth/login': () => halloran });
  const before = callsMade().filter((call) => call.includes('/api/documents')).length;
  await user.type(screen.getByLabelText('Password'), 'demo-0600');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(note()).toHaveValue('half a reason');
  expect(screen.getByLabelText('Address')).toHaveTextContent('/transfers/5');
  await waitFor(() =>
    expect(callsMade().filter((call) => call.includes('/api/documents')).length).toBeGreaterThan(before),
  );
});

test('a wrong password there changes nothing', async () => {
  const { user } = await expireInMidWork();
  answer({ 'POST /api/auth/login': () => refusal(401, 'Invalid username or password') });
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Login Failed')).toBeVisible();
  expect(await dialog()).toBeVisible();
  expect(note()).toHaveValue('half a reason');
});

test('another person who signs in there starts on the dashboard, with nothing of the one before', async () => {
  const { user } = await expireInMidWork();
  answer({ 'POST /api/auth/login': () => whitaker });
  queryClient.setQueryData(['transfers', 'mine'], 'of Halloran');
  act(() => toast({ title: 'Error', description: 'Sign in to continue.', tone: 'danger' }));
  await user.clear(screen.getByLabelText('Username'));
  await user.type(screen.getByLabelText('Username'), 'whitaker');
  await user.type(screen.getByLabelText('Password'), 'demo-0600');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));

  expect(await screen.findByRole('heading', { level: 1, name: /SPC Whitaker/ })).toBeVisible();
  expect(bodyOf('POST /api/auth/login')).toEqual({ username: 'whitaker', password: 'demo-0600' });
  expect(screen.getByLabelText('Address')).toHaveTextContent('/dashboard');
  expect(queryClient.getQueryData(['transfers', 'mine'])).toBeUndefined();
  expect(screen.queryByText('Sign in to continue.')).not.toBeInTheDocument();
  expect(note()).toBeNull();
});

test('a person who reloads instead returns to their page after signing in, and another person does not', async () => {
  const { app, user } = await expireInMidWork();
  app.unmount();
  answer({ 'GET /api/auth/me': () => refusal(401, 'Not signed in'), 'POST /api/auth/login': () => halloran });
  openApp('/transfers/5');
  await user.type(await screen.findByLabelText('Username'), 'halloran');
  await user.type(screen.getByLabelText('Password'), 'demo-0600');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Transfer 5')).toBeVisible();
});

test('signing out there asks first where something is unsent, and Cancel leads back to it', async () => {
  const entry = { id: 'q-1', timestamp: 1, type: 'verify', title: 'Verify M4A1', owner: halloran.id };
  const kept = JSON.stringify([{ ...entry, data: {}, state: 'failed', reason: 'Not yours.', attempts: 1 }]);
  localStorage.setItem('handreceipt.offlineQueue', kept);
  const { user } = await expireInMidWork();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  const question = await screen.findByRole('alertdialog', { name: 'Sign out and discard unsent changes?' });
  expect(question).toHaveTextContent(
    '1 change on this device has not reached the server. Signing out deletes it, so that other people do not find it here.',
  );
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(await dialog()).toBeVisible();
  expect(localStorage.getItem('handreceipt.offlineQueue')).toBe(kept);
  localStorage.removeItem('handreceipt.offlineQueue');
});

test('Escape does not end the only way back', async () => {
  const { user } = await expireInMidWork();
  await user.keyboard('{Escape}');
  expect(await dialog()).toBeVisible();
});

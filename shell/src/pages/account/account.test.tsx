import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, bodyOf, callsMade, refusal } from '../../test/api';
import { openApp } from '../../test/render-app';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const here = {
  id: 'S-1',
  device: 'Chromium on Linux',
  createdAt: '2026-11-21T05:00:00.000Z',
  lastSeenAt: '2026-11-21T06:00:00.000Z',
  current: true,
};
const phone = { ...here, id: 'S-2', device: 'Safari on iPhone', current: false };

test('my browsers are listed, this one marked, and each of the others can be signed out', async () => {
  const user = userEvent.setup();
  let sessions = [here, phone];
  answer({
    'GET /api/auth/sessions': () => sessions,
    'DELETE /api/auth/sessions/S-2': () => {
      sessions = [here];
      return { message: 'The browser was signed out.' };
    },
  });
  openApp('/settings?tab=security');
  const panel = await region('Where you are signed in');
  expect(await panel.findByText('This browser')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(1));
  expect(panel.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
  expect(callsMade()).toContain('DELETE /api/auth/sessions/S-2');
});

test('a browser that is gone already says so and leaves the list', async () => {
  const user = userEvent.setup();
  let sessions = [here, phone];
  answer({
    'GET /api/auth/sessions': () => sessions,
    'DELETE /api/auth/sessions/S-2': () => {
      sessions = [here];
      return refusal(404, 'There is no such session.');
    },
  });
  openApp('/settings?tab=security');
  const panel = await region('Where you are signed in');
  await user.click(await panel.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(await panel.findByText('There is no such session.')).toBeVisible();
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(1));
});

test('the password is changed by the one that holds; a wrong one and an unequal pair are said at their fields', async () => {
  const user = userEvent.setup();
  answer({
    'PUT /api/auth/password': ({ body }) =>
      (body as { currentPassword: string }).currentPassword === 'demo-0600'
        ? { message: 'Your password was changed. Every other browser was signed out.' }
        : refusal(403, 'The password is wrong.', { currentPassword: 'The password is wrong.' }),
  });
  openApp('/settings?tab=security');
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  const submit = dialog.getByRole('button', { name: 'Change password' });
  await user.type(dialog.getByLabelText('Current password'), 'demo-0601');
  await user.type(dialog.getByLabelText('New password'), 'seven77');
  await user.type(dialog.getByLabelText('New password again'), 'other');
  await user.click(submit);
  expect(await dialog.findByText('Password must be at least 12 characters')).toBeVisible();
  expect(dialog.getByText("Passwords don't match")).toBeVisible();
  expect(callsMade()).not.toContain('PUT /api/auth/password');

  for (const label of ['New password', 'New password again']) {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), 'twelve-121212');
  }
  await user.click(submit);
  expect(await dialog.findByText('The password is wrong.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Current password'));
  await user.type(dialog.getByLabelText('Current password'), 'demo-0600');
  await user.click(submit);
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(bodyOf('PUT /api/auth/password')).toEqual({
    currentPassword: 'demo-0600',
    newPassword: 'twelve-121212',
    revokeTokens: false,
  });
});

test('a token is made with a name, its secret shown this once, and revoked after asking', async () => {
  const user = userEvent.setup();
  const token = {
    id: 'T-1',
    name: 'Nightly report',
    scope: 'read' as const,
    createdAt: '2026-11-21T06:00:00.000Z',
    expiresAt: '2099-02-19T06:00:00.000Z',
    lastUsedAt: null,
  };
  let tokens: (typeof token)[] = [];
  answer({
    'GET /api/tokens': () => tokens,
    'POST /api/tokens': () => {
      tokens = [token];
      return Response.json({ ...token, token: 'hr_secret' }, { status: 201 });
    },
    'DELETE /api/tokens/T-1': () => {
      tokens = [];
      return { message: 'The token opens nothing any more.' };
    },
  });
  openApp('/settings?tab=security');
  const panel = await region('API tokens');
  expect(await panel.findByText('No API tokens')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'New token' }));
  await user.type(await screen.findByLabelText('Name'), 'Nightly report');
  await user.selectOptions(screen.getByLabelText('Allowed'), 'Read and write');
  expect(screen.getByLabelText('Expires after')).toHaveDisplayValue('90 days');
  await user.click(screen.getByRole('button', { name: 'Make token' }));
  expect(await screen.findByLabelText('Token')).toHaveValue('hr_secret');
  expect(bodyOf('POST /api/tokens')).toEqual({
    name: 'Nightly report',
    scope: 'read-write',
    expiresInDays: 90,
  });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByDisplayValue('hr_secret')).not.toBeInTheDocument());

  expect(await panel.findByText(/Read only\. Made/)).toHaveTextContent('expires 19FEB2099');
  expect(panel.getByText(/Never used/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Revoke Nightly report' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Revoke this token?' }));
  expect(callsMade()).not.toContain('DELETE /api/tokens/T-1');
  await user.click(sure.getByRole('button', { name: 'Revoke' }));
  expect(await panel.findByText('No API tokens')).toBeVisible();
});

test('a change of password offers to revoke the API tokens', async () => {
  const user = userEvent.setup();
  const facts = {
    scope: 'read',
    createdAt: '2026-11-21T06:00:00.000Z',
    expiresAt: '2099-02-19T06:00:00.000Z',
  };
  answer({
    'GET /api/tokens': () => [{ id: 'T-1', name: 'Report', ...facts, lastUsedAt: null }],
    'PUT /api/auth/password': () => ({ message: '1 API token was revoked.' }),
  });
  openApp('/settings?tab=security');
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  await user.type(dialog.getByLabelText('Current password'), 'demo-0600');
  for (const label of ['New password', 'New password again'])
    await user.type(dialog.getByLabelText(label), 'twelve-121212');
  await user.click(await dialog.findByLabelText('Revoke my API tokens'));
  await user.click(dialog.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('1 API token was revoked.')).toBeVisible();
  expect(bodyOf('PUT /api/auth/password')).toMatchObject({ revokeTokens: true });
});

test.each([
  ['password', 'Change password'],
  ['new-token', 'New API token'],
  ['set-up-app', 'Set up an authenticator app'],
])('?act=%s of the address opens %s, and closing it clears the address', async (act, name) => {
  const user = userEvent.setup();
  openApp(`/settings?tab=security&act=${act}`);
  const dialog = await screen.findByRole('dialog', { name });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/settings\?tab=security$/);
});

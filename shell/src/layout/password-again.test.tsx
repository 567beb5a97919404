import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../test/setup-app';
import { answer, callsMade, refusal } from '../test/api';
import { openApp } from '../test/render-app';

const MAKE = 'POST /api/tokens';
const ENTER = 'POST /api/auth/reauthenticate';
const ASKED = 'Enter your password again to do this.';
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Enter your password' }));
const token = {
  id: 'T-1',
  name: 'Report',
  scope: 'read',
  createdAt: '2026-11-21T06:00:00.000Z',
  expiresAt: '2099-02-19T06:00:00.000Z',
  lastUsedAt: null,
  token: 'hr_secret',
};

/** A server that makes tokens only once the password was entered. */
function askingServer() {
  let fresh = false;
  answer({
    [MAKE]: () =>
      fresh
        ? Response.json(token, { status: 201 })
        : Response.json({ error: 'password-needed', message: ASKED, requestId: 'r' }, { status: 403 }),
    [ENTER]: ({ body }) => {
      if ((body as { password: string }).password !== 'demo-0600')
        return refusal(403, 'The password is wrong.', { password: 'The password is wrong.' });
      fresh = true;
      return { message: 'The password is right.' };
    },
  });
}

async function makeToken() {
  const user = userEvent.setup();
  openApp('/settings?tab=security');
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  await user.type(await screen.findByLabelText('Name'), 'Report');
  await user.click(screen.getByRole('button', { name: 'Make token' }));
  return user;
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('an act that needs the password asks for it over the form, and goes on by itself', async () => {
  askingServer();
  const user = await makeToken();
  const asked = await dialog();
  await user.type(asked.getByLabelText('Password'), 'wrong');
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  expect(await asked.findByText('The password is wrong.')).toBeVisible();
  await user.clear(asked.getByLabelText('Password'));
  await user.type(asked.getByLabelText('Password'), 'demo-0600');
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Token')).toHaveValue('hr_secret');
  expect(callsMade().filter((call) => call === MAKE)).toHaveLength(2);
});

test('who cancels keeps what was typed, is told why nothing was done, and can try again', async () => {
  askingServer();
  const user = await makeToken();
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(ASKED)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Report');
  await user.click(screen.getByRole('button', { name: 'Make token' }));
  await user.type((await dialog()).getByLabelText('Password'), 'demo-0600{Enter}');
  expect(await screen.findByLabelText('Token')).toHaveValue('hr_secret');
});

test('a save that the end of a session stopped is offered again after signing in, and the old failure is gone', async () => {
  const { halloran } = await import('../test/company');
  answer({ [MAKE]: () => refusal(401, 'Sign in to continue.') });
  const user = await makeToken();
  const again = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
  answer({ [MAKE]: () => Response.json(token, { status: 201 }), 'POST /api/auth/login': () => halloran });
  await user.type(again.getByLabelText('Password'), 'demo-0600');
  await user.click(again.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('You are signed in again. Try again to send this change.')).toBeVisible();
  expect(screen.queryByText('Sign in to continue.')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Report');
  expect(callsMade().filter((call) => call === MAKE)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Make token' }));
  expect(await screen.findByLabelText('Token')).toHaveValue('hr_secret');
});

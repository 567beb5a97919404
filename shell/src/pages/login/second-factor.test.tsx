import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, bodyOf, refusal } from '../../test/api';
import { halloran } from '../../test/company';
import { openApp } from '../../test/render-app';

const address = () => screen.getByLabelText('Address').textContent;
const LOGIN = 'POST /api/auth/login';
const refused = (error: string, message: string) =>
  Response.json({ error, message, requestId: 'r', fields: { code: message } }, { status: 401 });

/** A server that asks for a code and takes these. */
function askingServer(codes: string[]) {
  answer({
    'GET /api/auth/me': () => refusal(401, 'Not signed in'),
    [LOGIN]: ({ body }) => {
      const { code } = body as { code?: string };
      if (code === undefined) return refused('code-needed', 'Enter the code of your authenticator app.');
      return codes.includes(code) ? halloran : refused('wrong-code', 'The code is wrong.');
    },
  });
}

async function typePassword() {
  const user = userEvent.setup();
  openApp('/login');
  await user.type(await screen.findByLabelText('Username'), 'halloran');
  await user.type(screen.getByLabelText('Password'), 'demo-0600');
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  return user;
}

test('a person with an authenticator app is asked for its code, and keeps what they typed', async () => {
  askingServer(['123456']);
  const user = await typePassword();
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAccessibleDescription('Enter the code of your authenticator app.');
  expect(screen.getByLabelText('Username')).toHaveValue('halloran');
  expect(screen.getByLabelText('Password')).toHaveValue('demo-0600');
  expect(screen.queryByText('Invalid username or password')).not.toBeInTheDocument();
  await user.type(code, '000000{Enter}');
  expect(await screen.findByText('The code is wrong.')).toBeVisible();
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(bodyOf(LOGIN)).toEqual({ username: 'halloran', password: 'demo-0600', code: '123456' });
});

test('a recovery code takes the place of the code', async () => {
  askingServer(['K7QM-2XPD-9FWA-C3TN']);
  const user = await typePassword();
  await user.type(await screen.findByLabelText('Code'), '12');
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const recovery = await screen.findByLabelText('Recovery code');
  await waitFor(() => expect(recovery).toHaveFocus());
  expect(recovery).toHaveValue('');
  await user.type(recovery, 'K7QM-2XPD-9FWA-C3TN{Enter}');
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('without WebAuthn there is no button for passkeys', async () => {
  answer({ 'GET /api/auth/me': () => refusal(401, 'Not signed in') });
  openApp('/login');
  await screen.findByRole('button', { name: 'Sign In' });
  expect(screen.queryByRole('button', { name: 'Sign In with a Passkey' })).not.toBeInTheDocument();
});

const factor = { authenticatorSince: null, recoveryCodesLeft: 0, passkeys: 0, required: true };
const locked = () => ({ ...halloran, secondFactorNeeded: true });

test('who owes a second factor sees one page, wherever they go, which offers what they can do', async () => {
  answer({ 'GET /api/auth/me': locked, 'GET /api/settings/second-factor': () => factor });
  openApp('/user-management');
  expect(await screen.findByRole('heading', { name: 'Second factor needed' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  expect(screen.getByText(/Passkeys cannot be added here/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('who has one must show it, and cannot set up another', async () => {
  answer({
    'GET /api/auth/me': locked,
    'GET /api/settings/second-factor': () => ({ ...factor, passkeys: 1 }),
  });
  openApp('/dashboard');
  expect(await screen.findByText(/Use your passkey to go on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set up an authenticator app' })).not.toBeInTheDocument();
});

test('a call that is refused for it brings the same page', async () => {
  const message = 'Your role needs a second factor.';
  answer({
    'GET /api/dashboard/summary': () =>
      Response.json({ error: 'second-factor-needed', message, requestId: 'r' }, { status: 403 }),
    'GET /api/settings/second-factor': () => factor,
  });
  openApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Second factor needed' })).toBeVisible();
});

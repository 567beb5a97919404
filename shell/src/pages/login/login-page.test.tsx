import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, bodyOf, callsMade, refusal, unreachable } from '../../test/api';
import { halloran } from '../../test/company';
import { openApp } from '../../test/render-app';

const address = () => screen.getByLabelText('Address').textContent;
const logo = () => screen.getByRole('button', { name: 'Hand Receipt' });

async function openLogin() {
  const user = userEvent.setup();
  answer({ 'GET /api/auth/me': () => refusal(401, 'Not signed in') });
  openApp('/login');
  await screen.findByRole('heading', { name: 'Sign in' });
  return user;
}

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Username'), 'halloran');
  await user.type(screen.getByLabelText('Password'), 'demo-0600');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('SHELL-01 SHELL-45 the screen names the product and has Username, Password and Sign In', async () => {
  await openLogin();
  expect(screen.getByText('Hand Receipt')).toBeVisible();
  expect(screen.getByLabelText('Username')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await screen.findByText('Property accountability for B Co, 4-612 IN.')).toBeVisible();
});

test('SHELL-46 ERR-08 a sign-in goes to /dashboard with a toast', async () => {
  const user = await openLogin();
  answer({ 'POST /api/auth/login': () => halloran });
  await signIn(user);
  expect(await screen.findByText('Login Successful')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(bodyOf('POST /api/auth/login')).toEqual({ username: 'halloran', password: 'demo-0600' });
});

test('ERR-04 ERR-05 wrong credentials keep their fixed words and the screen', async () => {
  const user = await openLogin();
  answer({ 'POST /api/auth/login': () => refusal(401, 'No such user') });
  await signIn(user);
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Login Failed');
  expect(toast).toHaveTextContent('Invalid username or password');
  expect(toast).not.toHaveTextContent('No such user');
  expect(address()).toBe('/login');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

const PENDING = 'Your account is waiting for a leader of your unit to activate it.';
test.each([
  ['a pending account', () => refusal(403, PENDING), PENDING],
  ['too many tries', () => refusal(429, 'Try again in 15 minutes.'), 'Try again in 15 minutes.'],
  ['a busy server', () => refusal(503, 'The database cannot answer now.'), 'The database cannot answer now.'],
  ['no network', unreachable, 'The server cannot be reached. Check the connection and try again.'],
] as const)('%s is told beside the form, and not as wrong credentials', async (_, login, reason) => {
  const user = await openLogin();
  answer({ 'POST /api/auth/login': login });
  await signIn(user);
  const form = within(screen.getByRole('form', { name: 'Sign in' }));
  expect(await form.findByText(reason)).toBeVisible();
  expect(screen.queryByText('Invalid username or password')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveValue('demo-0600');

  answer({ 'POST /api/auth/login': () => halloran });
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('RULE-01 empty fields send nothing and say what is required', async () => {
  const user = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Username is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(callsMade()).not.toContain('POST /api/auth/login');
});

describe('the logo', () => {
  afterEach(() => jest.restoreAllMocks());

  /** Taps at these times, in milliseconds. */
  async function tapAt(user: ReturnType<typeof userEvent.setup>, times: number[]) {
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now');
    for (const time of times) {
      clock.mockReturnValue(start + time);
      await user.click(logo());
    }
    clock.mockRestore();
  }

  test('SHELL-47 four taps do nothing', async () => {
    const user = await openLogin();
    await tapAt(user, [0, 2000, 4000, 6000]);
    expect(callsMade()).not.toContain('POST /api/auth/dev-login');
  });

  test('SHELL-47 SHELL-48 five taps, each within 2000 ms of the last, sign the developer in and go to /dashboard', async () => {
    const user = await openLogin();
    answer({ 'POST /api/auth/dev-login': () => halloran });
    await tapAt(user, [0, 2000, 4000, 6000, 8000]);
    expect(await screen.findByText('Login Successful')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test('SHELL-47 a gap over 2 seconds starts the count again', async () => {
    const user = await openLogin();
    await tapAt(user, [0, 500, 1000, 1500, 3501]);
    expect(callsMade()).not.toContain('POST /api/auth/dev-login');
  });

  test('ERR-06 a refused developer sign-in says so', async () => {
    const user = await openLogin();
    answer({ 'POST /api/auth/dev-login': () => refusal(404, 'Not found') });
    await tapAt(user, [0, 1, 2, 3, 4]);
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Dev Login Failed');
    expect(toast).toHaveTextContent('Could not authenticate with dev credentials');
    expect(address()).toBe('/login');
  });
});

test('in demo mode the screen says how to sign in', async () => {
  answer({
    'GET /api/config': () => ({
      unitName: 'B Co, 4-612 IN',
      demo: { username: 'halloran', password: 'demo-0600' },
      serverTime: '',
    }),
  });
  await openLogin();
  expect(await screen.findByText(/Sign in as/)).toHaveTextContent(
    'Sign in as halloran with the password demo-0600.',
  );
});

test('where real people work nothing is said of a demo', async () => {
  await openLogin();
  await screen.findByText('Property accountability for B Co, 4-612 IN.');
  expect(screen.queryByText(/Demo company/)).not.toBeInTheDocument();
});

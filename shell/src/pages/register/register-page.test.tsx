import { RANKS } from '@hand-receipt/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, bodyOf, callsMade, refusal, unreachable } from '../../test/api';
import { openApp } from '../../test/render-app';

type User = ReturnType<typeof userEvent.setup>;
const create = () => screen.getByRole('button', { name: 'Create Account' });
const address = () => screen.getByLabelText('Address').textContent;

const PERSON = {
  'First name': 'Cole',
  'Last name': 'Whitaker',
  Username: 'whitaker',
  Email: 'cole.whitaker@example.mil',
  Unit: 'B Co, 4-612 IN',
  Password: 'demo-0600',
  'Confirm password': 'demo-0600',
};

async function openRegister() {
  answer({
    'GET /api/auth/me': () => refusal(401, 'Not signed in'),
    'GET /api/auth/units': () => ['B Co, 4-612 IN', '1st Platoon, B Co'],
  });
  openApp('/register');
  await screen.findByRole('option', { name: 'B Co, 4-612 IN' });
  return userEvent.setup();
}

async function fillIn(user: User, changes: Partial<typeof PERSON> = {}) {
  await user.selectOptions(screen.getByLabelText('Rank'), 'SPC');
  for (const [label, text] of Object.entries({ ...PERSON, ...changes })) {
    if (!text) continue;
    if (label === 'Unit') {
      await user.selectOptions(screen.getByLabelText(label), text);
      continue;
    }
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

test('SHELL-49 SHELL-50 SHELL-52 the form has its fields, the ranks, Create Account and a link to /login', async () => {
  await openRegister();
  for (const label of Object.keys(PERSON)) expect(screen.getByLabelText(label)).toBeVisible();
  const units = within(screen.getByLabelText('Unit')).getAllByRole('option');
  expect(units.map((unit) => unit.textContent)).toEqual(['B Co, 4-612 IN', '1st Platoon, B Co']);
  const ranks = within(screen.getByLabelText('Rank')).getAllByRole('option', { hidden: true });
  expect(ranks.map((rank) => rank.textContent).filter((rank) => rank !== 'Select rank')).toEqual([...RANKS]);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test('SHELL-51 ERR-09 RULE-02 RULE-04 a registration sends the person as role user and goes to /login', async () => {
  const user = await openRegister();
  answer({ 'POST /api/auth/register': () => Response.json({ message: 'Created' }, { status: 201 }) });
  await fillIn(user, { Username: 'abc', Password: '12345678', 'Confirm password': '12345678' });
  await user.click(create());
  expect(await screen.findByText('Registration Successful')).toBeVisible();
  expect(screen.getByText('Your account has been created. Please log in.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/login'));
  expect(bodyOf('POST /api/auth/register')).toEqual({
    username: 'abc',
    email: 'cole.whitaker@example.mil',
    password: '12345678',
    first_name: 'Cole',
    last_name: 'Whitaker',
    rank: 'SPC',
    unit: 'B Co, 4-612 IN',
    role: 'user',
  });
});

const WRONG = [
  [{ Username: 'ab' }, 'Username must be at least 3 characters'],
  [{ Email: 'cole.example.mil' }, 'Invalid email address'],
  [{ 'Confirm password': '1234567', Password: '1234567' }, 'Password must be at least 8 characters'],
  [{ 'Confirm password': 'demo-0601' }, "Passwords don't match"],
  [{ 'First name': 'C' }, 'First name is required'],
  [{ 'Last name': 'W' }, 'Last name is required'],
  [{ Unit: '' }, 'Unit is required'],
] as const;

test.each(WRONG)(
  'RULE-02 RULE-03 RULE-04 RULE-05 RULE-06 RULE-07 a form with %j says %s at its field and sends nothing',
  async (changes, message) => {
    const user = await openRegister();
    await fillIn(user, changes);
    await user.click(create());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(Object.keys(changes).at(-1) as string)).toHaveAccessibleDescription(message);
    expect(callsMade()).not.toContain('POST /api/auth/register');
  },
);

test('RULE-07 without a rank it says Rank is required', async () => {
  const user = await openRegister();
  await user.click(create());
  expect(await screen.findByText('Rank is required')).toBeVisible();
});

const FAILURES = [
  ['the server gives a message', () => refusal(503, 'Registration is closed'), 'Registration is closed'],
  ['the server gives none', () => new Response('', { status: 500 }), 'An error occurred during registration'],
  ['no answer comes', unreachable, 'An error occurred during registration'],
] as const;

test.each(FAILURES)('ERR-07 a failed registration tells why: %s', async (_, answered, description) => {
  const user = await openRegister();
  answer({ 'POST /api/auth/register': answered });
  await fillIn(user);
  await user.click(create());
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Registration Failed');
  expect(toast).toHaveTextContent(description);
  expect(address()).toBe('/register');
  expect(screen.getByLabelText('Username')).toHaveValue('whitaker');
});

test('the page says who activates an account', async () => {
  await openRegister();
  expect(screen.getByText('A leader of your unit activates it.')).toBeVisible();
});

test('in the demo an account can be used at once', async () => {
  const demo = { username: 'halloran', password: 'demo-0600' };
  answer({ 'GET /api/config': () => ({ unitName: 'B Co, 4-612 IN', demo, serverTime: '' }) });
  await openRegister();
  expect(await screen.findByText('In this demo you can use it at once.')).toBeVisible();
});

test('a username that is taken is said at its field', async () => {
  const user = await openRegister();
  const taken = 'This username is taken';
  answer({ 'POST /api/auth/register': () => refusal(409, taken, { username: taken }) });
  await fillIn(user);
  await user.click(create());
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(taken);
});

test('the units that exist cannot be read: the form says so, and tries again', async () => {
  answer({
    'GET /api/auth/me': () => refusal(401, 'Not signed in'),
    'GET /api/auth/units': () => refusal(429, 'Too many attempts. Try again in 15 minutes.'),
  });
  openApp('/register');
  expect(await screen.findByText('Failed to load the units')).toBeVisible();
  answer({ 'GET /api/auth/units': () => ['B Co, 4-612 IN'] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'B Co, 4-612 IN' })).toBeInTheDocument();
});

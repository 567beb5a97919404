import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, bodyOf, callsMade, refusal } from '../../test/api';
import { openApp } from '../../test/render-app';

const CALL = 'POST /api/auth/set-password';
const LINK = '/set-password#secret-of-the-link';
const GONE = 'This link was used or has expired. Ask an Admin for a new one.';

const address = () => screen.getByLabelText('Address').textContent;
const submit = () => screen.getByRole('button', { name: 'Set Password' });

const CHECK = 'POST /api/auth/password-link';
const usable = (passwordMin = 8) => ({ expiresAt: '2026-11-22T06:00:00.000Z', passwordMin });

beforeEach(() =>
  answer({ 'GET /api/auth/me': () => refusal(401, 'Not signed in'), [CHECK]: () => usable() }),
);

async function choose(password: string, again = password) {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('New password'), password);
  await user.type(screen.getByLabelText('New password again'), again);
  await user.click(submit());
}

test('a one-time link opens without signing in, sets the password and leads to the sign-in', async () => {
  answer({ [CALL]: () => ({ message: 'Your password is set. Please log in.' }) });
  openApp(LINK);
  await choose('eight888');
  expect(await screen.findByText('Your password is set. Please log in.')).toBeVisible();
  expect(bodyOf(CALL)).toEqual({ token: 'secret-of-the-link', password: 'eight888' });
  await waitFor(() => expect(address()).toBe('/login'));
});

test('a short password and an unequal pair are said at their fields, and nothing is sent', async () => {
  openApp(LINK);
  await choose('seven77', 'other');
  expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
  expect(screen.getByText("Passwords don't match")).toBeVisible();
  expect(callsMade()).not.toContain(CALL);
});

test('a link that is used meanwhile says so and keeps what was typed', async () => {
  answer({ [CALL]: () => refusal(410, GONE) });
  openApp(LINK);
  await choose('eight888');
  expect(await screen.findByRole('alert')).toHaveTextContent(GONE);
  expect(screen.getByLabelText('New password')).toHaveValue('eight888');
  expect(address()).toBe('/set-password');
});

test('a link that lost its secret on the way asks for the whole one', async () => {
  openApp('/set-password');
  expect(await screen.findByText('This link is not complete')).toBeVisible();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

test('a link that was used says so as it opens, before anything is typed', async () => {
  answer({ [CHECK]: () => refusal(410, GONE) });
  openApp(LINK);
  expect(await screen.findByText(GONE)).toBeVisible();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(bodyOf(CHECK)).toEqual({ token: 'secret-of-the-link' });
});

test('the link of a leader asks for twelve characters; a weak password is told at its field', async () => {
  const weak = "This password is too weak. It contains 'Halloran'.";
  answer({ [CHECK]: () => usable(12), [CALL]: () => refusal(400, weak, { password: weak }) });
  openApp(LINK);
  await choose('elevenchars');
  expect(await screen.findByText('Password must be at least 12 characters')).toBeVisible();
  await choose('-halloran');
  expect(await screen.findByText(weak)).toBeVisible();
  expect(screen.queryByText('The password was not set')).not.toBeInTheDocument();
});

test('a link that cannot be checked can be tried again', async () => {
  answer({ [CHECK]: () => refusal(503, 'The database cannot answer now.') });
  openApp(LINK);
  expect(await screen.findByText('The database cannot answer now.')).toBeVisible();
  answer({ [CHECK]: () => usable() });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('New password')).toBeVisible();
});

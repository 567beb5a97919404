import { signOut } from '@hand-receipt/platform';
import { act, screen, waitFor } from '@testing-library/react';
import '../test/setup-app';
import { answer, held, refusal, unreachable } from '../test/api';
import { halloran } from '../test/company';
import { openApp } from '../test/render-app';

const signedOut = () => answer({ 'GET /api/auth/me': () => refusal(401, 'Not signed in') });
/** Both show the sign-in screen. */
const ENTRANCES = ['/', '/login'];

const address = () => screen.getByLabelText('Address').textContent;
const signInScreen = () => screen.findByRole('heading', { name: 'Sign in' });

describe('signed out', () => {
  beforeEach(signedOut);

  test.each(ENTRANCES)('SHELL-03 SHELL-13 %s ends on the login screen, with no error shown', async (path) => {
    openApp(path);
    expect(await signInScreen()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('SHELL-04 /register shows the register screen, with no redirect', async () => {
    openApp('/register');
    expect(await screen.findByRole('button', { name: 'Create Account' })).toBeVisible();
    expect(address()).toBe('/register');
  });

  const GUARDED = ['/dashboard', '/settings', '/transfers/1'];

  test.each(GUARDED)('SHELL-06 %s goes to /login', async (path) => {
    openApp(path);
    expect(await signInScreen()).toBeVisible();
    expect(address()).toBe('/login');
  });

  test('SHELL-11 an unknown path goes to /login, not to the 404 page', async () => {
    openApp('/nope');
    expect(await signInScreen()).toBeVisible();
    expect(address()).toBe('/login');
  });
});

test('SHELL-05 while the server is asked who is signed in, a splash reads Loading... in place of any page', async () => {
  const me = held(halloran);
  answer({ 'GET /api/auth/me': me.answer });
  openApp('/register');
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create Account' })).not.toBeInTheDocument();
  await act(async () => me.release());
  expect(await screen.findByRole('button', { name: 'Create Account' })).toBeVisible();
});

describe('signed in', () => {
  test.each(ENTRANCES)('SHELL-07 %s goes to /dashboard', async (path) => {
    openApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: /CPT Halloran/ })).toBeVisible();
    expect(address()).toBe('/dashboard');
  });

  test('SHELL-08 /register stays reachable', async () => {
    openApp('/register');
    expect(await screen.findByRole('button', { name: 'Create Account' })).toBeVisible();
    expect(address()).toBe('/register');
  });

  test('SHELL-14 DASH-01 loading /dashboard again stays on /dashboard', async () => {
    openApp('/dashboard').unmount();
    openApp('/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: /CPT Halloran/ })).toBeVisible();
    expect(address()).toBe('/dashboard');
  });

  const FAILURES = [
    ['the server refuses', () => refusal(500, 'No')],
    ['the network is down', unreachable],
  ] as const;

  test.each(FAILURES)('SHELL-15 signing out signs out here even when %s', async (_, logout) => {
    answer({ 'POST /api/auth/logout': logout });
    openApp('/settings');
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    await act(() => signOut());
    expect(await signInScreen()).toBeVisible();
    await waitFor(() => expect(address()).toBe('/login'));
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer } from '../../test/api';
import { openApp } from '../../test/render-app';

test('SET-01 SET-04 SET-06 /settings shows name, rank and unit read-only, and the device ID', async () => {
  openApp('/settings');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const name = screen.getByLabelText('Full name');
  expect(name).toHaveValue('Mara Halloran');
  expect(name).toHaveAccessibleDescription('Contact admin to update name');
  for (const label of ['Full name', 'Rank', 'Unit'])
    expect(screen.getByRole('textbox', { name: label })).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Device ID')).toHaveValue('DVC-U-0001');
});

test('the theme switch flips the theme of the app', async () => {
  const user = userEvent.setup();
  openApp('/settings');
  await user.click(await screen.findByRole('switch', { name: /Dark theme/ }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('Sign out signs out and lands on /login', async () => {
  const user = userEvent.setup();
  answer({ 'POST /api/auth/logout': () => ({ message: 'Signed out' }) });
  openApp('/settings');
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/login');
});

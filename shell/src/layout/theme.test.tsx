import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../test/setup-app';
import { setWindow } from '../test/browser';
import { openApp } from '../test/render-app';

const theme = () => document.documentElement.dataset.theme;

const STORED = [
  ['dark', false],
  ['light', true],
] as const;

test.each(STORED)(
  'SHELL-42 a stored %s theme is used whatever the system prefers',
  async (stored, systemDark) => {
    localStorage.setItem('theme', stored);
    setWindow({ dark: systemDark });
    openApp('/settings');
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(theme()).toBe(stored);
  },
);

const PREFERRED = [
  [true, 'dark'],
  [false, 'light'],
] as const;

test.each(PREFERRED)(
  'SHELL-43 with no stored theme the system decides: dark %s gives %s',
  async (systemDark, expected) => {
    setWindow({ dark: systemDark });
    openApp('/settings');
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(theme()).toBe(expected);
  },
);

test('SHELL-44 the toggle flips the theme at once and stores it', async () => {
  const user = userEvent.setup();
  openApp('/settings');
  await user.click(await screen.findByRole('button', { name: 'Use dark theme' }));
  expect(theme()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Use light theme' }));
  expect(theme()).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
});

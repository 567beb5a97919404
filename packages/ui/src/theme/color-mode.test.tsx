import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyTheme, useColorMode } from './color-mode';
import { UiProvider } from './ui-provider';

function systemPrefers(mode: 'dark' | 'light') {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: mode === 'dark' && query.includes('dark'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const theme = () => document.documentElement.dataset.theme;

test.each(['dark', 'light'] as const)('SHELL-42 a stored "%s" theme wins over the system', (stored) => {
  systemPrefers(stored === 'dark' ? 'light' : 'dark');
  localStorage.setItem('theme', stored);
  applyTheme();
  expect(theme()).toBe(stored);
  expect(document.documentElement).toHaveClass(stored);
});

test('SHELL-43 with nothing stored the theme is dark when the system prefers dark, else light', () => {
  systemPrefers('dark');
  applyTheme();
  expect(theme()).toBe('dark');
  systemPrefers('light');
  applyTheme();
  expect(theme()).toBe('light');
});

test('SHELL-43 a stored word that is no theme counts as nothing stored', () => {
  systemPrefers('dark');
  localStorage.setItem('theme', 'sepia');
  applyTheme();
  expect(theme()).toBe('dark');
});

function Toggle() {
  const { colorMode, toggleColorMode } = useColorMode();
  return <button onClick={toggleColorMode}>{colorMode}</button>;
}

test('SHELL-44 the toggle flips the theme at once and stores it under "theme"', async () => {
  systemPrefers('light');
  render(
    <UiProvider>
      <Toggle />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'light' }));
  expect(theme()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'dark' }));
  expect(theme()).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
});

test('a theme chosen in another tab applies here', () => {
  systemPrefers('light');
  render(
    <UiProvider>
      <Toggle />
    </UiProvider>,
  );
  localStorage.setItem('theme', 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })));
  expect(screen.getByRole('button', { name: 'dark' })).toBeVisible();
});

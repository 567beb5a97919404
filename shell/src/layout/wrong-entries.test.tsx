import type { NavEntry } from '@hand-receipt/contracts';
import { screen, within } from '@testing-library/react';
import '../test/setup-app';
import { setWindow } from '../test/browser';
import { registry } from '../test/remotes';
import { openApp } from '../test/render-app';

/** The registry of another server, whose first remote declares something wrong of its first entry. */
const withEntry = (wrong: object) => {
  const [first, ...others] = registry;
  const [entry, ...rest] = first!.nav;
  return [{ ...first!, nav: [{ ...entry!, ...wrong } as NavEntry, ...rest] }, ...others];
};
const sections = async () => within(await screen.findByRole('navigation', { name: 'Sections' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  setWindow();
});

test.each([['target'], ['toString'], [undefined], [7]])(
  'FED-01 an entry with the icon %p is drawn with a default',
  async (icon) => {
    openApp('/inventory', withEntry({ icon }));
    const entry = (await sections()).getByRole('link', { name: 'Transfers' });
    expect(entry.querySelector('svg')).toBeInTheDocument();
    expect(await heading('Find Item')).toBeVisible();
  },
);

test('an icon that the remote brings itself is drawn as the others are', async () => {
  openApp('/inventory', withEntry({ icon: 'data:M4 4h16v16H4z' }));
  const entry = (await sections()).getByRole('link', { name: 'Transfers' });
  expect(entry.querySelector('svg path')).toHaveAttribute('d', 'M4 4h16v16H4z');
});

test('FED-05 a navigation that cannot be drawn shows the entries of the shell, and every page works', async () => {
  openApp('/inventory', withEntry({ label: { en: 'Transfers' } }));
  expect(await heading('Find Item')).toBeVisible();
  const links = (await sections()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'User Management']);
});

test('FED-05 a bottom bar that cannot be drawn shows the entry of the shell, and the page area works', async () => {
  setWindow({ phone: true });
  openApp('/inventory', withEntry({ label: { en: 'Transfers' } }));
  expect(await heading('Find Item')).toBeVisible();
  const bar = within(await screen.findByRole('navigation', { name: 'Main sections' }));
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Dashboard']);
});

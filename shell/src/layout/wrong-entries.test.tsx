import type { NavEntry } from '@hand-receipt/contracts';
import { screen, within } from '@testing-library/react';
import '../test/setup-app';
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
afterEach(() => jest.restoreAllMocks());

test.each([['target'], [undefined], [7]])(
  'an entry with the icon %p is drawn with a default',
  async (icon) => {
    openApp('/inventory', withEntry({ icon }));
    const entry = (await sections()).getByRole('link', { name: 'Transfers' });
    expect(entry.querySelector('svg')).toBeInTheDocument();
    expect(await heading('Find Item')).toBeVisible();
  },
);

test('a navigation that cannot be drawn shows the entries of the shell, and every page works', async () => {
  openApp('/inventory', withEntry({ label: { en: 'Transfers' } }));
  expect(await heading('Find Item')).toBeVisible();
  const links = (await sections()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'User Management']);
});

import { SHELL_PATHS } from '@hand-receipt/contracts/remote';
import { screen, waitFor } from '@testing-library/react';
import '../test/setup-app';
import { registry } from '../test/remotes';
import { openApp } from '../test/render-app';
import { shellPages } from './shell-pages';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('SHELL-09 SHELL-10 an unknown path shows the 404 page, with a link to the dashboard', async () => {
  openApp('/nope');
  expect(await heading('Page Not Found')).toBeVisible();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Dashboard' }).at(-1)).toHaveAttribute('href', '/dashboard');
});

test('SHELL-12 /inventory is a page of the remote that declares it, and no 404', async () => {
  openApp('/inventory');
  expect(await heading('Find Item')).toBeVisible();
});

const PAGES = [
  ['/settings', 'Settings'],
  ['/profile', 'Personnel Profile'],
  ['/user-management', 'User Management'],
  ['/sections', 'Sections'],
  ['/operations', 'Operations'],
  ['/webhooks', 'Webhooks'],
];

test.each(PAGES)('SHELL-20 %s is reachable by its address', async (path, title) => {
  openApp(path);
  expect(await heading(title)).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`${title} - Hand Receipt`));
});

test('SHELL-20 /transfers/5 is reachable by its address, and its window names what it shows', async () => {
  openApp('/transfers/5');
  expect(await heading('Transfers')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('5 - Transfers - Hand Receipt'));
});

test.each([
  ['/inventory', 'Find Item'],
  ['/Dashboard', 'Dashboard'],
  ['/profile/1', 'Page Not Found'],
  ['/audit-log', 'Ledger History'],
])('the window at %s is called as the page that it shows: %s', async (path, title) => {
  openApp(path);
  await waitFor(() => expect(document.title).toBe(`${title} - Hand Receipt`));
});

test('with no registry at all the pages of the shell work', async () => {
  openApp('/dashboard', []);
  expect(await heading(/CPT Halloran/)).toBeVisible();
  expect(await screen.findByText('148')).toBeVisible();
});

test('a remote that the registry does not name is a 404', async () => {
  openApp('/transfers', registry.slice(1));
  expect(await heading('Page Not Found')).toBeVisible();
});

test('FED-14 the server knows every page of the shell as its own', () => {
  expect(SHELL_PATHS).toEqual(expect.arrayContaining(shellPages.map(({ path }) => path)));
});

test.each(PAGES.slice(0, 3))(
  'FED-14 a remote that a server lets declare %s does not take it',
  async (path, title) => {
    const routes = [path!, '/:any'].map((each) => ({ path: each, page: 'book' }));
    openApp(
      path,
      registry.map((remote) => ({ ...remote, routes })),
    );
    expect(await heading(title!)).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} - Hand Receipt`));
  },
);

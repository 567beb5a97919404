import { STORAGE_KEYS } from '@hand-receipt/contracts';
import { connectionStore, noteBrowserChecks, queryClient } from '@hand-receipt/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../test/setup-app';
import { answer, callsMade, list } from '../test/api';
import { FakeEventSource, setWindow } from '../test/browser';
import { openApp } from '../test/render-app';

const sections = () => screen.findByRole('navigation', { name: 'Sections' });
const entry = async (name: string | RegExp) => within(await sections()).getByRole('link', { name });

const IN_TRANSFERS = ['/transfers', '/transfers/5'];

test('SHELL-01 SHELL-28 the layout names the product, the user and the role label Company Commander', async () => {
  openApp('/settings');
  const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
  expect(within(sidebar).getByText('Hand Receipt')).toBeVisible();
  expect(within(sidebar).getByText('CPT Halloran')).toBeVisible();
  expect(within(sidebar).getByText('Company Commander')).toBeVisible();
});

test('SHELL-19 SHELL-20 the sections stand in order, the ledger and unit pages after them', async () => {
  openApp('/settings');
  const names = within(await sections())
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual([
    'Dashboard',
    'Property Book',
    'Sensitive Items',
    'Transfers',
    'Maintenance',
    'Documents',
    'Ledger History',
    'User Management',
  ]);
});

test.each(IN_TRANSFERS)('SHELL-21 SHELL-22 on %s Transfers is marked active, and it alone', async (path) => {
  openApp(path);
  expect(await entry('Transfers')).toHaveAttribute('aria-current', 'page');
  expect(await entry('Property Book')).not.toHaveAttribute('aria-current');
});

test('SHELL-22 on a page of a section that has no entry of its own the main entry of the section is marked', async () => {
  openApp('/inventory');
  expect(await entry('Property Book')).toHaveAttribute('aria-current', 'page');
  expect(await entry('Transfers')).not.toHaveAttribute('aria-current');
});

test('while the notifications are open their entry alone looks active', async () => {
  openApp('/transfers');
  const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
  const active = () =>
    [...sidebar.querySelectorAll('.app-nav-link[data-active], .app-nav-link[aria-expanded=true]')].map(
      ({ textContent }) => textContent,
    );
  await sections();
  expect(active()).toEqual(['Transfers']);
  await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  await screen.findByRole('dialog', { name: 'Notifications' });
  expect(active()).toEqual(['Notifications']);
});

test('SHELL-22 on a path that only begins alike nothing is marked active', async () => {
  openApp('/transfersx');
  expect(await entry('Transfers')).not.toHaveAttribute('aria-current');
});

test('SHELL-24 Documents shows the unread count, asked for the inbox, and none at 0', async () => {
  let unread = 3;
  answer({ 'GET /api/documents': () => ({ documents: [], unread_count: unread }) });
  openApp('/settings');
  await waitFor(async () => expect(await entry(/Documents/)).toHaveTextContent('Documents3'));
  expect(callsMade()).toContain('GET /api/documents?box=inbox&status=unread');

  unread = 0;
  await act(() => queryClient.invalidateQueries({ queryKey: ['documents'] }));
  await waitFor(async () => expect(await entry(/Documents/)).toHaveTextContent(/^Documents$/));
});

test('the count of transfers waiting for me is the total that the list tells', async () => {
  answer({ 'GET /api/transfers': () => list([{ id: 'T-1' }], 7) });
  openApp('/settings');
  await waitFor(async () => expect(await entry(/Transfers/)).toHaveTextContent('Transfers7'));
});

test('SHELL-16 SHELL-27 the sidebar folds and unfolds, and stays folded after a reload', async () => {
  const user = userEvent.setup();
  const app = openApp('/settings');
  await user.click(await screen.findByRole('button', { name: 'Collapse sidebar' }));
  expect(localStorage.getItem(STORAGE_KEYS.sidebarCollapsed)).toBe('true');
  expect(document.documentElement.style.getPropertyValue('--sidebar-width')).toBe('64px');

  app.unmount();
  openApp('/settings');
  await user.click(await screen.findByRole('button', { name: 'Expand sidebar' }));
  expect(localStorage.getItem('sidebarCollapsed')).toBe('false');
  expect(document.documentElement.style.getPropertyValue('--sidebar-width')).toBe('240px');
});

test('in a narrow window the sidebar starts folded, and what was chosen there is kept', async () => {
  const user = userEvent.setup();
  setWindow({ tablet: true });
  const app = openApp('/settings');
  await user.click(await screen.findByRole('button', { name: 'Expand sidebar' }));
  expect(localStorage.getItem('sidebarCollapsed')).toBe('false');

  app.unmount();
  openApp('/settings');
  expect(await screen.findByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
});

test('SHELL-26 Settings, Profile, the theme toggle and the collapse toggle are there', async () => {
  openApp('/dashboard');
  expect(await screen.findByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('button', { name: 'Use dark theme' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
});

const todayAt = (hour: number, minute: number) => new Date(new Date().setHours(hour, minute, 0, 0));

/** This browser's own check, of a quarter to six. */
const checkedHere = (found: string[] = [], warning: string | null = null, at = todayAt(5, 45)) =>
  noteBrowserChecks([{ check: 'ledger', at: at.toISOString(), found, ledger: { warning } }]);

test('the trust line tells since when the ledger is verified, by server and browser, and that it is not', async () => {
  answer({
    'GET /api/verification/last': () => ({
      last: { is_verified: true, checked_at: todayAt(5, 45).toISOString() },
    }),
  });
  await act(() => checkedHere());
  openApp('/settings');
  expect(await screen.findByText('Ledger verified · 0545')).toBeVisible();
  await act(() => checkedHere([], 'This browser has not seen this ledger before.'));
  expect(await screen.findByText('Ledger verified, see warnings · 0545')).toBeVisible();

  answer({
    'GET /api/verification/last': () => ({
      last: { is_verified: false, checked_at: todayAt(6, 12).toISOString() },
    }),
  });
  await act(() => queryClient.invalidateQueries({ queryKey: ['ledger'] }));
  expect(await screen.findByText('Ledger check failed · 0612')).toBeVisible();
});

test('the trust line says the day of a check that is not of today, and of the last sync', async () => {
  await act(() => checkedHere([], null, new Date(2026, 0, 21, 5, 45)));
  openApp('/settings');
  expect(await screen.findByText('Ledger verified · 21JAN2026 0545')).toBeVisible();
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  act(() => connectionStore.setState({ online: true, lastSynced: new Date(2026, 0, 21, 5, 58).getTime() }));
  expect(screen.getByText('Online · synced 21JAN2026 0558')).toBeVisible();
});

test('what this browser alone found is a failed check to the trust line', async () => {
  openApp('/settings');
  await waitFor(() => expect(callsMade()).toContain('GET /api/verification/last'));
  await act(() => checkedHere(['Ledger shrank from 5 to 3']));
  expect(await screen.findByText('Ledger check failed · 0545')).toBeVisible();
});

test.each([null, 'yes', {}, { last: {} }, { last: 7 }])(
  'the trust line takes the answer %j for no verdict',
  async (answered) => {
    answer({ 'GET /api/verification/last': () => answered });
    await act(() => checkedHere());
    openApp('/settings');
    expect(await screen.findByText(/^Ledger could not be checked/)).toBeVisible();
  },
);

test('the trust line relies on no server alone', async () => {
  openApp('/settings');
  await waitFor(() => expect(callsMade()).toContain('GET /api/verification/last'));
  expect(await screen.findByText('Ledger not checked')).toBeVisible();
});

test('the trust line claims nothing while the ledger has not been checked', async () => {
  answer({ 'GET /api/verification/last': () => ({ last: null }) });
  openApp('/settings');
  await waitFor(() => expect(callsMade()).toContain('GET /api/verification/last'));
  expect(await screen.findByText('Ledger not checked')).toBeVisible();
});

test('the trust line tells whether the server is heard', async () => {
  openApp('/settings');
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  act(() => FakeEventSource.opened[0]?.say('error'));
  expect(screen.getByText('Offline')).toBeVisible();
  act(() => connectionStore.setState({ online: true, lastSynced: todayAt(5, 58).getTime() }));
  expect(screen.getByText('Online · synced 0558')).toBeVisible();
});

test('a change of section moves focus to the page, and the skip link leads there', async () => {
  const user = userEvent.setup();
  openApp('/settings');
  await user.click(await screen.findByRole('link', { name: 'Profile' }));
  const main = screen.getByRole('main');
  await waitFor(() => expect(main).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', `#${main.id}`);
});

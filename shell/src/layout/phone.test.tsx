import { notify } from '@hand-receipt/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../test/setup-app';
import { setWindow } from '../test/browser';
import { openApp } from '../test/render-app';

beforeEach(() => setWindow({ phone: true }));

test('SHELL-17 below 768 px the sidebar gives way to a top bar with a slide-out menu', async () => {
  const user = userEvent.setup();
  openApp('/settings');
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Hand Receipt' });
  expect(screen.queryByRole('complementary', { name: 'Sidebar' })).not.toBeInTheDocument();

  await user.click(within(menu).getByRole('link', { name: 'Profile' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Personnel Profile' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('SHELL-18 SHELL-23 the bottom bar holds Dashboard, Transfers and Maintenance, Dashboard active on /dashboard', async () => {
  openApp('/dashboard');
  const bar = await screen.findByRole('navigation', { name: 'Main sections' });
  const links = within(bar).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/'],
    ['Transfers', '/transfers'],
    ['Maintenance', '/maintenance'],
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
  expect(links[1]).not.toHaveAttribute('aria-current');
});

test('the page puts its title into the top bar, and the bell tells of unread notifications', async () => {
  openApp('/settings');
  await waitFor(() => expect(document.getElementById('topbar-title')).toHaveTextContent('Settings'));
  act(() => notify({ type: 'info', title: 'Document received', message: 'DA 2404' }));
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

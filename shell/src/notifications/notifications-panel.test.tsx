import { type Notification, notificationsStore, notify } from '@hand-receipt/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../test/setup-app';
import { FakeEventSource } from '../test/browser';
import { openApp } from '../test/render-app';

const MINUTE = 60_000;

const told = (given: Partial<Notification> & Pick<Notification, 'id' | 'type'>): Notification => ({
  title: given.id,
  message: 'M4A1 Carbine W123488',
  timestamp: Date.now() - 4 * MINUTE,
  action: null,
  read: false,
  ...given,
});

async function openPanel(list: Notification[] = []) {
  const user = userEvent.setup();
  act(() => notificationsStore.setState({ list }));
  openApp('/settings');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  await user.click(screen.getByRole('button', { name: /^Notifications/ }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  return {
    user,
    panel: within(panel),
    rows: () =>
      within(panel)
        .queryAllByRole('listitem')
        .map((row) => row.textContent),
  };
}

const mixed = () => [
  told({ id: 'request', type: 'transfer-request' }),
  told({ id: 'warning', type: 'warning' }),
  told({ id: 'approved', type: 'transfer-approved', read: true }),
  told({ id: 'rejected', type: 'transfer-rejected' }),
  told({ id: 'critical', type: 'critical' }),
  told({ id: 'alert', type: 'system-alert' }),
];

test('SHELL-25 the sidebar entry opens the panel and the page stays', async () => {
  const { panel } = await openPanel();
  expect(panel.getByText('Notifications')).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/settings');
});

test('SHELL-29 SHELL-30 SHELL-31 tabs All, Transfers and System count and list their notifications, read or not', async () => {
  const { user, panel, rows } = await openPanel(mixed());
  expect(panel.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All6', 'Transfers3', 'System3']);

  await user.click(panel.getByRole('tab', { name: /Transfers/ }));
  expect(rows().join()).toMatch(/request.*approved.*rejected/);
  expect(rows()).toHaveLength(3);
  await user.click(panel.getByRole('tab', { name: /System/ }));
  expect(rows().join()).toMatch(/warning.*critical.*alert/);
  expect(rows()).toHaveLength(3);
});

test('SHELL-32 Mark all as read reads all, and is disabled when all are read', async () => {
  const { user, panel } = await openPanel(mixed());
  const button = panel.getByRole('button', { name: 'Mark all as read' });
  await user.click(button);
  expect(notificationsStore.getState().list.every(({ read }) => read)).toBe(true);
  expect(panel.queryByText(/Unread/)).not.toBeInTheDocument();
  expect(button).toBeDisabled();
});

test('SHELL-33 SHELL-34 Clear all notifications empties the panel, and is disabled when it is empty', async () => {
  const { user, panel } = await openPanel(mixed());
  const button = panel.getByRole('button', { name: 'Clear all notifications' });
  await user.click(button);
  expect(panel.getByText('No notifications')).toBeVisible();
  expect(panel.getByText("You're all caught up!")).toBeVisible();
  expect(button).toBeDisabled();
  expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

test('SHELL-35 a notification with an action path is marked read and leads there', async () => {
  const action = { label: 'View', path: '/transfers/5' };
  const { user, panel } = await openPanel([told({ id: 'request', type: 'transfer-request', action })]);
  await user.click(panel.getByRole('button', { name: /request/ }));
  expect(await screen.findByText('Transfer 5')).toBeVisible();
  expect(notificationsStore.getState().list[0]?.read).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('SHELL-35 a notification without one is marked read and the page stays', async () => {
  const { user, panel } = await openPanel([told({ id: 'synced', type: 'info' })]);
  await user.click(panel.getByRole('button', { name: /synced/ }));
  expect(notificationsStore.getState().list[0]?.read).toBe(true);
  expect(screen.getByLabelText('Address')).toHaveTextContent('/settings');
});

test('SHELL-36 times are relative', async () => {
  const { panel } = await openPanel([told({ id: 'request', type: 'transfer-request' })]);
  expect(panel.getByText('4 minutes ago')).toBeVisible();
});

test('SHELL-38 SHELL-39 what the server tells is at the front, unread, with all its parts', async () => {
  const { rows } = await openPanel(mixed());
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  const wire = {
    id: 'N-9',
    timestamp: Date.now(),
    type: 'transfer-request',
    title: 'Transfer request',
    message: 'SPC Whitaker wants to transfer M4A1 Carbine W123488 to you',
    action: { label: 'View', path: '/transfers/9' },
  };
  act(() => FakeEventSource.opened[0]?.say('notification', wire, '17'));
  expect(rows()[0]).toMatch(/Unread: Transfer request/);
  expect(notificationsStore.getState().list[0]).toEqual({ ...wire, read: false });
});

test('SHELL-38 an id and a time are generated for a notification that this page raises', async () => {
  await openPanel();
  const before = Date.now();
  act(() => notify({ type: 'info', title: 'Synced', message: 'All is up to date' }));
  const [first] = notificationsStore.getState().list;
  expect(first?.id).toEqual(expect.any(String));
  expect(first?.timestamp).toBeGreaterThanOrEqual(before);
  expect(first).toMatchObject({ read: false, type: 'info', title: 'Synced', action: null });
});

test('SHELL-40 notifications are kept under the key of the product', async () => {
  await openPanel();
  act(() => notify({ type: 'info', title: 'Synced', message: 'All is up to date' }));
  expect(localStorage.getItem('handreceipt.notifications')).toContain('Synced');
});

test('reminders of one kind are one line, so that a transfer request stays in sight', async () => {
  const reminder = (id: number, title: string) =>
    told({ id: `${title} ${id}`, type: 'warning', title, message: `Item ${id} is due.` });
  const { user, panel, rows } = await openPanel([
    ...[1, 2, 3, 4, 5].map((id) => reminder(id, 'Upcoming maintenance')),
    ...[6, 7, 8].map((id) => reminder(id, 'Check overdue')),
    told({ id: 'request', type: 'transfer-request', title: 'Transfer request' }),
  ]);
  expect(rows()).toHaveLength(3);
  expect(rows()[0]).toContain('5 unread: Upcoming maintenance (5)');
  expect(rows()[0]).toContain('Item 1 is due. And 4 more.');
  expect(rows()[2]).toContain('Transfer request');
  expect(panel.getByRole('tab', { name: /All/ })).toHaveTextContent('All9');

  const group = panel.getByRole('button', { name: /Check overdue \(3\)/ });
  await user.click(group);
  expect(group).toHaveAttribute('aria-expanded', 'true');
  const opened = within(panel.getByRole('list', { name: 'Check overdue' }));
  await user.click(opened.getByRole('button', { name: /Item 7 is due/ }));
  const read = notificationsStore.getState().list.filter((notification) => notification.read);
  expect(read.map(({ id }) => id)).toEqual(['Check overdue 7']);
});

import { STORAGE_KEYS } from '@hand-receipt/contracts';
import { groupOf } from './notification-groups';
import { notificationsStore, notify } from './notifications-store';

beforeEach(() => notificationsStore.setState({ list: [] }));

const kept = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.notifications) ?? 'null') as unknown[] | null;

test('SHELL-38 SHELL-39 a new notification has all its fields and stands first, unread', () => {
  notify({ type: 'info', title: 'First', message: 'one' });
  notify({
    type: 'transfer-request',
    title: 'Second',
    message: 'two',
    action: { label: 'Open', path: '/transfers/T-1' },
  });
  const [newest, oldest] = notificationsStore.getState().list;
  expect(oldest?.title).toBe('First');
  expect(newest).toMatchObject({
    type: 'transfer-request',
    read: false,
    action: { label: 'Open', path: '/transfers/T-1' },
  });
  expect(newest?.id).toEqual(expect.any(String));
  expect(newest?.timestamp).toBeGreaterThan(1_700_000_000_000);
});

test('SHELL-40 RULE-36 notifications are kept under their own local-storage key', () => {
  notify({ type: 'info', title: 'Kept', message: '' });
  expect(kept()).toEqual([expect.objectContaining({ title: 'Kept', read: false })]);
});

test('SHELL-41 corrupt text in the key is discarded', () => {
  for (const text of ['{oops', '{"a":1}', '[1,2]', '"text"', 'null']) {
    localStorage.setItem(STORAGE_KEYS.notifications, text);
    jest.isolateModules(() => {
      const fresh = jest.requireActual<typeof import('./notifications-store')>('./notifications-store');
      expect(fresh.notificationsStore.getState().list).toEqual([]);
    });
  }
});

test('SHELL-32 SHELL-33 all can be marked read, and all cleared', () => {
  notify({ type: 'info', title: 'a', message: '' });
  notify({ type: 'info', title: 'b', message: '' });
  notificationsStore.getState().markAllRead();
  expect(notificationsStore.getState().list.every((n) => n.read)).toBe(true);
  notificationsStore.getState().clear();
  expect(kept()).toBeNull();
});

test('the same notification heard twice is shown once and stays read', () => {
  notify({ id: '7', type: 'info', title: 'a', message: '' });
  notificationsStore.getState().markRead('7');
  notify({ id: '7', type: 'info', title: 'a', message: '' });
  expect(notificationsStore.getState().list).toEqual([expect.objectContaining({ id: '7', read: true })]);
});

test('SHELL-31 the three transfer types are transfers; any other type is system', () => {
  expect(['transfer-request', 'transfer-approved', 'transfer-rejected'].map(groupOf)).toEqual(
    Array(3).fill('transfers'),
  );
  expect(['info', 'success', 'warning', 'critical', 'system-alert', 'unheard-of'].map(groupOf)).toEqual(
    Array(6).fill('system'),
  );
});

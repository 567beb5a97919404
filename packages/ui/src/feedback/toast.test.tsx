import { act, fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '../theme/ui-provider';
import { dismissToast, toast } from './toast-store';

beforeEach(() => {
  jest.useFakeTimers();
  render(<UiProvider>page</UiProvider>);
});

afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
});

const show = (message: Parameters<typeof toast>[0]) => act(() => toast(message));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('SHELL-53 a toast goes after 5000 ms and not before', () => {
  show({ title: 'Login Successful' });
  wait(4999);
  expect(screen.getByRole('status')).toHaveTextContent('Login Successful');
  wait(1);
  expect(screen.queryByText('Login Successful')).toBeNull();
});

test('SHELL-53 one toast is visible at a time: a newer one takes its place and its own 5000 ms', () => {
  show({ title: 'First' });
  wait(3000);
  show({ title: 'Second', description: 'The newer one.' });
  expect(screen.queryByText('First')).toBeNull();
  wait(4999);
  expect(screen.getByText('Second')).toBeVisible();
  wait(1);
  expect(screen.queryByText('Second')).toBeNull();
});

test('a toast waits while the pointer or the focus is on it', () => {
  show({ title: 'Read me' });
  wait(4000);
  fireEvent.pointerEnter(screen.getByRole('status'));
  wait(60_000);
  expect(screen.getByText('Read me')).toBeVisible();
  fireEvent.pointerLeave(screen.getByRole('status'));
  wait(999);
  expect(screen.getByText('Read me')).toBeVisible();
  wait(1);
  expect(screen.queryByText('Read me')).toBeNull();
});

test('SHELL-54 the toast stack is at most 420 px wide', () => {
  show({ title: 'Wide' });
  expect(screen.getByRole('status').parentElement).toHaveStyle({ maxWidth: '420px' });
});

test('a failure is read out at once, the rest in turn', () => {
  show({ title: 'Login Failed', description: 'Invalid username or password', tone: 'danger' });
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid username or password');
});

test('a toast can be dismissed', () => {
  show({ title: 'Filters Cleared' });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Filters Cleared')).toBeNull();
});

test('a toast stands above the buttons of an open drawer that it would cover', async () => {
  const rect = (left: number, top: number, width: number, height: number) =>
    new DOMRect(left, top, width, height);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.className === 'hr-toasts' ? rect(1036, 800, 380, 60) : rect(800, 840, 640, 60);
  });
  window.innerHeight = 900;
  show({ title: 'Saved' });
  const host = screen.getByRole('status').parentElement;
  expect(host?.style.bottom).toBe('');
  const foot = document.body.appendChild(document.createElement('footer'));
  foot.className = 'hr-drawer-foot';
  await act(() => Promise.resolve());
  expect(host).toHaveStyle({ bottom: '68px' });
  foot.remove();
  await act(() => Promise.resolve());
  expect(host?.style.bottom).toBe('');
  jest.restoreAllMocks();
});

test('LIFE-55 on a phone a message in a dialog is scrolled out from under a toast, and the dialog gets room for it', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(8, 780, 374, 60));
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.innerHTML =
    '<div class="hr-dialog-body"><div class="hr-alert">Needs a connection.</div></div><footer class="hr-dialog-foot"></footer>';
  show({ title: 'You are offline' });
  await act(() => Promise.resolve());
  const room = () => document.documentElement.style.getPropertyValue('--toast-room');
  expect(room()).toMatch(/px$/);
  expect(scrolled.mock.contexts).toEqual([dialog.querySelector('.hr-alert')]);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(room()).toBe('');
  dialog.remove();
  jest.restoreAllMocks();
});

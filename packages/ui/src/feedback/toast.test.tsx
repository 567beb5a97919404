import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { UiProvider } from '../theme/ui-provider';
import { dismissToast, toast } from './toast-store';

const Place = () => <p>You are at {useLocation().pathname}</p>;

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <MemoryRouter>
      <UiProvider>
        <Place />
      </UiProvider>
    </MemoryRouter>,
  );
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

describe('on a phone the content of a dialog ends above a toast', () => {
  const room = () => document.documentElement.style.getPropertyValue('--toast-room');
  const openDialog = (content: string) => {
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.innerHTML = `<div class="hr-dialog-body">${content}</div>`;
    return { dialog, body: dialog.firstElementChild as HTMLElement };
  };

  test('LIFE-55 and a message in it is scrolled into sight', () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const { dialog } = openDialog('<div class="hr-alert">Needs a connection.</div>');
    show({ title: 'You are offline' });
    expect(room()).toMatch(/px$/);
    expect(scrolled.mock.contexts).toEqual([dialog.querySelector('.hr-alert')]);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(room()).toBe('');
    dialog.remove();
    jest.restoreAllMocks();
  });

  test('and one that was scrolled to its end stays there', () => {
    const { dialog, body } = openDialog('<p>The last line.</p>');
    Object.defineProperties(body, { scrollHeight: { value: 900 }, clientHeight: { value: 500 } });
    body.scrollTop = 100;
    show({ title: 'Saved' });
    expect(body.scrollTop).toBe(100);
    body.scrollTop = 400;
    show({ title: 'Saved again' });
    expect(body.scrollTop).toBe(900);
    act(() => dismissToast());
    dialog.remove();
  });
});

test('a toast leads to the page of what it tells of, and the keyboard goes on in that page', () => {
  const before = document.body.appendChild(document.createElement('main'));
  before.tabIndex = -1;
  before.focus();
  show({ title: 'Closing Signed', link: { to: '/closings/CL-0001', label: 'Open CL-0001' } });
  const link = within(screen.getByRole('status')).getByRole('link', { name: 'Open CL-0001' });
  expect(link).toHaveAttribute('href', '/closings/CL-0001');
  act(() => link.focus());
  wait(60_000);
  expect(link).toBeVisible();
  fireEvent.click(link);
  expect(screen.getByText('You are at /closings/CL-0001')).toBeVisible();
  expect(screen.queryByText('Closing Signed')).toBeNull();
  expect(before).toHaveFocus();
  before.remove();
});

test('a dismissed toast gives the focus back', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  show({ title: 'Saved' });
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  fireEvent.click(dismiss);
  expect(field).toHaveFocus();
  field.remove();
});

import { queryClient, sessionStore } from '@hand-receipt/platform';
import { act, screen, waitFor } from '@testing-library/react';
import '../test/setup-app';
import { answer, callsMade, list, refusal } from '../test/api';
import { FakeEventSource } from '../test/browser';
import { halloran } from '../test/company';
import { openApp } from '../test/render-app';

async function openListening() {
  openApp('/settings');
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  return FakeEventSource.opened[0] as FakeEventSource;
}
test('a change that the server tells of asks again for what it touches', async () => {
  const stream = await openListening();
  answer({ 'GET /api/transfers': () => list([], 4) });
  act(() => stream.say('changed', { scopes: ['transfers'] }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /Transfers/ })).toHaveTextContent('Transfers4'),
  );
});

/** The stream breaks, and ten seconds pass. */
function breakOff(stream: FakeEventSource) {
  jest.useFakeTimers();
  act(() => stream.say('error'));
  act(() => jest.advanceTimersByTime(10_000));
  jest.useRealTimers();
}

test('a stream that the browser closed is opened again when the server answers', async () => {
  const stream = await openListening();
  breakOff(stream);
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(2));
  expect(stream.closed).toBe(true);
});

test('a stream that ended because the session did asks to sign in again', async () => {
  const stream = await openListening();
  answer({ 'GET /api/auth/me': () => refusal(401, 'Not signed in') });
  breakOff(stream);
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  expect(stream.closed).toBe(true);
  expect(FakeEventSource.opened).toHaveLength(1);
});

test('a session that somebody ends elsewhere is asked for at once, over what is being typed', async () => {
  const stream = await openListening();
  answer({ 'GET /api/auth/me': () => refusal(401, 'Not signed in') });
  act(() => stream.say('changed', { scopes: ['auth'] }));
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
});

test('check 2 a person who is deactivated is out at once, is told why, and nothing of theirs stays open', async () => {
  const stream = await openListening();
  answer({ 'GET /api/auth/me': () => refusal(401, 'Not signed in') });
  act(() => {
    stream.say('changed', { scopes: ['auth'] });
    stream.say('deactivated');
  });
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.getByText('Your account was deactivated. Ask an Admin of your unit.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/login');
  expect(stream.closed).toBe(true);
});

test('an answer that is refused before the word of it comes keeps nobody in whose account was closed', async () => {
  const stream = await openListening();
  act(() => sessionStore.setState({ expired: true }));
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  expect(stream.closed).toBe(false);
  act(() => stream.say('deactivated'));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what an Admin changes of my account shows without a reload', async () => {
  const stream = await openListening();
  answer({ 'GET /api/auth/me': () => ({ ...halloran, rank: 'MAJ', position: 'Executive Officer' }) });
  act(() => stream.say('changed', { scopes: ['auth'] }));
  expect(await screen.findByText('MAJ Halloran')).toBeVisible();
  expect(screen.getByText('Executive Officer')).toBeVisible();
});

test('while the session is over nothing is polled', async () => {
  await openListening();
  act(() => sessionStore.setState({ expired: true }));
  const before = callsMade().length;
  await act(() => queryClient.invalidateQueries({ queryKey: ['documents'] }));
  expect(callsMade()).toHaveLength(before);
});

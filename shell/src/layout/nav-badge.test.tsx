import { PlatformProvider, queryClient, sessionStore } from '@hand-receipt/platform';
import { UiProvider } from '@hand-receipt/ui';
import { act, render, screen } from '@testing-library/react';
import { answer, callsMade } from '../test/api';
import { registry } from '../test/remotes';
import '../test/setup-app';
import { NavBadge } from './nav-badge';

const badge = registry.flatMap(({ nav }) => nav).find(({ path }) => path === '/documents')!.badge!;
const UNREAD = 'GET /api/documents?box=inbox&status=unread';
const asked = () => callsMade().filter((call) => call === UNREAD).length;
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const show = () =>
  render(
    <PlatformProvider>
      <UiProvider>
        <NavBadge badge={badge} />
      </UiProvider>
    </PlatformProvider>,
  );

beforeEach(() => {
  queryClient.clear();
  sessionStore.setState({ status: 'authenticated', expired: false });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('API-17 unread documents are asked for every 30 s, and what is known is fresh for 10 s', async () => {
  let unread = 3;
  answer({ 'GET /api/documents': () => ({ documents: [], unread_count: unread }) });
  const first = show();
  await passes(0);
  expect(screen.getByText('3 new')).toBeVisible();
  expect(asked()).toBe(1);

  first.unmount();
  await passes(9_000);
  const second = show();
  await passes(0);
  expect(asked()).toBe(1);
  second.unmount();
  await passes(2_000);
  show();
  await passes(0);
  expect(asked()).toBe(2);

  unread = 4;
  await passes(29_000);
  expect(asked()).toBe(2);
  await passes(1_100);
  expect(asked()).toBe(3);
  expect(screen.getByText('4 new')).toBeVisible();
});

import { page, serve } from '@hand-receipt/standalone/testing';
import { dismissToast, toast } from '@hand-receipt/ui';
import { act, screen } from '@testing-library/react';
import { renderPage } from '../test/render';
import { wireTransfer } from '../test/wire';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const servePending = (count: number) =>
  serve({
    'GET /api/transfers': (url) =>
      url.searchParams.get('status') === 'Pending'
        ? page(count ? [wireTransfer()] : [], { total: count })
        : page([wireTransfer()]),
  });

const COUNTS = [
  [1, '1 Pending Incoming Transfer', 'You have 1 transfer request waiting for review.'],
  [3, '3 Pending Incoming Transfers', 'You have 3 transfer requests waiting for review.'],
] as const;

test.each(COUNTS)(
  'XFER-24 XFER-25 one second after load %i pending are announced',
  async (count, title, description) => {
    servePending(count);
    renderPage();
    await pass(50);
    await pass(900);
    expect(screen.queryByText(title)).toBeNull();
    await pass(150);
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(description)).toBeVisible();
  },
);

test('XFER-24 the announcement waits until another message is gone', async () => {
  servePending(1);
  renderPage();
  await pass(50);
  act(() => toast({ title: 'Transfer Cancelled' }));
  await pass(2000);
  expect(screen.getByText('Transfer Cancelled')).toBeVisible();
  act(() => dismissToast());
  await pass(1000);
  expect(screen.getByText('1 Pending Incoming Transfer')).toBeVisible();
});

test('XFER-24 nothing pending, nothing announced', async () => {
  servePending(0);
  renderPage();
  await pass(3000);
  expect(screen.queryByText(/Pending Incoming/)).toBeNull();
});

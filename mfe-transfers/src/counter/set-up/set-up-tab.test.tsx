import type { CounterDetailDto, Role } from '@hand-receipt/contracts';
import { page, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import { signedIn } from '../../test/people';
import SetUpTab from './set-up-tab';

const counter: CounterDetailDto = {
  id: 'CT-1',
  name: 'Arms Room',
  kind: 'arms-room',
  unit: { id: 'B', name: 'B Co' },
  closed_at: null,
  stock: 7,
  out: 1,
  may: { operate: false, setUp: false, appoint: false, read: true },
  operators: [],
  authorities: [],
  unacknowledged: 0,
};

const show = async (role: Role, stock: () => unknown) => {
  const server = serve({ 'GET /api/counters/CT-1': () => counter, 'GET /api/counters/CT-1/stock': stock });
  renderAt('/counter/set-up', <SetUpTab counter={counter} />, { user: { ...signedIn, role } });
  await screen.findByText('Issue in My Name');
  return server;
};

test('a squad leader is not shown what the counter keeps, nor a refusal of it', async () => {
  const { calls } = await show('Squad Leader', () =>
    Response.json(
      { error: 'forbidden', message: 'Only its operators see it.', requestId: 'r' },
      { status: 403 },
    ),
  );
  expect(screen.queryByText('Stock', { selector: 'h2' })).not.toBeInTheDocument();
  expect(screen.queryByText('Only its operators see it.')).not.toBeInTheDocument();
  expect(calls.some((call) => call.includes('/stock'))).toBe(false);
});

test('the commander is shown what it keeps', async () => {
  const { calls } = await show('Commander', () => page([]));
  expect(calls.some((call) => call.includes('/stock'))).toBe(true);
});

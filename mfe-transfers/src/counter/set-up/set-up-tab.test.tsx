import type { CounterDetailDto, Role } from '@hand-receipt/contracts';
import { page, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import { onDesktop, onPhone } from '../../test/on-phone';
import { halloran, signedIn, whitaker } from '../../test/people';
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

const show = async (role: Role, stock: () => unknown, shown: CounterDetailDto = counter) => {
  const server = serve({ 'GET /api/counters/CT-1': () => shown, 'GET /api/counters/CT-1/stock': stock });
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

test('appointments and authorities show their last day', async () => {
  // They end with that day: the midnight after it.
  const term = { since: new Date(2026, 10, 1, 9).toISOString(), until: new Date(2027, 0, 1).toISOString() };
  await show('Commander', () => page([]), {
    ...counter,
    operators: [{ person: whitaker, order_reference: 'Memorandum 12', set_by: halloran, ...term }],
    authorities: [{ holder: halloran, ...term }],
  });
  for (const name of ['Operators', 'Issue in my name']) {
    expect(within(screen.getByRole('table', { name })).getByText('31DEC2026')).toBeVisible();
  }
  expect(screen.queryByText('01JAN2027')).not.toBeInTheDocument();
});

afterEach(onDesktop);

test('on a phone the operators are a list, each with their order whole', async () => {
  onPhone();
  const term = { since: new Date(2026, 10, 1, 9).toISOString(), until: new Date(2027, 0, 1).toISOString() };
  await show('Commander', () => page([]), {
    ...counter,
    operators: [{ person: whitaker, order_reference: 'Memorandum 12', set_by: halloran, ...term }],
  });
  const list = screen.getByRole('list', { name: 'Operators' });
  expect(list).toHaveTextContent('SPC WhitakerMemorandum 12Until 31DEC2026, appointed by CPT Halloran');
});

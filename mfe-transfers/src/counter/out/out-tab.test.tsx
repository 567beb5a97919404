import type { CounterDto, OutDto, OutEntryDto } from '@hand-receipt/contracts';
import { renderAt as renderSignedIn, serve } from '@hand-receipt/standalone/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { halloran, signedIn, whitaker } from '../../test/people';
import { renderAt } from '../../test/render';
import { onDesktop, onPhone } from '../../test/on-phone';
import OutTab from './out-tab';

const counter: CounterDto = {
  id: 'CT-1',
  name: 'Arms Room',
  kind: 'arms-room',
  unit: { id: 'B', name: 'B Co' },
  closed_at: null,
  stock: 12,
  out: 2,
  may: { operate: true, setUp: false, appoint: false, read: true },
};
const entry = (given: Partial<OutEntryDto>, serial: string): OutEntryDto =>
  ({
    item: { id: `P-${serial}`, name: 'M4A1 Carbine', serial_number: serial },
    is_sensitive: true,
    in_stock: true,
    person: whitaker,
    basis: 'draw',
    since: '2026-11-21T07:44:00.000Z',
    due_at: '2026-11-21T17:00:00.000Z',
    state: 'out',
    handover_id: 'HO-0001',
    claimed_at: null,
    disputed: false,
    ...given,
  }) as OutEntryDto;
const out: OutDto = {
  counter: { id: 'CT-1', name: 'Arms Room', unit: 'B Co' },
  out: 2,
  stock: 12,
  entries: [
    entry({ state: 'overdue', due_at: '2026-11-20T17:00:00.000Z' }, 'W123457'),
    entry({ person: halloran, basis: 'issue', since: '2026-11-19T07:44:00.000Z', due_at: null }, 'W123456'),
  ],
};

const show = async (path = '/counter/who-is-out') => {
  serve({ 'GET /api/counters/CT-1/out': () => out, 'GET /api/units': () => [] });
  renderAt(path, <OutTab counter={counter} />);
  return screen.findByRole('table', { name: 'Who is out' });
};
const serials = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => /W\d+/.exec(row.textContent)?.[0] ?? '');

test('overdue comes first; a press on a head sorts by it, and the bar says how much is out', async () => {
  const table = await show();
  expect(serials(table)).toEqual(['W123457', 'W123456']);
  expect(screen.getByRole('img', { name: '2 of 12 out' })).toBeVisible();
  expect(screen.getByText('10 in the racks')).toBeVisible();
  expect(screen.getByText('Stock items out')).toBeVisible();
  const since = within(table).getByRole('columnheader', { name: 'Since' });
  await userEvent.click(within(since).getByRole('button'));
  expect(since).toHaveAttribute('aria-sort', 'ascending');
  expect(serials(table)).toEqual(['W123456', 'W123457']);
  await userEvent.click(within(since).getByRole('button'));
  expect(serials(table)).toEqual(['W123457', 'W123456']);
});

afterEach(onDesktop);

test('the list is printed and saved from the bar of its filters, and on a phone from above the list', async () => {
  await show();
  const bar = screen.getByRole('searchbox', { name: 'Search' }).closest('.hr-filters');
  expect(bar).toContainElement(screen.getByRole('button', { name: 'Print List' }));
  expect(bar).toContainElement(screen.getByRole('button', { name: 'Export CSV' }));
  act(onPhone);
  cleanup();
  renderAt('/counter/who-is-out', <OutTab counter={counter} />);
  expect(await screen.findAllByRole('button', { name: 'Print List' })).toHaveLength(1);
});

test('the address names the order; what is never due comes after all that is', async () => {
  const table = await show('/counter/who-is-out?sort=due');
  expect(within(table).getByRole('columnheader', { name: 'Due' })).toHaveAttribute('aria-sort', 'ascending');
  expect(serials(table)).toEqual(['W123457', 'W123456']);
});

test('a squad leader reads the figures of the stock, and words of their own people', async () => {
  const narrowed = { ...counter, may: { operate: false, setUp: false, appoint: false, read: true } };
  serve({
    'GET /api/counters/CT-1/out': () => ({ ...out, out: 1, stock: 7, entries: [] }),
    'GET /api/units': () => [],
  });
  renderSignedIn('/counter/who-is-out', <OutTab counter={narrowed} />, {
    user: { ...signedIn, role: 'Squad Leader' },
  });
  expect(await screen.findByText('Nothing is out with your people')).toBeVisible();
  expect(screen.getByRole('img', { name: '1 of 7 out' })).toBeVisible();
  expect(screen.getByText('Out with your people')).toBeVisible();
  expect(screen.getByText('Nothing of your people is overdue')).toBeVisible();
  expect(screen.queryByText(/Everything is in|Nobody has anything/)).not.toBeInTheDocument();
});

test('a temporary receipt is extended from the row of its person, as it is taken back there', async () => {
  const lent = (serial: string, receipt: string) =>
    entry({ basis: 'temporary', handover_id: receipt }, serial);
  const rowOf = async (entries: OutEntryDto[]) => {
    serve({ 'GET /api/counters/CT-1/out': () => ({ ...out, entries }), 'GET /api/units': () => [] });
    renderAt('/counter/who-is-out', <OutTab counter={counter} />);
    return screen.findByRole('button', { name: 'Extend the receipt of SPC Whitaker' });
  };
  const address = () => screen.getByLabelText('Address').textContent;
  await userEvent.click(await rowOf([lent('W123457', 'HO-0001'), lent('W123458', 'HO-0001')]));
  expect(address()).toBe('/counter/temporary?counter=CT-1&dialog=extend&receipt=HO-0001');
  cleanup();
  await userEvent.click(await rowOf([lent('W123457', 'HO-0001'), lent('W123458', 'HO-0002')]));
  expect(address()).toBe('/counter/temporary?counter=CT-1');
  cleanup();
  await show();
  expect(screen.queryByRole('button', { name: /^Extend/ })).not.toBeInTheDocument();
});

test('Reset takes search and filters away; on a phone each filter is a chip that removes it', async () => {
  const user = userEvent.setup();
  await show('/counter/who-is-out?q=W12&kind=draw');
  expect(screen.getByText('1 person, 1 item')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/counter\/who-is-out$/);
  expect(screen.getByText('2 people, 2 items')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
  act(onPhone);
  cleanup();
  renderAt('/counter/who-is-out?kind=draw', <OutTab counter={counter} />);
  await user.click(await screen.findByRole('button', { name: 'Remove filter Kind: Draw' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/counter\/who-is-out$/);
});

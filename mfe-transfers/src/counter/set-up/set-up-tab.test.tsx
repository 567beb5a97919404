import type { CounterDetailDto, CounterItemDto, Role } from '@hand-receipt/contracts';
import { page, refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('the form of a new counter comes once the units are there, with the own one chosen', async () => {
  let isDown = true;
  serve({
    'GET /api/units': () =>
      isDown ? refusal(503, 'The database is restarting.') : [{ id: 'B', name: signedIn.unit }],
  });
  renderAt('/counter/set-up?dialog=new', <SetUpTab counter={undefined} />, { user: signedIn });
  const dialog = within(await screen.findByRole('dialog', { name: 'New Counter' }));
  expect(await dialog.findByText('The database is restarting.')).toBeVisible();
  // What would be typed before is not thrown away: there is nothing to type into.
  expect(dialog.queryByLabelText('Name')).not.toBeInTheDocument();
  isDown = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Unit')).toHaveDisplayValue(signedIn.unit);
});

test('nobody is appointed from a list that did not come, and Try again brings it', async () => {
  let users: () => unknown = () => refusal(503, 'The database is restarting.');
  const shown = { ...counter, may: { ...counter.may, appoint: true } };
  serve({
    'GET /api/counters/CT-1': () => shown,
    'GET /api/counters/CT-1/stock': () => page([]),
    'GET /api/users': () => users(),
  });
  renderAt('/counter/set-up?dialog=appoint', <SetUpTab counter={shown} />, { user: signedIn });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('The database is restarting.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Appoint' })).toBeDisabled();
  users = () => [{ ...signedIn, id: 'U-2', rank: 'SPC', name: 'Cole Whitaker' }];
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('option', { name: 'SPC Cole Whitaker' })).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Appoint' })).toBeEnabled();
});

const rifle = (id: string, serial: string): CounterItemDto => ({
  id,
  name: 'M4A1 Carbine',
  serial_number: serial,
  nsn: null,
  current_status: 'Operational',
  is_sensitive: true,
  in_stock: true,
  rack: 'Rack 4',
  holder: halloran,
  possession: null,
  authorized: whitaker,
  mounted: [],
  components: [],
});

test('an item is removed from stock after a question that names the authorization and the card', async () => {
  let kept = [rifle('P-1', 'W123456'), rifle('P-2', 'W123457')];
  const stock = 'PUT /api/counters/CT-1/stock';
  const shown = { ...counter, may: { ...counter.may, setUp: true } };
  const { sent } = serve({
    'GET /api/counters/CT-1': () => shown,
    'GET /api/counters/CT-1/stock': () => page(kept),
    'GET /api/counters/CT-1/authorizations': () =>
      kept.map((item) => ({ item, person: whitaker, rack: 'Rack 4', card_number: `WC-${item.id}` })),
    [stock]: () => {
      kept = kept.slice(1);
      return shown;
    },
  });
  renderAt('/counter/set-up', <SetUpTab counter={shown} />, { user: signedIn });
  const cross = () => screen.findByRole('button', { name: 'Remove M4A1 Carbine W123456 from stock' });
  await userEvent.click(await cross());
  const question = () =>
    screen.findByRole('alertdialog', { name: 'Remove M4A1 Carbine W123456 from stock?' });
  const words = 'SPC Whitaker is no longer authorized for it, and weapon card WC-P-1 is void.';
  expect(await within(await question()).findByText(words)).toBeVisible();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);

  await userEvent.click(await cross());
  await userEvent.click(within(await question()).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { remove: ['P-1'] },
  ]);
  await waitFor(() => expect(document.activeElement).toHaveTextContent('W123457'));
  expect(document.activeElement?.tagName).toBe('LI');
});

import '../test/setup-app';
import type { RegisteredRemote } from '@hand-receipt/contracts';
import { connectionStore } from '@hand-receipt/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, bodyOf, callsMade, list, refusal } from '../test/api';
import { halloran } from '../test/company';
import { registry } from '../test/remotes';
import { openApp } from '../test/render-app';

const CREATE = 'POST /api/property';
const ISSUE = 'POST /api/consumables/K-1/issue';

const entry = (id: string, more: object) => ({
  id,
  timestamp: Date.parse('2026-11-21T06:00:00Z') + Number(id),
  owner: halloran.id,
  state: 'failed',
  attempts: 1,
  ...more,
});
const creation = (more: object = {}) =>
  entry('1', {
    type: 'create',
    call: { key: CREATE },
    data: { name: 'M4A1 Carbine', serial_number: 'W1', nsn: '1005-01-231-0973' },
    title: 'Create M4A1 Carbine W1',
    status: 409,
    reason: 'Serial number W1 is a duplicate.',
    ...more,
  });
const issue = () =>
  entry('2', {
    type: 'consume',
    call: { key: 'POST /api/consumables/:id/issue', params: { id: 'K-1' } },
    data: { quantity: 10, issuedTo: '1st Platoon' },
    title: 'Issue 10 (box) of AA batteries to 1st Platoon',
    status: 409,
    reason: 'Only 4 (box) of AA batteries on hand; 10 cannot be issued.',
  });
const onTheBooks = {
  id: 'P-7',
  name: 'M4A1 Carbine',
  serial_number: 'W1',
  category: 'weapons',
  current_status: 'Operational',
  nsn: null,
  assigned_to: { id: 'U-2', rank: 'SSG', name: 'Brandt', lastName: 'Brandt' },
};
const batteries = { id: 'K-1', name: 'AA batteries', unit: 'box', currentQuantity: 4, notes: null };

/** What the device kept when the page was last closed; this browser has no database, so its mirror is read. */
const keep = (...entries: object[]) =>
  localStorage.setItem('handreceipt.offlineQueue', JSON.stringify(entries));

async function openQueue(remotes: RegisteredRemote[] = registry) {
  openApp('/profile?queue=open', remotes);
  return within(await screen.findByRole('dialog', { name: 'Offline queue' }));
}

const rowOf = (table: HTMLElement, label: RegExp) => within(table).getByRole('row', { name: label });

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a conflict shows what I wrote beside what the server has now, and marks what differs', async () => {
  answer({
    'GET /api/property': () => list([{ ...onTheBooks, id: 'P-8', serial_number: 'W11' }, onTheBooks]),
  });
  keep(creation());
  const panel = await openQueue();
  const table = await panel.findByRole('table', { name: /^Create M4A1 Carbine W1: what you wrote/ });
  expect(rowOf(table, /^Serial number/)).toHaveTextContent('W1W1');
  expect(rowOf(table, /^NSN/)).toHaveTextContent('1005-01-231-0973–');
  expect(rowOf(table, /^Holder \(differs\)/)).toHaveTextContent('YouSSG Brandt');
  expect(callsMade()).toContain('GET /api/property?scope=visible&q=W1&limit=20');
});

test('mine can be sent again once the server has what it needs', async () => {
  let onHand = 4;
  answer({
    'GET /api/consumables/K-1': () => ({ ...batteries, currentQuantity: onHand }),
    [ISSUE]: ({ body }) => {
      onHand -= (body as { quantity: number }).quantity;
      return { ...batteries, currentQuantity: onHand };
    },
  });
  keep(issue());
  const panel = await openQueue();
  const table = await panel.findByRole('table');
  expect(rowOf(table, /^Issue \(differs\)/)).toHaveTextContent('104 (box) on hand');
  onHand = 24;
  await userEvent.click(panel.getByRole('button', { name: /^Send mine again/ }));
  expect(await panel.findByText('Nothing waits on this device')).toBeVisible();
  expect(panel.getByText('1 change sent.')).toBeVisible();
  expect(onHand).toBe(14);
});

test('theirs is kept by discarding mine, after one more question; nothing is sent', async () => {
  answer({ 'GET /api/consumables/K-1': () => batteries });
  keep(issue());
  const panel = await openQueue();
  await userEvent.click(await panel.findByRole('button', { name: /^Keep theirs/ }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Discard this change?' }));
  await userEvent.click(sure.getByRole('button', { name: 'Discard' }));
  expect(await panel.findByText('Nothing waits on this device')).toBeVisible();
  expect(callsMade().filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('a change on an older version goes out on the version that was compared', async () => {
  const seen = { at: '2026-11-28T22:11:00.000Z', by: 'CPT Osei' };
  const item = { ...onTheBooks, version: 7, last_checks: [], last_verified: seen };
  answer({
    'GET /api/property/P-7': () => item,
    'PATCH /api/property/P-7/status': ({ body }) =>
      (body as { version: number }).version === 7 ? item : refusal(409, 'This item was changed.'),
  });
  keep(
    entry('3', {
      type: 'update',
      call: { key: 'PATCH /api/property/:id/status', params: { id: 'P-7' } },
      data: { status: 'Damaged', version: 3 },
      title: 'Report W1 damaged',
      status: 409,
      reason: 'This item was changed.',
    }),
  );
  const panel = await openQueue();
  expect(rowOf(await panel.findByRole('table'), /^Status \(differs\)/)).toHaveTextContent(
    'DamagedOperational',
  );
  expect(rowOf(panel.getByRole('table'), /^Last seen/)).toHaveTextContent(/28NOV2026 \d{4}, CPT Osei$/);
  await userEvent.click(panel.getByRole('button', { name: /^Send mine again/ }));
  expect(await panel.findByText('Nothing waits on this device')).toBeVisible();
  expect(bodyOf('PATCH /api/property/P-7/status')).toEqual({ status: 'Damaged', version: 7 });
});

test('a refused count of components shows each count beside what another person recorded', async () => {
  const component = { quantity: 7, required: true, status: 'present', onHand: 3, damaged: 0 };
  const item = {
    ...onTheBooks,
    version: 7,
    last_checks: [],
    components: [
      { ...component, id: 'C-1', name: 'Magazine' },
      { ...component, id: 'C-2', name: 'Sling', onHand: null },
      { ...component, id: 'C-3', name: 'Cleaning kit' },
    ],
  };
  answer({
    'GET /api/property/P-7': () => item,
    'PUT /api/property/P-7/component-counts': () => item,
  });
  keep(
    entry('5', {
      type: 'update',
      call: { key: 'PUT /api/property/:id/component-counts', params: { id: 'P-7' } },
      data: {
        counts: [
          { componentId: 'C-1', onHand: 5, damaged: 1 },
          { componentId: 'C-2', onHand: 1, damaged: 0 },
          { componentId: 'C-9', onHand: 2, damaged: 0 },
        ],
        version: 3,
      },
      title: 'Count components of M4A1 Carbine W1',
      status: 409,
      reason: 'Somebody changed this while you were typing.',
    }),
  );
  const panel = await openQueue();
  const table = await panel.findByRole('table');
  expect(rowOf(table, /^Magazine, on hand \(differs\)/)).toHaveTextContent(/53$/);
  expect(rowOf(table, /^Magazine, damaged \(differs\)/)).toHaveTextContent(/10$/);
  expect(rowOf(table, /^Sling, on hand \(differs\)/)).toHaveTextContent(/1Not counted$/);
  expect(rowOf(table, /^Component C-9, on hand \(differs\)/)).toHaveTextContent(/2Not on record$/);
  expect(within(table).queryByRole('row', { name: /^Sling, damaged|^Cleaning kit/ })).not.toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: /^Send mine again/ }));
  expect(await panel.findByText('Nothing waits on this device')).toBeVisible();
});

test('a refused creation leads to the form that the remote declares for correcting it', async () => {
  const [first, ...rest] = registry;
  const editing = [
    { ...first!, queueEdits: [{ call: CREATE, path: '/transfers?create=:id' } as const] },
    ...rest,
  ];
  answer({ 'GET /api/property': () => list([]) });
  keep(creation());
  const panel = await openQueue(editing);
  expect(await panel.findByText('The server has nothing of it that you may see.')).toBeVisible();
  await userEvent.click(panel.getByRole('link', { name: 'Edit Create M4A1 Carbine W1' }));
  expect(await screen.findByText('All transfers')).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/transfers?create=1');
});

test('a refusal that is no conflict is compared only when its person asks', async () => {
  answer({ 'GET /api/property': () => list([onTheBooks]) });
  keep(creation({ status: 403, reason: 'Only a supply sergeant may create items.' }));
  const panel = await openQueue();
  expect(await panel.findByRole('button', { name: 'Retry Create M4A1 Carbine W1' })).toBeVisible();
  expect(panel.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Compare Create M4A1 Carbine W1' }));
  expect(await panel.findByRole('table')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Compare Create M4A1 Carbine W1' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('without a connection the other side is said to be out of sight, and comes with the connection', async () => {
  answer({ 'GET /api/property': () => list([onTheBooks]) });
  keep(creation());
  openApp('/profile');
  await screen.findByText('1 change could not be sent');
  act(() => connectionStore.setState({ online: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Show queue' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Offline queue' }));
  expect(
    await panel.findByText('What the server has now can be seen when the connection is back.'),
  ).toBeVisible();
  act(() => connectionStore.setState({ online: true }));
  expect(await panel.findByRole('table')).toBeVisible();
});

test('a draft says that it is one, opens at its form, and is counted apart from what is sent', async () => {
  keep(
    entry('4', {
      type: 'transfer',
      state: 'draft',
      data: { notes: 'hand over at 0600' },
      title: 'Transfer request for W1',
      path: '/transfers/5',
    }),
  );
  const panel = await openQueue();
  expect(await panel.findByText(/^Draft, not sent/)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Sync now' })).toBeDisabled();
  expect(screen.getByText('1 draft kept on this device')).toBeInTheDocument();
  await userEvent.click(panel.getByRole('link', { name: 'Open Transfer request for W1' }));
  expect(await screen.findByText('Transfer 5')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

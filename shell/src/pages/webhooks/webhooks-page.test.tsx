import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, bodyOf, callsMade, held, list, refusal, unreachable } from '../../test/api';
import { setWindow } from '../../test/browser';
import { admin } from '../../test/company';
import { openApp } from '../../test/render-app';
import { deliveryOf, webhookOf } from '../../test/webhooks';

const PROBLEM = 'The receiver answered 503.';
const schedule = webhookOf('WH-0001', 'Motor pool schedule', { eventTypes: ['USER'] });
const failing = webhookOf('WH-0002', 'Arms room log', {
  unit: { id: 'B-1', name: '1st Squad' },
  failingSince: '2026-11-21T04:10:00.000',
  lastProblem: PROBLEM,
  waiting: 3,
  dead: 2,
});
const all = { allowsPrivate: false, maySendAll: true, webhooks: [failing, schedule] };
const dead = deliveryOf('WD-0002', {
  webhookId: 'WH-0002',
  state: 'dead',
  attemptCount: 29,
  attempts: [
    { at: '2026-11-21T05:44:01.000', status: 503, problem: PROBLEM, durationMs: 9 },
    {
      at: '2026-11-21T04:44:01.000',
      status: null,
      problem: 'The receiver refused the connection.',
      durationMs: 1,
    },
  ],
});
const units = [
  { id: 'B', name: 'B Co', kind: 'company', parentId: null, depth: 0, members: 3, mine: true },
  { id: 'B-1', name: '1st Squad', kind: 'squad', parentId: 'B', depth: 1, members: 3, mine: true },
];
const CREATE = 'POST /api/webhooks';

beforeEach(() =>
  answer({
    'GET /api/auth/me': () => admin,
    'GET /api/webhooks': () => all,
    'GET /api/webhook-deliveries': () => list([dead]),
    'GET /api/units': () => units,
  }),
);

const table = () => screen.findByRole('table', { name: 'Webhooks' });

test('each webhook says where it sends, what, and how it does; who fails is said over the list', async () => {
  openApp('/webhooks');
  const rows = within(await table());
  const row = within(rows.getByRole('row', { name: /Arms room log/ }));
  expect(row.getByText('receiver.example.mil')).toBeVisible();
  expect(row.getByText('1st Squad')).toBeVisible();
  expect(row.getByText('All events')).toBeVisible();
  expect(row.getByText('Failing since 21NOV2026 0410')).toBeVisible();
  expect(rows.getByText('The whole ledger')).toBeVisible();
  expect(rows.getByText('Delivered 21NOV2026 0544')).toBeVisible();
  expect(screen.getByText('Failing: Arms room log')).toBeVisible();
  expect(document.body).not.toHaveTextContent('of-the-receiver');
});

test('a webhook is created for some event types, and its secret is shown once', async () => {
  let refuse = true;
  const words = '10.0.0.1 is not a public address.';
  answer({
    [CREATE]: () => (refuse ? refusal(400, words, { url: words }) : { ...schedule, secret: 'whsec_of-this' }),
  });
  openApp('/webhooks');
  await table();
  await userEvent.click(screen.getByRole('button', { name: 'New Webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Webhook' }));
  await userEvent.type(await dialog.findByLabelText('Name'), ' Motor pool schedule ');
  await userEvent.type(dialog.getByLabelText('Address'), 'receiver');
  await userEvent.selectOptions(dialog.getByLabelText('Events of'), 'B-1');
  await userEvent.selectOptions(dialog.getByLabelText('Which events'), 'some');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Webhook' }));
  expect(await dialog.findByText(/^Enter an address such as/)).toBeVisible();
  expect(dialog.getByText('Choose at least one event type')).toBeVisible();
  await userEvent.clear(dialog.getByLabelText('Address'));
  await userEvent.type(dialog.getByLabelText('Address'), 'https://10.0.0.1/');
  await userEvent.type(dialog.getByLabelText('Search event types'), 'transfer app');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'TRANSFER APPROVED' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create Webhook' }));
  expect((await dialog.findAllByText(words))[0]).toBeVisible();
  refuse = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Create Webhook' }));
  const shown = within(await screen.findByRole('alertdialog', { name: 'Copy the secret now' }));
  expect(shown.getByLabelText('Secret')).toHaveValue('whsec_of-this');
  expect(bodyOf(CREATE)).toEqual({
    name: 'Motor pool schedule',
    url: 'https://10.0.0.1/',
    unitId: 'B-1',
    eventTypes: ['TRANSFER APPROVED'],
  });
  await userEvent.keyboard('{Escape}');
  expect(shown.getByLabelText('Secret')).toHaveValue('whsec_of-this');
  await userEvent.click(shown.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('whsec_of-this')).not.toBeInTheDocument());
});

test('an Admin of a unit chooses one, and is not offered the whole ledger', async () => {
  answer({ 'GET /api/webhooks': () => ({ ...all, maySendAll: false }) });
  openApp('/webhooks?act=create');
  const dialog = within(await screen.findByRole('dialog', { name: 'New Webhook' }));
  const unit = await dialog.findByLabelText('Events of');
  expect(within(unit).queryByRole('option', { name: 'The whole ledger' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Create Webhook' }));
  expect((await dialog.findAllByText('Choose a unit')).length).toBeGreaterThan(1);
});

test('without a connection a new webhook says so and loses nothing', async () => {
  answer({ [CREATE]: unreachable });
  openApp('/webhooks?act=create');
  const dialog = within(await screen.findByRole('dialog', { name: 'New Webhook' }));
  await userEvent.type(await dialog.findByLabelText('Name'), 'Motor pool');
  await userEvent.type(dialog.getByLabelText('Address'), 'https://receiver.example.mil/');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Webhook' }));
  expect(await dialog.findByText('Needs a connection.')).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveValue('Motor pool');
});

test('the details are in the address; dead letters have their attempts and are sent again, one or all', async () => {
  const RESEND = 'POST /api/webhooks/WH-0002/resend';
  answer({ [RESEND]: () => ({ resent: 1 }) });
  openApp('/webhooks?webhook=WH-0002&deliveries=dead');
  const details = within(await screen.findByRole('dialog', { name: /Arms room log/ }));
  expect(await details.findByText(/Given up 21NOV2026 0544, 29 attempts/)).toBeVisible();
  expect(callsMade().some((call) => call.includes('webhookId=WH-0002&state=dead'))).toBe(true);
  await userEvent.click(details.getByText('Attempts of TRANSFER APPROVED'));
  expect(details.getByText(/The receiver refused the connection\./)).toBeVisible();
  await userEvent.click(details.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(bodyOf(RESEND)).toEqual({ deliveryId: 'WD-0002' }));
  expect(await screen.findByText('1 delivery queued again')).toBeVisible();
  await userEvent.click(details.getByRole('button', { name: 'Resend All' }));
  await waitFor(() => expect(bodyOf(RESEND)).toEqual({}));
});

test.each([
  ['The test was delivered', deliveryOf('WD-0009', { seq: null, eventType: 'TEST' })],
  ['The test was not delivered', { ...dead, seq: null }],
])('a test says how it went: %s', async (words, outcome) => {
  answer({ 'POST /api/webhooks/WH-0001/test': () => outcome });
  openApp('/webhooks?webhook=WH-0001');
  const details = within(await screen.findByRole('dialog', { name: /Motor pool schedule/ }));
  await userEvent.click(details.getByRole('button', { name: 'Send a Test' }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a webhook is switched off, and removed after a question', async () => {
  const CHANGE = 'PATCH /api/webhooks/WH-0001';
  const REMOVE = 'DELETE /api/webhooks/WH-0001';
  answer({ [CHANGE]: () => schedule, [REMOVE]: () => ({ message: 'Removed' }) });
  openApp('/webhooks');
  await userEvent.click(within(await table()).getByRole('switch', { name: 'Motor pool schedule on' }));
  await waitFor(() => expect(bodyOf(CHANGE)).toEqual({ isEnabled: false }));
  await userEvent.click(within(await table()).getByRole('row', { name: /Motor pool schedule/ }));
  const details = within(await screen.findByRole('dialog', { name: /Motor pool schedule/ }));
  await userEvent.click(details.getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Motor pool schedule?' }));
  expect(question.getByText('Nothing more is sent to receiver.example.mil.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(callsMade()).toContain(REMOVE));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('it says that it loads, that it failed, that it needs an Admin, and that there is nothing', async () => {
  const slow = held({ ...all, webhooks: [] });
  answer({ 'GET /api/webhooks': slow.answer });
  const first = openApp('/webhooks');
  expect(await screen.findByText('Loading webhooks...')).toBeInTheDocument();
  slow.release();
  expect(await screen.findByText('No webhook yet')).toBeVisible();
  first.unmount();
  answer({ 'GET /api/webhooks': () => refusal(500, 'The server failed') });
  const second = openApp('/webhooks');
  expect(await screen.findByText('Failed to load webhooks')).toBeVisible();
  second.unmount();
  answer({ 'GET /api/webhooks': () => refusal(403, 'Only an Admin manages webhooks.') });
  openApp('/webhooks');
  expect(await screen.findByText('Only an Admin manages webhooks.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New Webhook' })).not.toBeInTheDocument();
});

test('on a phone each webhook is a card with its switch', async () => {
  setWindow({ phone: true });
  openApp('/webhooks');
  expect(await screen.findByRole('switch', { name: 'Arms room log on' })).toBeChecked();
  expect(screen.getByText('3 deliveries waiting · 2 dead letters')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New Webhook' })).toBeVisible();
});

test.each([
  [3, 2, '5 deliveries'],
  [1, 0, '1 delivery'],
])(
  'to remove a webhook with %d waiting and %d given up says how many are not sent',
  async (waiting, dead, words) => {
    answer({ 'GET /api/webhooks': () => ({ ...all, webhooks: [{ ...failing, waiting, dead }] }) });
    openApp('/webhooks?act=remove&of=WH-0002');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Arms room log?' }));
    expect(
      question.getByText(`Nothing more is sent to receiver.example.mil. ${words} will not be sent.`),
    ).toBeVisible();
  },
);

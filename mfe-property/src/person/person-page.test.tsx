import type {
  HandReceiptDto,
  HeldItemDto,
  HoldingsDto,
  PersonPageDto,
  TransferDto,
} from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commander, HALLORAN, soldier, WHITAKER } from '../test/company';
import { renderRemote } from '../test/render-remote';

const item = (number: number): HeldItemDto => ({
  id: `P-${number}`,
  name: 'M4A1 Carbine',
  serial_number: `W12340${number}`,
  current_status: 'Operational',
  is_sensitive: true,
  since: '2026-11-02T12:00:00.000Z',
});
const items = (from: number, count: number) => Array.from({ length: count }, (_, at) => item(from + at));

const receipt = (given: Partial<HandReceiptDto> = {}): HandReceiptDto => ({
  giver: HALLORAN,
  book: null,
  holder: WHITAKER,
  number: 'HR-0017',
  last_printed: { edition: 3, at: '2026-11-22T18:56:00.000', is_current: true },
  items: items(10, 12),
  ...given,
});

const PAGE: PersonPageDto = {
  person: WHITAKER,
  role: 'Soldier',
  status: 'Active',
  held: 14,
  sensitive_held: 13,
  givers: 2,
  signed_down: 1,
  signed: 15,
};
const TANAKA = { ...WHITAKER, id: 'U-6', name: 'PFC Tanaka', lastName: 'Tanaka' };

const transfer = (given: Partial<TransferDto>): TransferDto => ({
  id: 'T-1',
  property: { id: 'P-10', name: 'M4A1 Carbine', serial_number: 'W1234010' },
  item_name: 'M4A1 Carbine',
  serial_number: 'W1234010',
  from_user: WHITAKER,
  from: WHITAKER.name,
  to_user: HALLORAN,
  to: HALLORAN.name,
  request_date: '2026-11-21T07:31:00.000',
  status: 'Pending',
  resolved_date: null,
  notes: null,
  include_components: true,
  mounted: null,
  is_recall: true,
  sign_over: false,
  superior: null,
  needs_consent: false,
  superior_agreed_at: null,
  due_on: null,
  recall_answer: {
    answer: 'in-repair',
    until_on: '2026-12-03',
    note: 'Shop 2',
    at: '2026-11-21T08:00:00.000Z',
  },
  cancel_user_id: HALLORAN.id,
  superseded_by: null,
  request_id: null,
  request_lines: 1,
  ...given,
});

const HOLDINGS: HoldingsDto = {
  received: [
    receipt({ giver: null, book: 'B Co', number: null, last_printed: null, items: items(1, 2) }),
    receipt(),
  ],
  signed_down: [
    receipt({ giver: WHITAKER, holder: TANAKA, number: null, last_printed: null, items: items(30, 1) }),
  ],
  transfers: [transfer({})],
};

const pdf = () =>
  new Response('%PDF-1.7', {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="DA2062_HR-20261121-U-1.pdf"',
    },
  });

const open = (
  holdings: Partial<HoldingsDto> = {},
  user = commander,
  more: Parameters<typeof serve>[0] = {},
) => {
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined });
  const server = serve({
    'GET /api/people/U-5': () => PAGE,
    'GET /api/people/U-5/holdings': () => ({ ...HOLDINGS, ...holdings }),
    'GET /api/shortages': () => page([]),
    'POST /api/da2062/pairs': pdf,
    ...more,
  });
  renderRemote('/people/U-5', { user });
  return server;
};

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('SUCC-42 the page says what a person holds from whom, by giver with number, last print and state', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'SPC Whitaker' })).toBeVisible();
  expect(screen.getByText('Soldier. 14 items, 13 sensitive, from 2 givers.')).toBeVisible();
  const book = await panel('From the property book of B Co');
  expect(book.getByText('Not printed yet')).toBeVisible();
  const halloran = await panel('From CPT Halloran');
  expect(halloran.getByText('HR-0017/3')).toBeVisible();
  expect(halloran.getByText('CURRENT')).toBeVisible();
  expect(halloran.getByText(/12 items/)).toBeVisible();
  expect(halloran.getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(halloran.getByRole('button', { name: 'Show all 12, From CPT Halloran' }));
  expect(halloran.getAllByRole('listitem')).toHaveLength(12);
  const down = await panel('Signed down');
  expect(down.getByRole('link', { name: 'PFC Tanaka' })).toHaveAttribute('href', '/people/U-6');
});

test('thousands of items come by the hundred, and the focus goes to the first that a press has added', async () => {
  open({ received: [receipt({ items: items(1000, 1234) })] });
  const halloran = await panel('From CPT Halloran');
  const list = halloran.getByRole('list', { name: 'From CPT Halloran, 1,234' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(halloran.getByRole('button', { name: 'Show 100 more of 1,234, From CPT Halloran' }));
  const rows = within(list).getAllByRole('listitem');
  expect(rows).toHaveLength(110);
  expect(rows[10]).toHaveFocus();
});

test('each section has a heading, and each list a name with its count', async () => {
  open();
  const headings = [
    'From the property book of B Co',
    'From CPT Halloran',
    'Open offers and recalls',
    'Signed down',
  ];
  for (const name of headings) expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'To PFC Tanaka' })).toBeVisible();
  expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
    'From the property book of B Co, 2',
    'From CPT Halloran, 12',
    'Open offers and recalls, 1',
    'Signed down to PFC Tanaka, 1',
  ]);
});

test('shortages are counted as the server counts them, also while more are to be read', async () => {
  const short = {
    id: 'S-1',
    quantity: 1200,
    name: 'Round',
    item: { id: 'P-10', name: 'M4A1 Carbine', serial_number: 'W1234010' },
    document_number: null,
  };
  open({}, commander, { 'GET /api/shortages': () => page([short], { total: 1500, cursor: 'c1' }) });
  const shortages = await panel('Shortages');
  expect(await shortages.findByText('1,500')).toBeVisible();
  expect(shortages.getByText('1,200 short')).toBeVisible();
  expect(shortages.getByRole('list', { name: 'Shortages, 1,500' })).toBeVisible();
});

test('SUCC-40 a deactivated person is said to be', async () => {
  serve({
    'GET /api/people/U-5': () => ({ ...PAGE, status: 'Inactive' }),
    'GET /api/people/U-5/holdings': () => HOLDINGS,
    'GET /api/shortages': () => page([]),
  });
  renderRemote('/people/U-5', { user: commander });
  expect(
    await screen.findByText('Deactivated. Soldier. 14 items, 13 sensitive, from 2 givers.'),
  ).toBeVisible();
});

test('SUCC-42 a paper that no longer holds reads SUPERSEDED', async () => {
  const last_printed = { edition: 3, at: '2026-11-22T18:56:00.000', is_current: false };
  open({ received: [receipt({ last_printed })] });
  expect((await panel('From CPT Halloran')).getByText('SUPERSEDED')).toBeVisible();
});

test('open offers and recalls stand with the other party and the answer of the holder', async () => {
  const offer = transfer({
    id: 'T-2',
    is_recall: false,
    to_user: TANAKA,
    to: 'PFC Tanaka',
    recall_answer: null,
  });
  open({ transfers: [transfer({}), offer] });
  const transfers = await panel('Open offers and recalls');
  expect(transfers.getByText(/Recalled by CPT Halloran/)).toBeVisible();
  expect(transfers.getByText('In repair until 03DEC2026: Shop 2')).toBeVisible();
  expect(transfers.getByText(/To PFC Tanaka/)).toBeVisible();
  expect(transfers.getAllByRole('link')[0]).toHaveAttribute('href', '/transfers/T-1');
});

test('SUCC-42 all hand receipts of the person are printed into one file, or one of them', async () => {
  const { sent } = open();
  const [print] = await screen.findAllByRole('button', { name: 'Print hand receipts' });
  await userEvent.click(print!);
  expect(await screen.findByText('Hand receipt downloaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Print, From the property book of B Co' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { holderId: 'U-5' },
      { holderId: 'U-5', giverId: null },
    ]),
  );
});

test('SUCC-36 a giver asks back all that they gave and have not asked back yet', async () => {
  open();
  const [recall] = await screen.findAllByRole('button', { name: 'Recall all' });
  await userEvent.click(recall!);
  expect(await screen.findByText(/Ask the holders of 11 items to return them to you/)).toBeVisible();
});

test('nobody but the giver is offered to recall, and a soldier sees no link to people whom they do not lead', async () => {
  open({}, soldier);
  expect((await screen.findAllByRole('button', { name: 'Print hand receipts' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Recall all' })).not.toBeInTheDocument();
  expect((await panel('Signed down')).queryByRole('link', { name: 'PFC Tanaka' })).not.toBeInTheDocument();
});

test('SUCC-46 a person out of sight is said to be, and a failure can be tried again', async () => {
  serve({ 'GET /api/people/U-5': () => refusal(404, 'Person not found') });
  renderRemote('/people/U-5', { user: soldier });
  expect(await screen.findByText('Person not found')).toBeVisible();
  expect(screen.getByText('This person does not exist, or you do not lead them.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a person who has signed for nothing is said so, and has nothing to print', async () => {
  const none = { ...PAGE, held: 0, sensitive_held: 0, givers: 0, signed_down: 0, signed: 0 };
  open({ received: [], signed_down: [], transfers: [] }, commander, { 'GET /api/people/U-5': () => none });
  expect(await screen.findByText('SPC Whitaker has not signed for anything.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print hand receipts' })).not.toBeInTheDocument();
});

test('a reader who sees nothing of what a person signed for is not told that it is nothing', async () => {
  const unseen = { ...PAGE, held: 0, sensitive_held: 0, givers: 0, signed_down: 0, signed: 20 };
  open({ received: [], signed_down: [], transfers: [] }, commander, { 'GET /api/people/U-5': () => unseen });
  expect(await screen.findByText('You do not see the items that SPC Whitaker signed for.')).toBeVisible();
  expect(screen.queryByText('SPC Whitaker has not signed for anything.')).not.toBeInTheDocument();
});

test('SUCC-40 leaders, the giver and the person are led to clearing and to a change of holder; others are not', async () => {
  open();
  const [clear] = await screen.findAllByRole('link', { name: 'Clear' });
  expect(clear).toHaveAttribute('href', '/people/U-5/clearance');
  const [change] = await screen.findAllByRole('link', { name: 'Change the holder' });
  expect(change).toHaveAttribute('href', '/successions?new=sub&from=U-5&back=person');
});

test('a squad leader who gave nothing is led to neither', async () => {
  open({}, { ...soldier, id: 'U-8', role: 'Squad Leader' });
  expect((await screen.findAllByRole('button', { name: 'Print hand receipts' }))[0]).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Clear' })).toEqual([]);
  expect(screen.queryAllByRole('link', { name: 'Change the holder' })).toEqual([]);
});

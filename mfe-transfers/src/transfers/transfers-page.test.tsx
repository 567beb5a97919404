import { type Call, page, refusal, serve } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import { brandt, halloran, whitaker } from '../test/people';
import { renderPage } from '../test/render';
import { wireTransfer } from '../test/wire';

const carbine = wireTransfer();
const radio = wireTransfer({ id: 'T-2', name: 'AN/PRC-152', serial: 'C04418', from_user: brandt });
const sight = wireTransfer({ id: 'T-3', name: 'AN/PVS-14', serial: '70322A', status: 'Approved' });
const mine = wireTransfer({
  id: 'T-4',
  name: 'M249',
  serial: 'U208831',
  from_user: halloran,
  to_user: whitaker,
});

const LISTS = { incoming: [carbine, radio, sight], outgoing: [mine], history: [carbine, radio, sight, mine] };

/** The API's list: the view, narrowed to a status where one is asked for. */
const lists = (url: URL) => {
  const rows = LISTS[url.searchParams.get('view') as keyof typeof LISTS];
  const status = url.searchParams.get('status');
  return page(rows.filter((row) => !status || row.status === status));
};

const row = async (serial: string) => (await screen.findByText(serial)).closest('tr')!;
const cells = async (serial: string) =>
  [...(await row(serial)).cells].map((cell) => cell.textContent.replace(/\s+/g, ' '));
const address = () => screen.getByLabelText('Address').textContent;
const listCalls = (calls: Call[]) => calls.map(({ url }) => url).filter((url) => url.includes('limit=50'));

test('XFER-01 XFER-02 the page has its caption, title and New Transfer, which opens the dialog', async () => {
  serve({
    'GET /api/transfers': lists,
    'GET /api/property': () => page([]),
    'GET /api/users/recipients': () => [],
  });
  renderPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Transfers' })).toBeVisible();
  expect(screen.getByText('EQUIPMENT')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'New Transfer' }));
  expect(await screen.findByRole('dialog', { name: 'Initiate Equipment Transfer' })).toBeVisible();
  expect(address()).toBe('/transfers?new=1');
});

test('API-23 an object that has the list of transfers is read as the list', async () => {
  serve({ 'GET /api/transfers': () => Response.json({ transfers: [carbine, radio] }) });
  renderPage();
  expect(await row('W123488')).toBeVisible();
  expect(await row('C04418')).toBeVisible();
});

test('the first call is the one that remote.json has the server preload', async () => {
  const { sent: calls } = serve({ 'GET /api/transfers': lists });
  renderPage();
  await screen.findByText('W123488');
  expect(listCalls(calls)).toEqual(descriptor.routes[0]?.preload);
});

test('XFER-05 XFER-07 XFER-08 each view has its text and its transfers, and names me', async () => {
  serve({ 'GET /api/transfers': lists });
  renderPage();
  expect(screen.getByText('Review and manage transfer requests sent to you')).toBeVisible();
  expect(await cells('W123488')).toEqual([
    '21NOV2026',
    'M4A1 Carbine W123488',
    'SPC Whitaker',
    'CPT Halloran (you)',
    'Pending',
    'DeclineAccept',
  ]);

  await userEvent.click(screen.getByRole('tab', { name: /Outgoing/ }));
  expect(screen.getByText("Track transfer requests you've initiated")).toBeVisible();
  expect((await cells('U208831')).slice(2, 4)).toEqual(['CPT Halloran (you)', 'SPC Whitaker']);
  expect(screen.queryByText('W123488')).toBeNull();

  await userEvent.click(screen.getByRole('tab', { name: /History/ }));
  expect(screen.getByText('View your complete transfer history (incoming and outgoing)')).toBeVisible();
  expect(await screen.findByText('U208831')).toBeVisible();
  expect(screen.getByText('W123488')).toBeVisible();
});

test('XFER-06 the incoming tab counts what waits for me, and has no badge where nothing does', async () => {
  serve({ 'GET /api/transfers': lists });
  const { unmount } = renderPage();
  expect(await screen.findByRole('tab', { name: 'Incoming 2' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Outgoing 1' })).toBeVisible();
  unmount();

  serve({ 'GET /api/transfers': () => page([]) });
  renderPage();
  await screen.findByText('No Incoming Transfers');
  expect(screen.getByRole('tab', { name: 'Incoming' })).toBeVisible();
});

test('XFER-09 XFER-10 the search names its view and is asked from the server', async () => {
  const { sent: calls } = serve({ 'GET /api/transfers': lists });
  renderPage('/transfers?view=history');
  await userEvent.type(screen.getByPlaceholderText('Search history transfers... (name, SN, user)'), 'whit');
  await waitFor(() => expect(listCalls(calls).at(-1)).toBe('/api/transfers?view=history&q=whit&limit=50'));
  expect(address()).toBe('/transfers?view=history&q=whit');
});

test('XFER-11 XFER-13 the status filter narrows the list, and Reset clears search, filter and sort', async () => {
  const { sent: calls } = serve({ 'GET /api/transfers': lists });
  renderPage('/transfers?q=a&sort=name');
  const filter = screen.getByRole('combobox', { name: 'Status' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All Statuses', 'Pending', 'Approved', 'Rejected']);

  await userEvent.selectOptions(filter, 'Approved');
  await waitFor(() => expect(screen.queryByText('W123488')).toBeNull());
  expect(await screen.findByText('70322A')).toBeVisible();
  expect(listCalls(calls).at(-1)).toBe('/api/transfers?view=incoming&q=a&status=Approved&sort=name&limit=50');

  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(address()).toBe('/transfers');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(filter).toHaveDisplayValue('All Statuses');
  expect(screen.getByRole('columnheader', { name: /Date/ })).toHaveAttribute('aria-sort', 'descending');
});

test('XFER-12 a status without a filter is listed under All Statuses with its badge', async () => {
  serve({ 'GET /api/transfers': () => page([wireTransfer({ status: 'Transferred' })]) });
  renderPage();
  expect((await cells('W123488'))[4]).toBe('Transferred');
});

test('XFER-14 changing the tab clears search and status', async () => {
  serve({ 'GET /api/transfers': lists });
  renderPage('/transfers?q=m4&status=Pending');
  await userEvent.click(screen.getByRole('tab', { name: /History/ }));
  expect(address()).toBe('/transfers?view=history');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('on an upright tablet the actions do not stand in front of the status', async () => {
  serve({ 'GET /api/transfers': lists });
  const desktop = globalThis.matchMedia;
  globalThis.matchMedia = (query) => ({ ...desktop(query), matches: query.includes('max-width: 1023') });
  try {
    renderPage();
    await screen.findByText('W123488');
    expect(screen.getByRole('columnheader', { name: 'Actions' })).not.toHaveClass('hr-pinned');
    const facts = screen.getAllByRole('columnheader').slice(2, 5);
    expect(facts.map(({ style }) => style.width)).toEqual(['108px', '108px', '112px']);
  } finally {
    globalThis.matchMedia = desktop;
  }
});

test('XFER-15 XFER-16 four columns sort: the same toggles, a new one starts ascending', async () => {
  const { sent: calls } = serve({ 'GET /api/transfers': lists });
  renderPage();
  await screen.findByText('W123488');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Date',
    'Item / SN',
    'From',
    'To',
    'Status',
    'Actions',
  ]);
  const heads = screen.getAllByRole('columnheader').filter((head) => head.hasAttribute('aria-sort'));
  expect(heads.map((head) => head.textContent)).toEqual(['Date', 'Item / SN', 'From', 'To']);
  expect(heads[0]).toHaveAttribute('aria-sort', 'descending');

  for (const [column, sort] of [
    ['Date', 'date'],
    ['Date', undefined],
    ['Item / SN', 'name'],
    ['Item / SN', '-name'],
    ['From', 'from'],
    ['To', 'to'],
  ]) {
    await userEvent.click(screen.getByRole('button', { name: column }));
    await waitFor(() =>
      expect(new URLSearchParams(address()?.split('?')[1]).get('sort') ?? undefined).toBe(sort),
    );
  }
  expect(listCalls(calls).at(-1)).toBe('/api/transfers?view=incoming&sort=to&limit=50');
});

test('XFER-17 XFER-18 the list is the window less 450 px high and pages from the server as it is scrolled', async () => {
  const rows = Array.from({ length: 80 }, (_, index) =>
    wireTransfer({ id: `T-${index}`, serial: `SN${index}`, status: 'Approved' }),
  );
  const { sent: calls } = serve({
    'GET /api/transfers': (url) =>
      url.searchParams.has('cursor')
        ? page(rows.slice(50), { total: 80 })
        : page(rows.slice(0, 50), { total: 80, cursor: 'fifty' }),
  });
  renderPage();
  const table = await screen.findByRole('table', { name: 'incoming transfers' });
  expect(table.parentElement?.style.maxHeight).toContain('100vh - 450px');
  await screen.findByText('80 transfers');
  expect(calls.filter(({ url }) => url.includes('cursor=fifty'))).toHaveLength(0);

  fireEvent.scroll(table.parentElement!, { target: { scrollTop: 1800 } });
  await waitFor(() =>
    expect(listCalls(calls)).toContain('/api/transfers?view=incoming&limit=50&cursor=fifty'),
  );
});

test('XFER-19 XFER-20 each row has details; only what I may answer in the incoming view can be answered', async () => {
  serve({ 'GET /api/transfers': lists });
  renderPage();
  await screen.findByText('W123488');
  expect(screen.getAllByRole('button', { name: /^Details, / })).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: /^Accept/ })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Decline/ })).toHaveLength(2);

  await userEvent.click(screen.getByRole('tab', { name: /History/ }));
  await screen.findByText('U208831');
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

test('XFER-22 XFER-23 an empty view says so, and outgoing offers to begin unless it is filtered', async () => {
  serve({ 'GET /api/transfers': () => page([]) });
  renderPage();
  expect(await screen.findByText('No Incoming Transfers')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /History/ }));
  expect(await screen.findByText('No Transfer History')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /Outgoing/ }));
  expect(await screen.findByText('No Outgoing Transfers')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Initiate New Transfer' })).toBeVisible();

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Initiate New Transfer' })).toBeNull());
  expect(await screen.findByText('No Outgoing Transfers')).toBeVisible();
});

test('ERR-13 a failed load says why and can be tried again', async () => {
  let broken = true;
  serve({
    'GET /api/transfers': (url) =>
      broken ? refusal(503, 'Busy', { statusText: 'Service Unavailable' }) : lists(url),
  });
  renderPage();
  expect(
    await screen.findByText('Error loading transfers: Failed to fetch transfers: Service Unavailable'),
  ).toBeVisible();
  expect(screen.getByText('Please try again later.')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('W123488')).toBeVisible();
});

test.each([
  ['approve', 'T-1', 'alertdialog', 'Confirm Approval'],
  ['reject', 'T-1', 'alertdialog', 'Confirm Rejection'],
  ['cancel', 'T-4', 'alertdialog', 'Confirm Cancellation'],
] as const)(
  'a question of the address is open after a reload, and Cancel takes it out: %s',
  async (act, id, role, name) => {
    serve({ 'GET /api/transfers': lists, [`GET /api/transfers/${id}`]: () => mine });
    renderPage(`/transfers?act=${act}&on=${id}`);
    const question = await screen.findByRole(role, { name });
    await userEvent.click(within(question).getAllByRole('button')[0]!);
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(address()).toBe('/transfers');
  },
);

test('the question that a button asks is in the address; one that I may not answer is not asked', async () => {
  serve({ 'GET /api/transfers': lists });
  renderPage('/transfers?act=approve&on=T-3');
  await userEvent.click(await screen.findByRole('button', { name: 'Accept M4A1 Carbine W123488' }));
  expect(await screen.findByRole('alertdialog', { name: 'Confirm Approval' })).toHaveTextContent('W123488');
  expect(address()).toBe('/transfers?act=approve&on=T-1');
});

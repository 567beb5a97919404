import { connectionStore } from '@hand-receipt/platform';
import { page, refusal, renderAt, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import { ledgerEvent, ledgerEvents, verdict, witnesses } from '../test/ledger-events';
import { rememberedLog } from '../test/remembered-log';
import { bodyAt, shownEvent } from '../test/served-log';
import LedgerVerificationPage from './ledger-verification-page';

const CHECK = 'GET /api/verification/database';
const HISTORY = 'GET /api/ledger/history';

const open = (path = '/ledger-verification') => renderAt(path, <LedgerVerificationPage />);
const status = () => screen.getByRole('region', { name: 'Overall Ledger Status' });
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

/** An answer that comes when the test says so. */
function later() {
  let answer: (value: unknown) => void = () => {};
  const promise = new Promise((resolve) => (answer = resolve));
  return { promise, answer };
}

test('LEDG-14 LEDG-15 LEDG-17 LEDG-18 the ledger is checked on load and the verdict is told', async () => {
  const log = await rememberedLog();
  const check = later();
  const { calls } = serve({ ...log, [CHECK]: () => check.promise, [HISTORY]: () => page([]) });
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Ledger Verification' })).toBeVisible();
  expect(await within(status()).findByText('Checking ledger database integrity...')).toBeVisible();
  check.answer(verdict());
  expect(await within(status()).findByText('Ledger database integrity verified successfully.')).toBeVisible();
  await waitFor(() => expect(status()).toHaveAttribute('data-state', 'verified'));
  expect(status()).not.toHaveTextContent("Server's own check");
  expect(status()).toHaveTextContent('Events in history 4,812');
  for (const url of descriptor.routes[1]!.preload) expect(calls).toContain(`GET ${url}`);
});

test('LEDG-16 Re-check Status checks again and is disabled while it does', async () => {
  const second = later();
  let asked = 0;
  serve({ [HISTORY]: () => page([]), [CHECK]: () => (asked++ === 0 ? verdict() : second.promise) });
  open();
  await screen.findByText('Ledger database integrity verified successfully.');
  const button = screen.getByRole('button', { name: 'Re-check Status' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toBeDisabled());
  expect(asked).toBe(2);
  second.answer(verdict());
  await waitFor(() => expect(button).toBeEnabled());
});

test('LEDG-19 a ledger that does not hold is called so, with every finding under the verdict', async () => {
  const findings = [
    { code: 'event-altered', message: 'Event #3 no longer matches its sealed hash', seq: 3 },
    {
      code: 'item-differs',
      message: 'Item W123456 shows holder SPC Whitaker; ledger says SGT Navarro',
      itemId: 'P-0001',
    },
  ];
  serve({
    [CHECK]: () => verdict({ is_verified: false, findings }),
    [HISTORY]: () => page(ledgerEvents(6)),
  });
  open();
  const alert = await within(status()).findByRole('alert');
  expect(alert).toHaveTextContent(
    'Ledger database integrity verification failed. Potential tampering detected.',
  );
  const found = within(within(status()).getByRole('list', { name: 'Findings' })).getAllByRole('listitem');
  expect(found.map((item) => item.textContent)).toEqual(findings.map(({ message }) => message));
  expect(status()).toHaveTextContent('First mismatch seq 3');
  await screen.findByText('Hash does not match');
  expect(rows().map((row) => row.dataset.check)).toEqual([
    'suspect',
    'suspect',
    'broken',
    'intact',
    'intact',
    'intact',
  ]);
});

test('LEDG-19 without a named event no row is marked', async () => {
  serve({
    [CHECK]: () =>
      verdict({
        is_verified: false,
        findings: [{ code: 'ledger-shrank', message: 'Ledger shrank from 9 to 6' }],
      }),
    [HISTORY]: () => page(ledgerEvents(6)),
  });
  open();
  await screen.findByText('Ledger shrank from 9 to 6');
  await screen.findByRole('table');
  expect(rows().every((row) => row.dataset.check === 'intact')).toBe(true);
});

test('LEDG-20 ERR-32 a check that fails shows an error with the message, never a verdict', async () => {
  let asked = 0;
  serve({
    [HISTORY]: () => page([]),
    [CHECK]: () => (asked++ === 0 ? verdict() : refusal(503, 'The ledger is busy.')),
  });
  open();
  await screen.findByText('Ledger database integrity verified successfully.');
  await userEvent.click(screen.getByRole('button', { name: 'Re-check Status' }));
  const alert = await within(status()).findByRole('alert');
  expect(alert).toHaveTextContent('Error');
  expect(alert).toHaveTextContent('The ledger is busy.');
  expect(status()).not.toHaveTextContent('verified successfully');
});

test.each([
  ['ERR-02 nothing', '{}', 'Request failed with status 500'],
  ['ERR-33 empty words', '{"message":""}', 'Failed to retrieve verification status.'],
])('%s from the server still gets words', async (_, body, words) => {
  serve({ [HISTORY]: () => page([]), [CHECK]: () => new Response(body, { status: 500 }) });
  open();
  expect(await within(status()).findByRole('alert')).toHaveTextContent(words);
});

test('LEDG-20 an answer that is no JSON says so', async () => {
  serve({ [HISTORY]: () => page([]), [CHECK]: () => new Response('<html>') });
  open();
  expect(await within(status()).findByRole('alert')).toHaveTextContent('Invalid JSON response from server.');
});

test('LEDG-21 an answer without a boolean is_verified is an error', async () => {
  serve({ [HISTORY]: () => page([]), [CHECK]: () => ({ ...verdict(), is_verified: 'yes' }) });
  open();
  expect(await within(status()).findByRole('alert')).toHaveTextContent(
    'Received invalid response format from server.',
  );
});

test.each([null, 'verified', 7, [], {}, { is_verified: null }])(
  'LEDG-21 the answer %j is an error and no verdict',
  async (answer) => {
    serve({ [HISTORY]: () => page([]), [CHECK]: () => new Response(JSON.stringify(answer)) });
    open();
    expect(await within(status()).findByRole('alert')).toHaveTextContent(
      'Received invalid response format from server.',
    );
  },
);

test.each([
  [{ is_verified: true }, 'verified'],
  [{ is_verified: false }, 'failed'],
  [{ is_verified: true, size: 'many', root: 7, findings: 'none', checked_at: 5, warnings: null }, 'verified'],
])('an answer that holds little but a verdict shows the verdict: %j', async (answer, state) => {
  const log = await rememberedLog();
  const shown = [1, 0].map((seq) => shownEvent(bodyAt(seq)));
  serve({ ...log, [HISTORY]: () => page(shown), [CHECK]: () => answer });
  open();
  await waitFor(() => expect(status()).toHaveAttribute('data-state', state));
  expect(await screen.findByRole('table', { name: 'Ledger History' })).toBeVisible();
});

test('findings that cannot be read are still named', async () => {
  serve({
    [HISTORY]: () => page([]),
    [CHECK]: () => ({ is_verified: false, findings: [null, { code: 'x' }] }),
  });
  open();
  const found = await within(status()).findByRole('list', { name: 'Findings' });
  expect(
    within(found)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['A finding without a description (unknown)', 'A finding without a description (x)']);
});

test('LEDG-22 LEDG-23 LEDG-24 LEDG-25 LEDG-31 the history is a table of every field of an event', async () => {
  const event = ledgerEvent(7, {
    timestamp: '2026-11-21T06:04:18',
    details: { from: 'CPT Halloran', to: 'SPC Whitaker' },
  });
  serve({
    [CHECK]: () => verdict(),
    [HISTORY]: () => page([event, ledgerEvent(6, { timestamp: 'yesterday' })]),
  });
  open();
  const table = await screen.findByRole('table', { name: 'Ledger History' });
  const heads = within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
  expect(heads.slice(2)).toEqual(['Timestamp', 'Event Type', 'Event ID', 'User ID', 'Item ID', 'Details']);
  const [first, second] = rows();
  for (const text of ['2026-11-21 06:04:18', 'VERIFICATION', 'evt_7', 'U-0017', 'P-0001']) {
    expect(within(first!).getByText(text)).toBeVisible();
  }
  expect(within(first!).getByText('evt_7')).toHaveClass('hr-mono');
  expect(first!.querySelector('pre')!.textContent).toBe(
    '{\n  "from": "CPT Halloran",\n  "to": "SPC Whitaker"\n}',
  );
  expect(second).toHaveTextContent('Invalid Date');
});

test('LEDG-26 the text box filters every column on the server, from the first page', async () => {
  const { calls } = serve({
    [CHECK]: () => verdict(),
    [HISTORY]: (url) =>
      url.searchParams.get('q') ? page([ledgerEvent(2)]) : page(ledgerEvents(10), { total: 30 }),
  });
  open('/ledger-verification?page=2');
  await screen.findByText('Page 2 of 3');
  await userEvent.type(screen.getByPlaceholderText('Filter all columns...'), 'navarro');
  await screen.findByText('Page 1 of 1');
  expect(calls).toContain('GET /api/ledger/history?limit=10&offset=0&q=navarro');
  expect(screen.getByLabelText('Address')).toHaveTextContent('/ledger-verification?q=navarro');
});

test('LEDG-27 LEDG-28 eleven events are two pages, turned by Next and Previous', async () => {
  const events = ledgerEvents(11);
  serve({
    [CHECK]: () => verdict(),
    [HISTORY]: (url) => {
      const offset = Number(url.searchParams.get('offset'));
      return page(events.slice(offset, offset + Number(url.searchParams.get('limit'))), {
        total: events.length,
      });
    },
  });
  open();
  await screen.findByText('evt_10');
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  expect(rows()).toHaveLength(10);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('evt_0');
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await screen.findByText('evt_10');
});

test('LEDG-27 a link to a page past the end leads to the last page', async () => {
  serve({
    [CHECK]: () => verdict(),
    [HISTORY]: (url) => page(url.searchParams.get('offset') === '10' ? ledgerEvents(1) : [], { total: 11 }),
  });
  open('/ledger-verification?page=99');
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(await screen.findByText('evt_0')).toBeVisible();
});

test('LEDG-27 a long history says how far it was counted, and is turned past that', async () => {
  serve({
    [CHECK]: () => verdict(),
    [HISTORY]: (url) => {
      const isLast = url.searchParams.get('offset') === '1000';
      const rest = isLast ? {} : { cursor: 'c1' };
      return page(isLast ? ledgerEvents(3) : ledgerEvents(10), {
        total: 1000,
        isTotalMinimum: true,
        ...rest,
      });
    },
  });
  open('/ledger-verification?page=100');
  expect(await screen.findByText('More than 1,000 events')).toBeVisible();
  expect(screen.getByText('Page 100 of more than 100')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 101 of 101')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('LEDG-29 loading and empty history say so', async () => {
  const history = later();
  serve({ [CHECK]: () => verdict(), [HISTORY]: () => history.promise });
  open();
  expect(screen.getByText('Loading ledger history...')).toBeInTheDocument();
  history.answer(page([]));
  expect(await screen.findByText('No ledger history found.')).toBeVisible();
});

test('LEDG-30 a history that fails says what failed, above and in the table', async () => {
  serve({ [CHECK]: () => verdict(), [HISTORY]: () => refusal(500, 'Something went wrong.') });
  open();
  expect(await screen.findByText('Error Loading History')).toBeVisible();
  expect(
    screen.getByText(
      'Failed to load history: Something went wrong. Backend endpoint /api/ledger/history might be missing.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Error loading data.')).toBeVisible();
});

test('without a network the history says only that it is not on this device', async () => {
  connectionStore.setState({ online: false });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serve({ [CHECK]: unreachable, [HISTORY]: unreachable });
  open();
  expect(await screen.findByText('Not stored on this device')).toBeVisible();
  expect(screen.queryByText('Error loading data.')).not.toBeInTheDocument();
  jest.restoreAllMocks();
  connectionStore.setState({ online: true });
});

test('a history that failed is read again by Try again; a filter that finds nothing can be reset', async () => {
  let answer = () => refusal(500, 'Something went wrong.');
  serve({
    [CHECK]: () => verdict(),
    'GET /api/ledger/witnesses': () => witnesses({}, 1),
    [HISTORY]: (url) => (url.searchParams.has('q') ? answer() : page([ledgerEvent(0)])),
  });
  open('/ledger-verification?q=nobody');
  await screen.findByText('Error Loading History');
  answer = () => page([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No event matches the filter.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(await screen.findByText('evt_0')).toBeVisible();
});

test('the history says System where an event names nobody', async () => {
  serve({ [CHECK]: () => verdict(), [HISTORY]: () => page([ledgerEvent(0, { userId: '', userName: '' })]) });
  open();
  const row = (await screen.findByText('evt_0')).closest('tr')!;
  expect(within(row).getByText('System')).toBeVisible();
});

test('EVID-02 a damaged event keeps its place in the history and shows nothing else', async () => {
  const damaged = {
    damaged: true,
    eventType: '',
    eventId: '',
    userId: '',
    userName: '',
    itemId: null,
  } as const;
  serve({
    [CHECK]: () => verdict(),
    [HISTORY]: () => page([ledgerEvent(2), ledgerEvent(1, { ...damaged, details: {} }), ledgerEvent(0)]),
  });
  open();
  const row = (await screen.findByText('Event #1 is damaged and is not shown.')).closest('tr')!;
  expect(within(row).queryByText('2026-11-21 06:04:18')).toBeNull();
  expect(within(row).queryByText('{}')).toBeNull();
  expect(within(row).getAllByText('N/A')).toHaveLength(5);
  expect(rows()).toHaveLength(3);
});

test('the counts of the ledger and what each party checked stand below the verdict, and no answer breaks them', async () => {
  const log = await rememberedLog();
  const at = verdict().checked_at;
  const counts = { recorded: 4_812, size: 4_810, recordedAt: '2026-11-21T06:04:00.000Z', sealedAt: null };
  const witness = { name: 'S4', size: 4_810, at, state: 'current', problem: null };
  const witnesses = [witness, { ...witness, name: 'IG', state: 'waiting' }];
  serve({
    ...log,
    [HISTORY]: () => page([]),
    [CHECK]: () => verdict({ last_full_pass: at }),
    'GET /api/ledger/checkpoint': async () => ({ ...(await log['GET /api/ledger/checkpoint']()), ...counts }),
    'GET /api/ledger/witnesses': () => ({
      quorum: 'staff',
      required: 2,
      agreedAt: at,
      witnesses,
      fabric: null,
    }),
  });
  open();
  const strip = screen.getByRole('region', { name: 'Events of the ledger' });
  await waitFor(() => expect(strip).toHaveTextContent(/Recorded4,812Last 21NOV2026 \d{4}/));
  expect(strip).toHaveTextContent('Sealed4,810Signed not given, 2 wait');
  expect(strip).toHaveTextContent(/Witnessed1of 2Last \S+ \d{4}, quorum is 2/);
  const who = () => within(screen.getByRole('list', { name: 'Who checked' })).getAllByRole('listitem');
  await waitFor(() =>
    expect(who()[0]).toHaveTextContent(
      /All 4,812 events hashed; holders, components and checks agree with them\.21NOV2026 \d{4}$/,
    ),
  );
  expect(who()[2]).toHaveTextContent('Fabric not connected. Sealed by this server, witnessed by 2 of 2.');

  for (const answer of [null, [], 'x', { recorded: 'x', size: -1, recordedAt: 7, witnesses: 3 }]) {
    serve({
      ...log,
      [HISTORY]: () => page([]),
      [CHECK]: () => verdict({ is_verified: false, findings: [{ code: 'x', message: 'Y' }] }),
      'GET /api/ledger/witnesses': () => answer,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Re-check Status' }));
    await waitFor(() => expect(who()[0]).toHaveTextContent(/^ServerY/));
    expect(screen.getByRole('region', { name: 'This Browser' })).toBeVisible();
  }
});
